import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import type { MemberBonus } from './bonus.queries.ts';

const bonusOf = (given: Partial<MemberBonus>): MemberBonus => ({
  bonusId: '5',
  title: '100 % first deposit bonus',
  amount: '100.00',
  left: '100.00',
  required: '2400.00',
  wagered: '0.00',
  state: 'active',
  largestBet: null,
  contribution: { RNG: 100 },
  withdrawal: 'blocks',
  grantedAt: '2026-11-02T08:00:00.000Z',
  expiresAt: null,
  endedAt: null,
  ...given,
});

const sheet = page.getByRole('dialog');
const ended = bonusOf({ state: 'forfeited', left: '0.00', endedAt: '2026-11-02T09:00:00.000Z' });

function has(bonus: MemberBonus): void {
  const remainingTurnover = bonus.endedAt === null ? '2400.00' : '0.00';
  site.answers({ bonus: { listBonuses: { list: [bonus], remainingTurnover } } });
}

/** The member has this bonus until it is given up. */
function canGiveUp(bonus: MemberBonus): void {
  has(bonus);
  site.answers({
    bonus: {
      forfeitBonus: () => {
        has(ended);
        return {};
      },
    },
  });
}

test('§7: a bonus is given up after a confirmation', async () => {
  canGiveUp(bonusOf({}));
  await mountScreen('/m/member/home', { session: 'member' });
  await expect.element(page.getByText('₱0.00 of ₱2,400.00 wagered')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  const giveUp = page.getByRole('button', { name: 'Cancel bonus' });
  await giveUp.click();
  await expect
    .element(page.getByText('You will lose ₱100.00 in bonus money. You keep your cash.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Keep bonus', exact: true }).click();
  await expect.element(page.getByText('Active', { exact: true })).toBeVisible();
  expect(site.calls('bonus', 'forfeitBonus')).toEqual([]);
  const balanceRead = site.calls('wallet', 'getWallet').length;
  await giveUp.click();
  await sheet.getByRole('button', { name: 'Cancel bonus' }).click();
  await expect.element(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect.element(giveUp).not.toBeInTheDocument();
  await expect.poll(() => site.calls('bonus', 'forfeitBonus')[0]?.input).toEqual({ bonusId: '5' });
  await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(balanceRead);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a bonus that has ended meanwhile says so, and is shown as ended', async () => {
  has(bonusOf({}));
  site.answers({ bonus: { forfeitBonus: refuse('bonus.ended') } });
  await mountScreen('/m/member/home', { session: 'member' });
  await page.getByRole('button', { name: 'Cancel bonus' }).click();
  has(bonusOf({ state: 'completed', left: '0.00', endedAt: '2026-11-02T09:00:00.000Z' }));
  await sheet.getByRole('button', { name: 'Cancel bonus' }).click();
  await expectNotice('This bonus has already ended.');
  await expect.element(page.getByText('Completed', { exact: true })).toBeVisible();
});

test('§7: in TY and light: the wagering of a bonus, and what giving it up means', async () => {
  canGiveUp(bonusOf({}));
  await mountScreen('/m/member/home', { session: 'member', language: 'TY', theme: 'light' });
  await expect.element(page.getByText('Active', { exact: true })).toBeVisible();
  await expect.element(page.getByText('₱0.00 sa ₱2,400.00 na ang naitaya')).toBeVisible();
  await page.getByRole('button', { name: 'I-cancel ang bonus' }).click();
  await expect
    .element(page.getByText('Mawawala ang ₱100.00 na bonus. Hindi mababawasan ang cash mo.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Huwag i-cancel', exact: true }))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await sheet.getByRole('button', { name: 'I-cancel ang bonus' }).click();
  await expect.element(page.getByText('Na-cancel', { exact: true })).toBeVisible();
});

test('D23: a running bonus says what a withdrawal does to it, one that has ended does not', async () => {
  const blocks = 'You cannot withdraw until this bonus is wagered or cancelled.';
  const list = [
    bonusOf({}),
    bonusOf({ bonusId: '6', title: 'Weekend', state: 'waiting', withdrawal: 'ends' }),
    bonusOf({ bonusId: '7', title: 'Rebate', state: 'waiting', withdrawal: 'free' }),
    { ...ended, bonusId: '8', title: 'Old' },
  ];
  site.answers({ bonus: { listBonuses: { list, remainingTurnover: '2400.00' } } });
  await mountScreen('/m/member/home', { session: 'member' });
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect.element(row('100 % first deposit bonus')).toHaveTextContent(blocks);
  await expect.element(row('Weekend')).toHaveTextContent('Withdrawing ends this bonus.');
  await expect.element(row('Rebate')).toHaveTextContent('You can withdraw your cash.');
  await expect.element(row('Old')).not.toHaveTextContent(/withdraw/i);
  await expect.element(page.getByText('Wager ₱2,400.00 more to unlock')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
