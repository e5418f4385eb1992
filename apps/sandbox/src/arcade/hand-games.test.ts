import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecordingPurse, seatAt } from '#testing/recording-purse.ts';
import type { RecordingPurse } from '#testing/recording-purse.ts';
import { bankerDraws, playCoup } from './baccarat/baccarat.ts';
import type { DropRoundView } from './drop/drop-view.ts';
import { createDropEngine } from './drop/drop.engine.ts';
import type { DuelDealView, DuelEndView, DuelInfo } from './duel/duel-view.ts';
import { createDuelEngine } from './duel/duel.engine.ts';
import type { FishVolleyView } from './fish/fish-view.ts';
import { createFishEngine } from './fish/fish.engine.ts';
import { ballsRules } from './lottery/balls.ts';
import { digitsRules } from './lottery/digits.ts';
import type { GameEngine } from './play/game-engine.ts';
import type { Seat } from './play/seat.ts';
import { pokerRank } from './poker/poker-hand.ts';
import type { PokerDealView, PokerEndView } from './poker/poker-view.ts';
import { createPokerEngine } from './poker/poker.engine.ts';

let purse: RecordingPurse;

beforeEach(() => {
  vi.useFakeTimers();
  purse = createRecordingPurse();
});
afterEach(() => vi.useRealTimers());

async function act<Value>(
  engine: GameEngine,
  seat: Seat,
  action: string,
  input: object = {},
): Promise<Value> {
  const answer = await engine.act(seat, action, { ...input });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value as Value;
}

test('the duel takes the stake with the deal and ends the same round with the hand', async () => {
  const engine = createDuelEngine();
  const seat = seatAt('lucky-nine-alley', purse);
  const dealt = await act<DuelDealView>(engine, seat, 'deal', { stake: '10.00' });
  expect(dealt).toMatchObject({ balance: '990.00', hand: { stake: '10.00' } });
  expect((engine.describe(seat) as DuelInfo).open).toEqual(dealt.hand);
  await expect(act(engine, seat, 'deal', { stake: '10.00' })).rejects.toThrow('bad_request');
  const end = await act<DuelEndView>(engine, seat, 'take');
  expect(end.own.length).toBe(3);
  expect(end.own.slice(0, 2)).toEqual(dealt.hand.own);
  const won = { won: 1950n, level: 1000n, lost: 0n }[end.outcome];
  expect(purse.closes).toEqual([{ roundId: purse.plays[0]?.roundId, winMinor: won }]);
  await expect(act(engine, seat, 'stand')).rejects.toThrow('bad_request');
  engine.stop?.();
});

test('an abandoned duel stands by itself, once', async () => {
  const engine = createDuelEngine();
  const seat = seatAt('lucky-nine-alley', purse);
  await act(engine, seat, 'deal', { stake: '1.00' });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(purse.closes.length).toBe(1);
  await expect(act(engine, seat, 'take')).rejects.toThrow('bad_request');
});

test('draw poker keeps the held cards, deals none twice and pays its table', async () => {
  const engine = createPokerEngine();
  const seat = seatAt('bamboo-five-draw', purse);
  for (let turn = 0; turn < 40; turn += 1) {
    const { hand } = await act<PokerDealView>(engine, seat, 'deal', { stake: '1.00' });
    const end = await act<PokerEndView>(engine, seat, 'draw', { held: [0, 3] });
    expect([end.cards[0], end.cards[3]]).toEqual([hand.cards[0], hand.cards[3]]);
    const seen = new Set([...hand.cards, ...end.cards]);
    expect(seen.size).toBe(8);
    expect(end.rank).toBe(pokerRank(end.cards));
  }
  await act(engine, seat, 'deal', { stake: '1.00' });
  for (const held of [[5], [-1], [0.5], 'all', [0, 1, 2, 3, 4, 0]]) {
    await expect(act(engine, seat, 'draw', { held })).rejects.toThrow('bad_request');
  }
  engine.stop?.();
});

test.each([
  ['royal-flush', [8, 9, 10, 11, 12]],
  ['straight-flush', [0, 1, 2, 3, 12]],
  ['four', [0, 13, 26, 39, 5]],
  ['full-house', [0, 13, 26, 5, 18]],
  ['flush', [0, 2, 4, 6, 8]],
  ['straight', [0, 14, 2, 3, 4]],
  ['three', [0, 13, 26, 5, 7]],
  ['two-pair', [0, 13, 5, 18, 7]],
  ['high-pair', [9, 22, 0, 2, 4]],
  [null, [8, 21, 0, 2, 4]],
  [null, [11, 12, 13, 14, 15]],
])('%s is read from the cards', (rank, cards) => {
  expect(pokerRank(cards)).toBe(rank);
});

test('the ball of a drop lands where its turns lead, and the pocket pays', async () => {
  const engine = createDropEngine();
  const seat = seatAt('falling-parol', purse);
  const round = await act<DropRoundView>(engine, seat, 'drop', { stake: '1.00', risk: 'high' });
  expect(round.turns.filter(Boolean).length).toBe(round.pocket);
  expect(purse.plays).toMatchObject([{ stakeMinor: 100n, finished: true }]);
  await expect(act(engine, seat, 'drop', { stake: '1.00', risk: 'all' })).rejects.toThrow(
    'bad_request',
  );
  await expect(act(engine, seat, 'drop', { stake: '0.33', risk: 'low' })).rejects.toThrow(
    'bad_request',
  );
});

test('a volley is one batch: all its shots as the stake, all its catches as the win', async () => {
  const engine = createFishEngine();
  const seat = seatAt('grouper-galore', purse);
  const targets = ['minnow', 'minnow', 'whale'];
  const volley = await act<FishVolleyView>(engine, seat, 'shoot', { stake: '0.50', targets });
  expect(volley).toMatchObject({ stake: '1.50' });
  expect(volley.wins.length).toBe(3);
  expect(['0.00', '1.00']).toContain(volley.wins[0]);
  expect(purse.plays).toMatchObject([{ stakeMinor: 150n, finished: true }]);
  for (const wrong of [[], ['mermaid'], Array.from({ length: 13 }, () => 'minnow'), 'minnow']) {
    const refused = act(engine, seat, 'shoot', { stake: '0.50', targets: wrong });
    await expect(refused).rejects.toThrow('bad_request');
  }
});

test('baccarat follows the table of third cards', () => {
  const deal = (...cards: number[]) => playCoup(() => cards.shift() ?? 0);
  expect(deal(7, 2, 9, 3)).toMatchObject({ player: [7, 9], banker: [2, 3], winner: 'player' });
  expect(deal(1, 2, 2, 3, 5)).toMatchObject({ playerPoints: 1, bankerPoints: 7, winner: 'banker' });
  expect(deal(4, 0, 9, 4, 6).player).toEqual([4, 9, 6]);
  expect(bankerDraws(3, 8)).toBe(false);
  expect(bankerDraws(6, 6)).toBe(true);
  expect(bankerDraws(6, null)).toBe(false);
  expect(bankerDraws(5, null)).toBe(true);
});

test('spots that a lottery does not offer are refused', () => {
  const digits = ['straight:12', 'straight:abc', 'any-order:112', 'odd:1', 'sum', ''];
  expect(digits.filter((spot) => digitsRules.isSpot(spot))).toEqual([]);
  const balls = ['pick:0', 'pick:41', 'pick:5-5', 'pick:9-3', 'pick:1-2-3-4', 'pick:'];
  expect(balls.filter((spot) => ballsRules.isSpot(spot))).toEqual([]);
});
