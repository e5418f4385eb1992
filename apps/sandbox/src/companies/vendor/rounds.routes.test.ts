import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox } from '#testing/sandbox-under-test.ts';
import type { SandboxUnderTest } from '#testing/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const ask = (body: object, secret?: string) =>
  sandbox.post('/api/v1/softswiss/rounds/state', body, secret);

test('Sandbox: a round inquiry is answered with the entries of a played round, or says that there is none', async () => {
  const seatPath = await sandbox.launch('coral-choir');
  await sandbox.act(seatPath, 'spin', { coin: '0.05' });
  const history = await sandbox.server.inject(`${seatPath}/history`);
  const [played] = history.json<{ rounds: { roundId: string }[] }>().rounds;
  const request = { account_id: 'player-1', currency: 'PHP', round_id: played?.roundId };
  const answer = (await ask(request)).json<{ transactions: { type: string; amount: string }[] }>();
  expect(answer).toMatchObject({ known: true, finished: true });
  expect(answer.transactions[0]?.type).toBe('bet');
  expect(answer.transactions[0]?.amount).toMatch(/^\d+\.\d\d$/);
  for (const other of [{ round_id: 'never' }, { account_id: 'x' }, { currency: 'USD' }]) {
    expect((await ask({ ...request, ...other })).json()).toEqual({ known: false });
  }
});

test('Sandbox: a round inquiry without a round or with a wrong signature is refused', async () => {
  const request = { account_id: 'player-1', currency: 'PHP' };
  expect((await ask(request)).statusCode).toBe(400);
  expect((await ask({ ...request, round_id: 'r1' }, 'another secret')).statusCode).toBe(403);
});
