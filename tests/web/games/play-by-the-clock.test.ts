import type { Page } from '@playwright/test';
import { ledgerFindings } from '../../support/operator.ts';
import { expect, test } from '../../support/test.ts';
import { becomePlayer, callProvider, fundsMinor, minor, untilPlayable } from './playing.ts';

/** Spots of which one always wins; the stake is ten on each of a few, one on each of many. */
type Table = { kind: string; nodeId: number; title: string; spots: readonly string[] };
type Settled = { stake: string; win: string; balance: string | null };

const balls = Array.from({ length: 40 }, (_, index) => `pick:${index + 1}`);

const tables: readonly Table[] = [
  {
    kind: 'a live wheel',
    nodeId: 10_071,
    title: 'Meridian Roulette',
    spots: ['red', 'black', 'n0'],
  },
  {
    kind: 'live baccarat',
    nodeId: 10_073,
    title: 'Harbour Baccarat',
    spots: ['player', 'banker', 'tie'],
  },
  {
    kind: 'a cockfight',
    nodeId: 10_107,
    title: 'Dawn Crow Arena',
    spots: ['meron', 'wala', 'draw'],
  },
  { kind: 'a lottery', nodeId: 10_112, title: 'Parol Three', spots: ['odd', 'even'] },
  { kind: 'a quick lottery', nodeId: 10_118, title: 'Minute Forty', spots: balls },
];

/** Bets may have just closed, and a round of the slowest table takes 51 seconds. */
const patience = { timeout: 120_000, intervals: [1000] };

async function lastRound(page: Page): Promise<Settled | null> {
  type Watched = { round: { last: Settled | null } };
  return (await callProvider<Watched>(page, '/actions/watch', {})).round.last;
}

// Rounds of tables take a minute, so only `npm run every-game` waits for them.
test.skip(process.env['EVERY_GAME'] === undefined);
test.describe.configure({ mode: 'parallel' });

for (const { kind, nodeId, title, spots } of tables) {
  test(`§4: ${kind} takes bets until it closes, pays the winner, and both are on record`, async ({
    page,
  }, testInfo) => {
    test.setTimeout(300_000);
    const cashMinor = await becomePlayer(page, testInfo);
    await page.goto(`/m/play/${nodeId}`);
    await untilPlayable(page);

    const stake = spots.length > 10 ? '1.00' : '10.00';
    const bets = spots.map((spot) => ({ spot, stake }));
    await expect(async () => {
      expect(await callProvider(page, '/actions/bet', { bets })).toMatchObject({
        outcome: 'played',
      });
    }).toPass(patience);
    const stakedMinor = minor(stake) * BigInt(spots.length);
    expect(await cashMinor()).toBe(fundsMinor - stakedMinor);

    let settled: Settled | null = null;
    await expect(async () => {
      settled = await lastRound(page);
      expect(settled?.balance).toEqual(expect.any(String));
    }).toPass(patience);
    const { win = '0' } = (settled ?? {}) as Partial<Settled>;
    expect(minor(win)).toBeGreaterThan(0n);
    const left = fundsMinor - stakedMinor + minor(win);
    await expect.poll(cashMinor).toBe(left);

    await page.goto('/m/gameRecord');
    const row = page.locator('main').getByRole('button', { name: title }).first();
    await expect(row).toContainText(`₱${stakedMinor / 100n}.00`);
    await row.tap();
    await expect(page.getByRole('dialog')).toContainText(`₱${win}`);
  });
}

/** A game of a provider with its own wallets, which reports its rounds every half minute. */
const ownWallet = { nodeId: 10_007, title: 'Carabao Sunday' };

test('§4, §7: one tap transfers the cash, and the rounds at the provider are on record', async ({
  page,
}, testInfo) => {
  test.setTimeout(300_000);
  const cashMinor = await becomePlayer(page, testInfo);
  await page.goto(`/m/play/${ownWallet.nodeId}`);
  await page.getByRole('button', { name: 'Transfer ₱500.00' }).tap();
  await untilPlayable(page);
  expect(await cashMinor()).toBe(0n);
  const { info } = await callProvider<{ info: { coins: string[] } }>(page, '/state');
  const spin = await callProvider<{ round: Pick<Settled, 'stake' | 'win'> }>(
    page,
    '/actions/spin',
    {
      coin: info.coins[0],
    },
  );
  const { stake, win } = spin.round;

  // A signal makes the page read the record again once the round is booked.
  await page.goto('/m/gameRecord');
  const newest = page.locator('main').getByRole('button', { name: ownWallet.title }).first();
  await expect(newest).toContainText(`₱${stake}`, patience);
  await page.goto('/m/profitandloss');
  await expect(page.getByText('Winnings').locator('..')).toContainText(`₱${win}`);
  const change = minor(win) - minor(stake);
  const left = fundsMinor + change;
  const atProvider = `₱${left / 100n}.${(left % 100n).toString().padStart(2, '0')}`;
  await expect(page.getByText('In game wallets').locator('..')).toContainText(atProvider);
  expect(await ledgerFindings(testInfo.project.name)).toEqual([]);
});
