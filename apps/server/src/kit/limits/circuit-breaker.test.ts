import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function breaker() {
  let now = 0;
  let answers = true;
  let calls = 0;
  const circuit = createCircuitBreaker({
    clock: () => new Date(now),
    failuresToOpen: 3,
    restMs: 1000,
  });
  const ask = () =>
    circuit.run(
      async () => {
        calls += 1;
        return answers;
      },
      (value) => value,
    );
  return {
    circuit,
    ask,
    pass: (ms: number) => void (now += ms),
    answer: (well: boolean) => void (answers = well),
    calls: () => calls,
  };
}

test('failures in a row open it, and while it is open nothing is called', async () => {
  const { circuit, ask, pass, answer, calls } = breaker();
  answer(false);
  expect([await ask(), await ask(), await ask()]).toEqual([false, false, false]);
  expect(circuit.state()).toBe('open');
  pass(999);
  expect(await ask()).toBeNull();
  expect(calls()).toBe(3);
});

test('a success between failures starts the count again', async () => {
  const { circuit, ask, answer } = breaker();
  for (const well of [false, false, true, false, false]) {
    answer(well);
    await ask();
  }
  expect(circuit.state()).toBe('closed');
});

test('after its rest it makes one call: success closes it, failure opens it', async () => {
  const { circuit, ask, pass, answer, calls } = breaker();
  answer(false);
  for (let count = 0; count < 3; count += 1) await ask();
  pass(1000);
  expect(circuit.state()).toBe('trying');
  expect(await ask()).toBe(false);
  expect(circuit.state()).toBe('open');
  pass(1000);
  answer(true);
  const both = await Promise.all([ask(), ask()]);
  expect(both).toEqual([true, null]);
  expect(calls()).toBe(5);
  expect(circuit.state()).toBe('closed');
});

test('a call that throws counts as a failure and frees the circuit for the next try', async () => {
  const { circuit, ask, pass, answer } = breaker();
  answer(false);
  for (let count = 0; count < 3; count += 1) await ask();
  pass(1000);
  const fails = () => Promise.reject(new Error('broken'));
  await expect(circuit.run(fails, () => true)).rejects.toThrow('broken');
  expect(circuit.state()).toBe('open');
  pass(1000);
  answer(true);
  expect(await ask()).toBe(true);
});
