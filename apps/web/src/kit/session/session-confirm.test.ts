import { expect, test, vi } from 'vitest';

// Earlier tests of this process may have set the asker.
vi.resetModules();
const { askToConfirm, setConfirmAsker } = await import('./session-confirm.ts');

test('without an asker nobody is asked', async () => {
  expect(await askToConfirm()).toBe(false);
});

test('calls that are refused together prompt once, later ones again', async () => {
  const ask = vi.fn(async () => true);
  setConfirmAsker(ask);
  expect(await Promise.all([askToConfirm(), askToConfirm()])).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValueOnce(false);
  expect(await askToConfirm()).toBe(false);
  expect(ask).toHaveBeenCalledTimes(2);
});
