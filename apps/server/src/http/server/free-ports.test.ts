import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { holdFreePorts } from './free-ports.ts';

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.close(() => resolve(true));
    });
  });
}

test('PORT=0 is replaced by two free ports, which are held', async () => {
  const { environment, release } = await holdFreePorts({ PORT: '0', LOG_LEVEL: 'warn' });
  const ports = [Number(environment['PORT']), Number(environment['METRICS_PORT'])];
  expect(new Set(ports).size).toBe(2);
  expect(environment['LOG_LEVEL']).toBe('warn');
  expect(await Promise.all(ports.map(listens))).toEqual([false, false]);
  await release();
  expect(await Promise.all(ports.map(listens))).toEqual([true, true]);
});

test('a given metrics port is kept with PORT=0', async () => {
  const { environment, release } = await holdFreePorts({ PORT: '0', METRICS_PORT: '9090' });
  expect(environment['METRICS_PORT']).toBe('9090');
  await release();
});

test.each([{}, { PORT: '' }, { PORT: '4000' }, { METRICS_PORT: '4001' }])(
  'nothing is chosen for %j',
  async (given) => {
    const { environment, release } = await holdFreePorts(given);
    expect(environment).toEqual(given);
    await release();
  },
);
