import type { FastifyInstance } from 'fastify';

/** `/healthz` says that the process lives, `/readyz` that it can serve people. */
export function addHealthRoutes(server: FastifyInstance, isReady: () => Promise<boolean>): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send('ok'));
  server.get('/readyz', async (_, reply) => {
    const ready = await isReady();
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store');
    return reply.send(ready ? 'ready' : 'not ready');
  });
}
