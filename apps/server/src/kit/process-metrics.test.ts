import { expect, test } from 'vitest';
import { createProcessMetrics, type CircuitReading } from './process-metrics.ts';

const none = { ledger: async () => 0, agents: async () => 0 };

test('the metrics report the circuits of calls to companies at the moment of reading', async () => {
  const metrics = createProcessMetrics(none);
  const transfer: CircuitReading = {
    connection: 'reef',
    call: 'transfer',
    state: 'closed',
    failures: 0,
  };
  let read: CircuitReading[] = [transfer];
  metrics.watchCircuits(() => read);
  const lines = async () => (await metrics.registry.metrics()).split('\n');
  expect(await lines()).toContain('vendor_circuit{connection="reef",call="transfer"} 0');

  read = [{ ...transfer, state: 'open', failures: 5 }];
  expect(await lines()).toContain('vendor_circuit{connection="reef",call="transfer"} 2');
  expect(await lines()).toContain(
    'vendor_call_failures_total{connection="reef",call="transfer"} 5',
  );

  read = [{ ...transfer, state: 'trying', failures: 5 }];
  expect(await lines()).toContain('vendor_circuit{connection="reef",call="transfer"} 1');
});

test('D18: the metrics report how many text messages are left, NaN when unknown', async () => {
  const metrics = createProcessMetrics(none);
  const lines = async () => (await metrics.registry.metrics()).split('\n');
  let read = async () => 7;
  metrics.watchTexts(() => read());
  expect(await lines()).toContain('text_messages_left 7');
  read = () => Promise.reject(new Error('no database'));
  expect((await lines()).filter((line) => line.startsWith('text_messages_left '))).toEqual([
    'text_messages_left Nan',
  ]);
  read = async () => 0;
  expect(await lines()).toContain('text_messages_left 0');
});

test.each([
  ['whom an operator must look at', 'watchLooks', 'harm_looks'],
  ['identity checks that an operator must decide', 'watchIdentityChecks', 'identity_checks'],
] as const)(
  '§7: the metrics report %s, and since when, NaN when unknown',
  async (_, watch, what) => {
    const metrics = createProcessMetrics(none);
    const waiting = `${what}_waiting`;
    const oldest = `${what}_oldest_seconds`;
    const valueOf = async (name: string) => {
      const lines = (await metrics.registry.metrics()).split('\n');
      return Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
    };
    let read = async () => ({
      waiting: 2,
      oldest: new Date(Date.now() - 3_600_000) as Date | null,
    });
    metrics[watch](() => read());
    expect(await valueOf(waiting)).toBe(2);
    expect(await valueOf(oldest)).toBeGreaterThanOrEqual(3600);
    read = async () => ({ waiting: 0, oldest: null });
    expect(await valueOf(waiting)).toBe(0);
    expect(await valueOf(oldest)).toBe(0);
    read = () => Promise.reject(new Error('no database'));
    expect(await valueOf(waiting)).toBeNaN();
    expect(await valueOf(oldest)).toBeNaN();
  },
);

test('D13: the metrics report the findings of each check, and checks that could not be run', async () => {
  let agents = async () => 3;
  const metrics = createProcessMetrics({ ledger: async () => 2, agents: () => agents() });
  const lines = async () => (await metrics.registry.metrics()).split('\n');
  await metrics.runChecks();
  expect(await lines()).toEqual(
    expect.arrayContaining(['ledger_drift_findings 2', 'agent_check_findings 3']),
  );
  agents = () => Promise.reject(new Error('no database'));
  await metrics.runChecks();
  expect(await lines()).toEqual(
    expect.arrayContaining(['agent_check_failures_total 1', 'ledger_check_failures_total 0']),
  );
});
