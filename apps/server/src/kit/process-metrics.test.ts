import { expect, test } from 'vitest';
import { createProcessMetrics, type CircuitReading } from './process-metrics.ts';

test('the metrics report the circuits of calls to companies at the moment of reading', async () => {
  const metrics = createProcessMetrics(async () => 0);
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
  const metrics = createProcessMetrics(async () => 0);
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
