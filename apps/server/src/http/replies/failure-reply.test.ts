import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it, test } from 'vitest';
import { errorStatus, type ErrorCode } from '@pavilion/contract/error-code';
import { ApiError } from '../api-error.ts';
import { createHttpServer } from '../server/create-http-server.ts';

type Line = { reqId?: string; errorCode?: string; err?: { message: string } };

function loggedServer() {
  const lines: Line[] = [];
  const written = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Line);
      done();
    },
  });
  const server = createHttpServer(pino({ base: null }, written));
  server.get('/refused', () => {
    throw new ApiError('server.busy');
  });
  server.get('/faulty', () => {
    throw new Error('a fault of ours');
  });
  return { server, lines };
}

it('logs a refusal and a fault with the request id of the answer', async () => {
  const { server, lines } = loggedServer();
  const answers = [await server.inject('/refused'), await server.inject('/faulty')];
  const [refused, faulty] = answers.map(({ headers }) => headers['x-request-id']);
  expect(refused).not.toBe(faulty);
  expect(lines).toMatchObject([
    { reqId: refused, errorCode: 'server.busy' },
    { reqId: faulty, err: { message: 'a fault of ours' } },
  ]);
  await server.close();
});

it('refuses a route with a schema, so that no start loads a schema compiler', async () => {
  const server = createHttpServer(pino({ level: 'silent' }));
  server.post('/', { schema: { body: { type: 'object' } } }, async () => 'never');
  await expect(server.ready()).rejects.toThrow('no route has a schema');
});

const passing = Object.entries(errorStatus)
  .filter(([, status]) => [408, 429, 503].includes(status))
  .map(([code]) => code as ErrorCode);

test.each(passing)('Wire transport: %s carries Retry-After, and is counted', async (code) => {
  const counted: string[] = [];
  const server = createHttpServer(pino({ level: 'silent' }), (refusal) => counted.push(refusal));
  server.get('/refused', () => {
    throw new ApiError(code);
  });
  const { headers } = await server.inject('/refused');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(counted).toHaveLength(1);
  await server.close();
});
