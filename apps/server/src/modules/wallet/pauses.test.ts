import { describe, expect, test } from 'vitest';
import { pausesBeside } from './report-progress.ts';

const never = new AbortController().signal;
const longMs = 1_000_000;

/** A wallet in which many calls wait for as many looks at it as given; the first sets the start. */
function busyFor(looks: number) {
  let seen = 0;
  let waited = 0;
  return {
    looks: () => seen,
    waitedMs: () => {
      seen += 1;
      if (seen <= 2 * looks) waited += longMs;
      return waited;
    },
  };
}

describe('a pass over the ledger', () => {
  test('pauses briefly beside a wallet that keeps up', async () => {
    const wallet = busyFor(0);
    await pausesBeside(wallet, never)(longMs);
    expect(wallet.looks()).toBe(2);
  });

  test('pauses for as long as the wallet is busy', async () => {
    const wallet = busyFor(3);
    await pausesBeside(wallet, never)(longMs);
    expect(wallet.looks()).toBe(8);
  });

  test('goes on beside a busy wallet after a hundred times the length of its step', async () => {
    const wallet = busyFor(longMs);
    const begun = performance.now();
    await pausesBeside(wallet, never)(2);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(200);
    expect(wallet.looks()).toBeGreaterThan(2);
  });

  test('no longer gives way when it has for two minutes', async () => {
    const wallet = busyFor(longMs);
    await pausesBeside(wallet, never, performance.now() - 120_000)(longMs);
    expect(wallet.looks()).toBe(2);
  });

  test('ends its pause when it has to stop', async () => {
    const stop = new AbortController();
    const wallet = busyFor(longMs);
    const pause = pausesBeside(wallet, stop.signal)(longMs);
    stop.abort();
    await pause;
    expect(wallet.looks()).toBe(2);
  });
});
