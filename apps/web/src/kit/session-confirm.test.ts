import { expect, test, vi } from 'vitest';

// Pages that were drawn before by this process have told how they ask.
vi.resetModules();
const { askToConfirm, setConfirmAsker } = await import('./session-confirm.ts');

test('nobody is asked where no page can ask', async () => {
  expect(await askToConfirm()).toBe(false);
});

test('calls that are refused together ask once, later ones ask again', async () => {
  const ask = vi.fn(async () => true);
  setConfirmAsker(ask);
  expect(await Promise.all([askToConfirm(), askToConfirm()])).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValueOnce(false);
  expect(await askToConfirm()).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
});
