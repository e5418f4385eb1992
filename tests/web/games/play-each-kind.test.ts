import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { becomePlayer, callProvider, fundsMinor, minor, untilPlayable } from './playing.ts';

type Play = { action: string; input: object }[];
type Round = { win: string; stake: string };

/** Actions of one round with the smallest stake of the game. */
type Kind = { kind: string; nodeId: number; title: string; round: (stake: string) => Play };

const spot = (name: string) => () => [
  { action: 'play', input: { bets: [{ spot: name, stake: '1.00' }] } },
];

/** Kinds of games without a clock, of both vendors; every run plays the first. */
const kinds: readonly Kind[] = [
  {
    kind: 'video poker',
    nodeId: 10_029,
    title: 'Copper Kettle Draw',
    round: (stake) => [
      { action: 'deal', input: { stake } },
      { action: 'draw', input: { held: [] } },
    ],
  },
  {
    kind: 'a slot',
    nodeId: 10_001,
    title: 'Coral Choir',
    round: (coin) => [{ action: 'spin', input: { coin } }],
  },
  {
    kind: 'a drop',
    nodeId: 10_025,
    title: 'Falling Parol',
    round: (stake) => [{ action: 'drop', input: { stake, risk: 'low' } }],
  },
  { kind: 'a wheel', nodeId: 10_015, title: 'Corner Table Roulette', round: spot('red') },
  { kind: 'baccarat', nodeId: 10_020, title: 'Long Shadow Baccarat', round: spot('player') },
  {
    kind: 'a duel of cards',
    nodeId: 10_085,
    title: 'Nine in the Alley',
    round: (stake) => [
      { action: 'deal', input: { stake } },
      { action: 'stand', input: {} },
    ],
  },
  {
    kind: 'a hunt for fish',
    nodeId: 10_065,
    title: 'Whale Song Cannon',
    round: (stake) => [{ action: 'shoot', input: { stake, targets: ['minnow'] } }],
  },
];

/** The first journey plays a slot of one vendor; the first of these is of the other. */
const journey = process.env['EVERY_GAME'] === undefined ? kinds.slice(0, 1) : kinds;

const roundsAtMost = 300;

/** An amount in the form of the records. */
const pesos = (amount: string) => `₱${amount.replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`;

/** Plays until a round wins more than its stake; that round, and the net sum of all rounds. */
async function playUntilWin(page: Page, { round }: Kind): Promise<Round & { netMinor: bigint }> {
  type State = { info: { coins?: string[]; stakes?: string[] } };
  const { info } = await callProvider<State>(page, '/state');
  const stake = (info.coins ?? info.stakes)?.[0] ?? '1.00';
  let netMinor = 0n;
  for (let rounds = 0; rounds < roundsAtMost; rounds += 1) {
    let last: Round = { win: '0', stake: '0' };
    for (const { action, input } of round(stake)) {
      const answer = await callProvider<{ outcome: string; round: Round }>(
        page,
        `/actions/${action}`,
        input,
      );
      expect(answer).toMatchObject({ outcome: 'played' });
      last = answer.round;
    }
    const gainMinor = minor(last.win) - minor(last.stake);
    netMinor += gainMinor;
    if (gainMinor > 0n) return { ...last, netMinor };
  }
  throw new Error(`no win in ${roundsAtMost} rounds`);
}

test.describe.configure({ mode: 'parallel' });

for (const kind of journey) {
  test(`§4: ${kind.kind} takes a bet, pays a win, and both are on record`, async ({
    page,
  }, testInfo) => {
    const cashMinor = await becomePlayer(page, testInfo);
    await page.goto(`/m/play/${kind.nodeId}`);
    await untilPlayable(page);
    const { win, stake, netMinor } = await playUntilWin(page, kind);
    expect(await cashMinor()).toBe(fundsMinor + netMinor);

    await page.goto('/m/gameRecord');
    const newest = page.locator('main').getByRole('button', { name: kind.title }).first();
    await expect(newest).toContainText(/\+₱/);
    await expect(newest).toContainText(pesos(stake));
    await newest.tap();
    await expect(page.getByRole('dialog')).toContainText(pesos(win));
  });
}
