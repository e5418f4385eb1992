import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionLock } from './connection-lock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('turns on the only connection', () => {
  it('are shared until one caller needs it alone, and then given in order', async () => {
    const lock = new ConnectionLock();
    const order: string[] = [];
    const share = (name: string) => lock.share(async () => void order.push(name));
    const first = share('a');
    const giveBack = await lock.hold();
    const waiting = [share('b'), lock.hold().then((release) => release()), share('c')];
    await Promise.resolve();
    expect(order).toEqual(['a']);
    giveBack();
    await Promise.all([first, ...waiting]);
    expect(order).toEqual(['a', 'b', 'c']);
  });

  it('are refused only to callers that wait too long', async () => {
    const lock = new ConnectionLock();
    const giveBack = await lock.hold();
    const late = lock.share(async () => 'late').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_000);
    const patient = lock.share(async () => 'patient');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(late).resolves.toMatchObject({
      name: 'DatabaseUnavailableError',
      message: expect.stringContaining('use the connection it lends') as unknown,
    });
    giveBack();
    await expect(patient).resolves.toBe('patient');
  });
});
