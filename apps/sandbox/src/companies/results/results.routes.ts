import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asObject, asText } from '#json-body.ts';
import { hasApiKey } from '../company-request.ts';
import { shapeOf } from './result-shapes.ts';
import { behaviours, createSaidResults, type AskedDraw, type ResultsPace } from './said-results.ts';

export type ResultsDeps = { secret: string; pace?: ResultsPace };

const usualPace: ResultsPace = { noneMs: 3000, finalMs: 10_000 };

const sourcePattern = /^[a-z][a-z0-9-]{0,39}$/;

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

function sendError(reply: FastifyReply, status: number, code: string, message: string) {
  return reply.code(status).send({ code, message });
}

/** Reads which draw is meant, or returns null once it has answered that there is none such. */
function readDraw(given: unknown, reply: FastifyReply): AskedDraw | null {
  const { code, numero } = asObject(given) ?? {};
  const [codeText, numeroText] = [asText(code) ?? '', asText(numero) ?? ''];
  const shape = shapeOf(codeText);
  if (shape === undefined) {
    sendError(reply, 404, 'not_found', 'No source reports such a lottery.');
    return null;
  }
  if (!shape.numero.test(numeroText)) {
    sendError(reply, 400, 'bad_request', `${codeText} does not number its draws so.`);
    return null;
  }
  return { code: codeText, numero: numeroText, shape };
}

/** Plays the sources of the results of draws that others hold; every source knows every lottery. */
export function registerResults(server: FastifyInstance, { secret, pace }: ResultsDeps): void {
  const said = createSaidResults(secret, pace ?? usualPace);
  const apiKey = hmac(secret, 'pavilion.results.v1|key');

  const sendResult = (request: FastifyRequest, reply: FastifyReply) => {
    const source = asText(asObject(request.params)?.['source']) ?? '';
    if (!sourcePattern.test(source)) {
      return sendError(reply, 404, 'not_found', 'There is no such source.');
    }
    const asked = readDraw(request.params, reply);
    if (asked === null) return reply;
    const { code, numero } = asked;
    const body = JSON.stringify({ source, code, numero, ...said.read(source, asked, Date.now()) });
    const signed = ['pavilion.results.v1', source, code, numero, body].join('\n');
    return reply
      .header('x-results-signature', hmac(secret, signed))
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(body);
  };

  const control = (request: FastifyRequest, reply: FastifyReply) => {
    const body = asObject(request.body) ?? {};
    const asked = readDraw(body, reply);
    if (asked === null) return reply;
    const what = behaviours.find((one) => one === body['what']);
    if (what === undefined) {
      return sendError(reply, 400, 'bad_request', `"what" is one of ${behaviours.join(', ')}.`);
    }
    const named = body['source'] === undefined ? null : (asText(body['source']) ?? '');
    if (named !== null && !sourcePattern.test(named)) {
      return sendError(reply, 400, 'bad_request', 'There is no such source.');
    }
    if (what === 'wrong' && named === null) {
      return sendError(reply, 400, 'bad_request', 'Name the source that is wrong.');
    }
    // A correction is one of the draw, so all sources say it.
    const source = what === 'corrected' ? null : named;
    if (!said.tell(source, asked, what, Date.now())) {
      return sendError(reply, 400, 'bad_request', 'Too many sources of this draw were told.');
    }
    const { code, numero } = asked;
    return reply.send({ code, numero, source: source ?? 'all', what });
  };

  server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (hasApiKey(request, apiKey)) return;
      await sendError(reply, 401, 'unauthorized', 'The API key is missing or wrong.');
    });
    scope.get('/results/:source/:code/:numero', sendResult);
    scope.post('/results/control', control);
  });
}
