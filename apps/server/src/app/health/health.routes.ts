import type { FastifyInstance } from 'fastify';

/** Adds `/healthz` (the process runs) and `/readyz` (it can serve, or why not, one line each). */
export function addHealthRoutes(
  server: FastifyInstance,
  findTroubles: () => Promise<string[]>,
): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send('ok'));
  server.get('/readyz', async (_, reply) => {
    const troubles = await findTroubles();
    const isReady = troubles.length === 0;
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return reply.send(isReady ? 'ready' : ['not ready', ...troubles].join('\n'));
  });
}
