import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#http/api-error.ts';
import type { AccessRules } from '#http/call-routes.ts';
import { onAnswerEnd } from '#http/server/connection-end.ts';
import { livePath } from '@pavilion/contract/player/live-stream';
import type { LiveListener } from './live-stream.ts';
import type { LiveStreams } from './live-streams.ts';

type Rules = Pick<AccessRules, 'merchantCode' | 'resolveSession'>;

/** Allows guests; refuses a token that is not of an open session. */
async function listenerOf(request: FastifyRequest, rules: Rules): Promise<LiveListener> {
  const { merchant, authorization = '' } = request.headers;
  if (merchant !== rules.merchantCode) throw new ApiError('request.merchant');
  if (authorization === '') return null;
  const caller = await rules.resolveSession(authorization);
  if (!caller) throw new ApiError('session.ended');
  return { memberId: caller.memberId, sessionId: caller.sessionId };
}

/** Adds the stream of change signals; all of them end before the server closes. */
export function addLiveRoute(server: FastifyInstance, streams: LiveStreams, rules: Rules): void {
  server.route({
    method: 'GET',
    url: livePath,
    exposeHeadRoute: false,
    config: { kind: 'stream' },
    handler: async (request, reply) => {
      const listener = await listenerOf(request, rules);
      onAnswerEnd(request, reply, streams.admit({ listener, address: request.ip }));
      const isReturn = request.headers['last-event-id'] !== undefined;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      onAnswerEnd(request, reply, streams.open(reply.raw, { listener, isReturn }));
    },
  });
  server.addHook('preClose', async () => streams.close());
}
