import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, readForms } from '#form-body.ts';
import { asObject, asText } from '#json-body.ts';
import type { Assets } from '#pages/assets.ts';
import { sendDocument } from '#pages/document.ts';
import type { Html } from '#pages/html.ts';
import { isSameText } from '#same-text.ts';
import type { ChatRooms } from './chat-room.ts';
import { chatBody, deskBody, goneBody } from './chat.page.ts';

/** The visitor that a ticket names: an opaque reference and a name to show. */
type ChatVisitor = { visitor: string; name: string };

export type ChatDeps = {
  secret: string;
  rooms: ChatRooms;
  assets: Assets;
  pavilionOrigin: string;
};

const entry = 'src/companies/chat/browser/chat-page.ts';

function queryOf(request: FastifyRequest, name: string): string {
  return asText(asObject(request.query)?.[name]) ?? '';
}

/** Null for a ticket that the site did not sign or that has expired. */
function readTicket(ticket: string, secret: string, nowMs: number): ChatVisitor | null {
  const [body = '', signature = ''] = ticket.split('.');
  const expected = createHmac('sha256', secret).update(body).digest('base64url');
  if (!isSameText(signature, expected)) return null;
  const { visitor, name, expires } = JSON.parse(
    Buffer.from(body, 'base64url').toString('utf8'),
  ) as ChatVisitor & { expires: number };
  return expires > nowMs ? { visitor, name } : null;
}

function visitorOf(request: FastifyRequest, { secret }: ChatDeps): ChatVisitor | null {
  return readTicket(queryOf(request, 'session'), secret, Date.now());
}

/** The return address is always on the site that sent the visitor, whatever the query says. */
function backAddress(request: FastifyRequest, { pavilionOrigin }: ChatDeps): string {
  const wanted = queryOf(request, 'backUrl');
  const own = URL.canParse(wanted) && new URL(wanted).origin === pavilionOrigin;
  return own ? wanted : pavilionOrigin;
}

type Page = { title: string; body: Html; language?: string; data?: Record<string, string> };

function sendPage(reply: FastifyReply, deps: ChatDeps, page: Page): FastifyReply {
  const assets = deps.assets.forEntry(entry);
  return sendDocument(reply, { bodyClass: 'chat', assets, ...page }, deps);
}

function sendChat(request: FastifyRequest, reply: FastifyReply, deps: ChatDeps): FastifyReply {
  const visitor = visitorOf(request, deps);
  const back = backAddress(request, deps);
  if (visitor === null) {
    return sendPage(reply.code(403), deps, { title: 'Chat', body: goneBody(back) });
  }
  const title = queryOf(request, 'title') || 'Chat';
  return sendPage(reply, deps, {
    title,
    language: queryOf(request, 'language') === 'TY' ? 'fil' : 'en',
    data: { color: queryOf(request, 'headerColor') },
    body: chatBody(title, back, deps.rooms.read(visitor.visitor, visitor.name)),
  });
}

/** Serves the visitor's page, the page of support, and the unread count that the site polls. */
export function registerChat(server: FastifyInstance, deps: ChatDeps): void {
  const { rooms, secret } = deps;
  server.register(async (scope) => {
    readForms(scope);
    scope.get('/chat', (request, reply) => sendChat(request, reply, deps));
    scope.post('/chat', (request, reply) => {
      const visitor = visitorOf(request, deps);
      if (visitor === null) return sendChat(request, reply, deps);
      rooms.open(visitor.visitor, visitor.name);
      rooms.say(visitor.visitor, 'visitor', formFields(request.body).get('text') ?? '');
      return reply.redirect(request.url, 303);
    });
    scope.get('/chat/messages', (request, reply) => {
      const visitor = visitorOf(request, deps);
      if (visitor === null) return reply.code(403).send({ code: 'session_over' });
      const messages = rooms.read(visitor.visitor, visitor.name);
      return reply.header('cache-control', 'no-store').send({ messages });
    });
    scope.get('/chat/desk', (_request, reply) =>
      sendPage(reply, deps, { title: 'Chat desk', body: deskBody(rooms.list()) }),
    );
    scope.post('/chat/desk/:visitor', (request, reply) => {
      const visitor = asText(asObject(request.params)?.['visitor']) ?? '';
      rooms.say(visitor, 'desk', formFields(request.body).get('text') ?? '');
      return reply.redirect('/chat/desk', 303);
    });
    scope.get('/chat/v1/unread', (request, reply) => {
      if (!isSameText(request.headers.authorization ?? '', `Bearer ${secret}`)) {
        return reply.code(401).send({ code: 'unauthorized' });
      }
      return reply.send({ unread: rooms.unread(queryOf(request, 'visitor')) });
    });
  });
}
