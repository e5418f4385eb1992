import { expect, onTestFinished, test, vi } from 'vitest';
import { setOnline } from '#testing/mount-screen.tsx';
import { bringLater } from './bring-later.ts';

test('§9: a later fetch that fails is no unhandled rejection, and is repeated when the device is online', async () => {
  const unhandled = vi.fn();
  addEventListener('unhandledrejection', unhandled, { capture: true });
  onTestFinished(() => removeEventListener('unhandledrejection', unhandled, { capture: true }));
  const bring = vi.fn(async () => Promise.reject<undefined>(new TypeError('Failed to fetch')));
  bringLater(bring);
  await expect.poll(() => bring).toHaveBeenCalledTimes(1);
  setOnline(true);
  await expect.poll(() => bring).toHaveBeenCalledTimes(2);
  bring.mockResolvedValue(undefined);
  setOnline(true);
  await expect.poll(() => bring).toHaveBeenCalledTimes(3);
  setOnline(true);
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  expect(unhandled).not.toHaveBeenCalled();
  expect(bring, 'what is here is not fetched again').toHaveBeenCalledTimes(3);
});
