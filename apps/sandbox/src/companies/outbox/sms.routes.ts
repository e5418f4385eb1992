import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, readForms } from '#form-body.ts';
import { asObject } from '#json-body.ts';
import { isSameText } from '#same-text.ts';
import type { Outbox } from './outbox.ts';

export type SmsDeps = { accountSid: string; authToken: string; outbox: Outbox };

const apiVersion = '2010-04-01';
/** Last digits of numbers that the company refuses, for tests. */
const refusedEnding = '0000';

/** Serves the Messages call in the shape of Twilio. */
export function registerSms(server: FastifyInstance, deps: SmsDeps): void {
  server.register(async (scope) => {
    readForms(scope);
    scope.post(`/${apiVersion}/Accounts/:sid/Messages.json`, (request, reply) =>
      sendMessage(request, reply, deps),
    );
  });
}

function sendMessage(request: FastifyRequest, reply: FastifyReply, deps: SmsDeps): FastifyReply {
  const sid = String(asObject(request.params)?.['sid']);
  if (!isAuthorised(request.headers.authorization, deps) || sid !== deps.accountSid) {
    return sendError(reply, 401, 20003, 'Authenticate');
  }
  const fields = formFields(request.body);
  const to = fields.get('To') ?? '';
  const from = fields.get('From') ?? fields.get('MessagingServiceSid') ?? '';
  const text = fields.get('Body') ?? '';
  if (!/^\+[1-9]\d{6,14}$/.test(to) || to.endsWith(refusedEnding)) {
    return sendError(reply, 400, 21211, `The 'To' number ${to} is not a valid phone number.`);
  }
  if (from === '') return sendError(reply, 400, 21603, "A 'From' number is required.");
  if (text === '') return sendError(reply, 400, 21602, 'Message body is required.');
  deps.outbox.add({ kind: 'sms', to, from, subject: '', text });
  return reply.code(201).send(messageView(deps.accountSid, { to, from, text }));
}

function isAuthorised(header: string | undefined, deps: SmsDeps): boolean {
  const expected = Buffer.from(`${deps.accountSid}:${deps.authToken}`).toString('base64');
  return isSameText(header ?? '', `Basic ${expected}`);
}

function messageView(accountSid: string, message: { to: string; from: string; text: string }) {
  const sid = `SM${randomBytes(16).toString('hex')}`;
  const uri = `/${apiVersion}/Accounts/${accountSid}/Messages/${sid}.json`;
  return {
    account_sid: accountSid,
    api_version: apiVersion,
    body: message.text,
    date_created: new Date().toUTCString(),
    date_sent: null,
    date_updated: new Date().toUTCString(),
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: message.from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: String(Math.ceil(message.text.length / 160)),
    price: null,
    price_unit: 'USD',
    sid,
    status: 'queued',
    subresource_uris: { media: uri.replace('.json', '/Media.json') },
    to: message.to,
    uri,
  };
}

function sendError(
  reply: FastifyReply,
  status: 400 | 401,
  code: number,
  message: string,
): FastifyReply {
  return reply.code(status).send({ code, message, more_info: '', status });
}
