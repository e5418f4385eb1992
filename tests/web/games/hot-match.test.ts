import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { becomePlayer, callProvider, fundsMinor, minor, untilPlayable } from './playing.ts';

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
/** A match starts within a minute or two, and lasts for more than one. */
const patience = { timeout: 220_000, intervals: [1000] };

async function slipsOf(page: Page): Promise<Slip[]> {
  type Watched = { round: View };
  return (await callProvider<Watched>(page, '/actions/watch', {})).round.slips;
}

/** The match at which the provider's game opened. */
async function openedMatch(page: Page): Promise<Fixture | undefined> {
  type State = { info: { opened: string | null; view: View } };
  const { info } = await callProvider<State>(page, '/state');
  return info.view.fixtures.find(({ id }) => id === info.opened);
}

/** Bets on every outcome of the match, so that one bet wins; returns the number of bets. */
async function betOnAll(page: Page, names: string): Promise<number> {
  const { info } = await callProvider<{ info: { view: View } }>(page, '/state');
  const fixture = info.view.fixtures.find(
    ({ home, away, state }) => state === 'open' && names.includes(home) && names.includes(away),
  );
  const winner = fixture?.markets.find(({ name }) => name === 'winner');
  if (!fixture || !winner) throw new Error(`the provider takes no bets on ${names}`);
  for (const { name: selection } of winner.selections) {
    const bet = { fixture: fixture.id, selection, stake };
    expect(await callProvider(page, '/actions/bet', bet)).toMatchObject({ outcome: 'played' });
  }
  return winner.selections.length;
}

// Matches take minutes, so only `npm run every-game` waits for one.
test.skip(process.env['EVERY_GAME'] === undefined);

test('§3: a bet on a hot match is settled when the match ends, and is on record', async ({
  page,
}, testInfo) => {
  test.setTimeout(300_000);
  const cashMinor = await becomePlayer(page, testInfo);
  await page.goto('/m/sports');
  // Takes the third, since the first may start at any moment.
  const card = page.getByRole('region', { name: 'Upcoming matches' }).getByRole('link').nth(2);
  const names = await card.innerText();
  await card.tap();
  await untilPlayable(page);
  expect(names).toContain((await openedMatch(page))?.home);

  const bets = await betOnAll(page, names);
  const stakedMinor = minor(stake) * BigInt(bets);
  expect(await cashMinor()).toBe(fundsMinor - stakedMinor);
  let slips: Slip[] = [];
  await expect(async () => {
    slips = await slipsOf(page);
    expect(slips.map(({ state }) => state)).not.toContain('open');
  }).toPass(patience);
  expect(slips.filter(({ state }) => state === 'won')).toHaveLength(1);
  const won = slips.reduce((sum, { win }) => sum + minor(win), 0n);
  const after = fundsMinor - stakedMinor + won;
  await expect.poll(cashMinor).toBe(after);

  await page.goto('/m/gameRecord');
  const rows = page.locator('main').getByRole('button').filter({ hasText: '₱10.00' });
  await expect(rows).toHaveCount(bets);
  await expect(rows.filter({ hasText: '+₱' })).toHaveCount(1);
});
