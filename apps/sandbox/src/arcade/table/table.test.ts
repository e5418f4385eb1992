import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEngine } from '#arcade/play/game-engine.ts';
import type { PurseAnswer } from '#arcade/play/purse.ts';
import type { Seat } from '#arcade/play/seat.ts';
import { rouletteRules } from '#arcade/roulette/roulette.ts';
import { createRecordingPurse, seatAt } from '#testing/recording-purse.ts';
import type { RecordingPurse } from '#testing/recording-purse.ts';
import type { BetReply, SoloReply, TableView } from './table-view.ts';
import { createTableEngine } from './table.engine.ts';

type View = TableView<null, number>;

let engine: GameEngine;
let purse: RecordingPurse;
let seat: Seat;

beforeEach(() => {
  vi.useFakeTimers();
  engine = createTableEngine({
    page: 'page',
    rulesFor: () => ({ ...rouletteRules, drawResult: () => 17 }),
    isSolo: (game) => game.type === 'RNG',
  });
  purse = createRecordingPurse();
  seat = seatAt('meridian-roulette', purse);
});
afterEach(() => {
  engine.stop?.();
  vi.useRealTimers();
});

async function act<Value>(action: string, input: object = {}, at = seat): Promise<Value> {
  const answer = await engine.act(at, action, { ...input });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value as Value;
}

const watch = () => act<View>('watch');
const bet = (...bets: { spot: string; stake: string }[]) =>
  act<BetReply<null, number>>('bet', { bets });

test('the stake is taken at once, and the win follows under the same round id', async () => {
  await watch();
  const reply = await bet({ spot: 'n17', stake: '5.00' }, { spot: 'red', stake: '10.00' });
  expect(reply.balance).toBe('985.00');
  expect(purse.plays).toMatchObject([{ stakeMinor: 1500n, winMinor: 0n, finished: false }]);
  await vi.advanceTimersByTimeAsync(rouletteRules.bettingMs);
  expect(await watch()).toMatchObject({ phase: 'reveal', result: 17 });
  expect(purse.closes).toEqual([]);
  await vi.advanceTimersByTimeAsync(rouletteRules.revealMs);
  expect(purse.closes).toEqual([{ roundId: purse.plays[0]?.roundId, winMinor: 18_000n }]);
  const view = await watch();
  expect(view).toMatchObject({ phase: 'betting', bets: [] });
  expect(view.recent.length).toBe(19);
  expect(view.last).toMatchObject({ stake: '15.00', win: '180.00', balance: '1165.00' });
});

test('a lost round is closed without a win', async () => {
  await watch();
  await bet({ spot: 'red', stake: '10.00' });
  await vi.advanceTimersByTimeAsync(rouletteRules.bettingMs + rouletteRules.revealMs);
  expect(purse.closes).toEqual([{ roundId: purse.plays[0]?.roundId, winMinor: 0n }]);
});

test('more bets of a round join its round id', async () => {
  await watch();
  await bet({ spot: 'red', stake: '10.00' });
  expect((await bet({ spot: 'n17', stake: '1.00' })).view.bets.length).toBe(2);
  await vi.advanceTimersByTimeAsync(rouletteRules.bettingMs + rouletteRules.revealMs);
  expect(new Set(purse.plays.map((play) => play.roundId)).size).toBe(1);
  expect(purse.closes).toMatchObject([{ winMinor: 3600n }]);
});

test('after betting has closed a bet is refused and nothing is taken', async () => {
  await watch();
  await vi.advanceTimersByTimeAsync(rouletteRules.bettingMs);
  await expect(bet({ spot: 'red', stake: '1.00' })).rejects.toThrow('betting_closed');
  expect(purse.plays).toEqual([]);
});

test('a bet made in time counts although the wallet answers after the draw', async () => {
  await watch();
  let answerWallet: (answer: PurseAnswer | null) => void = () => {};
  purse.hold(new Promise((resolve) => (answerWallet = resolve)));
  const placing = bet({ spot: 'n17', stake: '1.00' });
  await vi.advanceTimersByTimeAsync(rouletteRules.bettingMs + rouletteRules.revealMs);
  expect(purse.closes).toEqual([]);
  answerWallet(null);
  await placing;
  await vi.waitFor(() => expect(purse.closes).toMatchObject([{ winMinor: 3600n }]));
});

test('a bet that the wallet refused is never paid', async () => {
  await watch();
  const refused: PurseAnswer = { ok: false, refusal: 'no_funds', balanceMinor: 0n };
  purse.hold(Promise.resolve(refused));
  await expect(bet({ spot: 'n17', stake: '1.00' })).rejects.toThrow('no_funds');
  await vi.advanceTimersByTimeAsync(rouletteRules.bettingMs + rouletteRules.revealMs);
  expect(purse.closes).toEqual([]);
});

test.each([
  ['no bets', []],
  ['an unknown spot', [{ spot: 'n37', stake: '1.00' }]],
  ['a part of a unit', [{ spot: 'red', stake: '1.50' }]],
  ['nothing', [{ spot: 'red', stake: '0.00' }]],
  ['a number', [{ spot: 'red', stake: 5 }]],
  ['too much', [{ spot: 'red', stake: '1000000.00' }]],
])('%s cannot be bet', async (_name, bets) => {
  await watch();
  await expect(act('bet', { bets })).rejects.toThrow('bad_request');
});

test('a table of one is drawn on demand and settled in one finished batch', async () => {
  const alone = seatAt('corner-roulette', purse);
  const reply = await act<SoloReply<number>>(
    'play',
    { bets: [{ spot: 'odd', stake: '2.00' }] },
    alone,
  );
  expect(reply).toEqual({ result: 17, stake: '2.00', win: '4.00', balance: '1002.00' });
  expect(purse.plays).toMatchObject([{ stakeMinor: 200n, winMinor: 400n, finished: true }]);
  await expect(act('bet', { bets: [] }, alone)).rejects.toThrow('unknown_action');
});

test('a table without visitors stops, and opens again for the next one', async () => {
  await watch();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(await watch()).toMatchObject({ phase: 'betting' });
});
