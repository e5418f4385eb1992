import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionTurns } from './connection-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('turns on the only connection', () => {
  it('are shared until one wants it alone, and then taken in order', async () => {
    const turns = new ConnectionTurns();
    const order: string[] = [];
    const share = (name: string) => turns.share(async () => void order.push(name));
    const first = share('a');
    const giveBack = await turns.hold();
    const waiting = [share('b'), turns.hold().then((release) => release()), share('c')];
    await Promise.resolve();
    expect(order).toEqual(['a']);
    giveBack();
    await Promise.all([first, ...waiting]);
    expect(order).toEqual(['a', 'b', 'c']);
  });

  it('are refused to whoever waits too long, and only to those', async () => {
    const turns = new ConnectionTurns();
    const giveBack = await turns.hold();
    const late = turns.share(async () => 'late').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_000);
    const patient = turns.share(async () => 'patient');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(late).resolves.toMatchObject({
      name: 'DatabaseUnavailableError',
      message: expect.stringContaining('use the connection it lends') as unknown,
    });
    giveBack();
    await expect(patient).resolves.toBe('patient');
  });
});
