import type { Page } from '@playwright/test';
import { cashOf, fund, keepSession, registerPayer } from '../fixtures/payer.ts';
import { askStudio } from '../fixtures/studio.ts';
import { expect, test } from '../fixtures/test.ts';

type Selection = { name: string };
type Fixture = {
  id: string;
  home: string;
  away: string;
  state: string;
  markets: { name: string; selections: Selection[] }[];
};
type Slip = { state: string; win: string };
type View = { fixtures: Fixture[]; slips: Slip[] };

const stake = '10.00';
const minor = (amount: string) => BigInt(amount.replace('.', ''));
/** A match starts within a minute or two, and lasts for more than one. */
const patience = { timeout: 220_000, intervals: [1000] };

async function slipsOf(page: Page): Promise<Slip[]> {
  type Watched = { round: View };
  return (await askStudio<Watched>(page, '/actions/watch', {})).round.slips;
}

/** Bets on every way in which the match can end, so that one of them wins. */
async function betOnAll(page: Page, names: string): Promise<number> {
  const { facts } = await askStudio<{ facts: { view: View } }>(page, '/state');
  const fixture = facts.view.fixtures.find(
    ({ home, away, state }) => state === 'open' && names.includes(home) && names.includes(away),
  );
  const winner = fixture?.markets.find(({ name }) => name === 'winner');
  if (!fixture || !winner) throw new Error(`no bets are taken on ${names}`);
  for (const { name: selection } of winner.selections) {
    const bet = { fixture: fixture.id, selection, stake };
    expect(await askStudio(page, '/actions/bet', bet)).toMatchObject({ outcome: 'played' });
  }
  return winner.selections.length;
}

// Matches go by the clock: `npm run every-game` has the time for one.
test.skip(process.env['EVERY_GAME'] === undefined);

test('a bet on a hot match is settled when the match ends, and is on record', async ({
  page,
  baseURL,
}, testInfo) => {
  test.setTimeout(300_000);
  const origin = baseURL ?? '';
  const session = await registerPayer(origin);
  await fund(testInfo.project.name, origin, session, '500.00');
  await keepSession(page, session);
  await page.goto('/m/sports');
  // The first may start at any moment.
  const card = page.getByRole('region', { name: 'Coming matches' }).getByRole('link').nth(2);
  const names = await card.innerText();
  await card.tap();
  const game = page.frameLocator('iframe').locator('#game');
  await expect(game).toHaveAttribute('aria-busy', 'false');

  const bets = await betOnAll(page, names);
  expect(minor(await cashOf(origin, session))).toBe(50_000n - 1000n * BigInt(bets));
  let slips: Slip[] = [];
  await expect(async () => {
    slips = await slipsOf(page);
    expect(slips.map(({ state }) => state)).not.toContain('open');
  }).toPass(patience);
  expect(slips.filter(({ state }) => state === 'won')).toHaveLength(1);
  const won = slips.reduce((sum, { win }) => sum + minor(win), 0n);
  const after = 50_000n - 1000n * BigInt(bets) + won;
  await expect.poll(async () => minor(await cashOf(origin, session))).toBe(after);

  await page.goto('/m/gameRecord');
  const rows = page.locator('main').getByRole('button').filter({ hasText: '₱10.00' });
  await expect(rows).toHaveCount(bets);
  await expect(rows.filter({ hasText: '+₱' })).toHaveCount(1);
});
