import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const waiting = { ...emptyPage, claimable: 3, endingSoon: 1 };

test('§2 Side menu: the link to the rewards says how many can be claimed', async () => {
  site.answers({ rewards: { listRewards: waiting } });
  await mountScreen('/m/member/home', { session: 'member' });
  const link = page.getByRole('main').getByRole('link', { name: /Reward center/ });
  await expect.element(link).toHaveTextContent('3 rewards to claim');
  await page.getByRole('button', { name: 'Menu' }).click();
  const entry = page.getByRole('dialog').getByRole('link', { name: /Reward center/ });
  await expect.element(entry).toHaveTextContent('3 rewards to claim');
  await expect
    .poll(() => site.calls('rewards', 'listRewards').map(({ sent }) => sent))
    .toContainEqual({ status: 'AVAILABLE', pageNo: '1', pageSize: '1' });
});

test('§2 Side menu: nothing stands there where nothing can be claimed, or a trial account asks', async () => {
  await mountScreen('/m/member/home', { session: 'member' });
  await expect.poll(() => site.calls('rewards', 'listRewards')).toHaveLength(1);
  const link = page.getByRole('main').getByRole('link', { name: /Reward center/ });
  await expect.element(link).not.toHaveTextContent('claim');
  await mountScreen('/m/member/home', { session: 'trial' });
  await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect.poll(() => site.calls('rewards', 'listRewards')).toHaveLength(1);
});
