import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen, setOnline } from '#testing/mount-screen.tsx';

const notice = page.getByText('You’re offline.');

test('a page that is opened without a connection says so, until it is back', async () => {
  setOnline(false);
  await mountScreen('/m/set');
  await expect.element(notice).toBeVisible();
  setOnline(true);
  await expect.element(notice).not.toBeInTheDocument();
});

test('an open page says that the connection is gone', async () => {
  await mountScreen('/m/set');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Settings' }))
    .toBeInTheDocument();
  await expect.element(notice).not.toBeInTheDocument();
  setOnline(false);
  await expect.element(notice).toBeVisible();
});
