import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '#arcade/catalogue/catalogue.ts';
import type { GameEngine } from '#arcade/play/game-engine.ts';
import type { Seat } from '#arcade/play/seat.ts';
import { draw } from '#random.ts';
import { createRecordingPurse, seatAt } from '#testing/recording-purse.ts';
import type { RecordingPurse } from '#testing/recording-purse.ts';
import type { BookBetReply, BookView } from './book-view.ts';
import { createBookEngine } from './book.engine.ts';
import { createFixture, isWinning, kickOff, matchMs } from './fixture.ts';
import { esportsOdds, sportsOdds } from './odds.ts';
import { sportOf } from './sports.ts';

let engine: GameEngine;
let purse: RecordingPurse;
let seat: Seat;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  engine = createBookEngine();
  purse = createRecordingPurse();
  seat = seatAt('habagat-goals', purse);
});
afterEach(() => {
  engine.stop?.();
  vi.useRealTimers();
});

async function act<Value>(action: string, input: object = {}): Promise<Value> {
  const answer = await engine.act(seat, action, { ...input });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value as Value;
}

const watch = () => act<BookView>('watch');

async function firstOpen() {
  const fixture = (await watch()).fixtures.find((candidate) => candidate.state === 'open');
  if (fixture === undefined) throw new Error('No match is open.');
  return fixture;
}

test('a bet is settled when the match ends, and one selection of three wins', async () => {
  const fixture = await firstOpen();
  for (const selection of ['home', 'draw', 'away']) {
    await act<BookBetReply>('bet', { fixture: fixture.id, selection, stake: '10.00' });
  }
  expect(purse.plays.every((play) => !play.finished && play.stakeMinor === 1000n)).toBe(true);
  expect(new Set(purse.plays.map((play) => play.roundId)).size).toBe(3);
  await vi.advanceTimersByTimeAsync(fixture.startsAt - Date.now() + matchMs - 1000);
  expect(purse.closes).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  const view = await watch();
  const [odds] = fixture.markets;
  const won = view.slips.filter((slip) => slip.state === 'won');
  expect(view.slips.map((slip) => slip.state).toSorted()).toEqual(['lost', 'lost', 'won']);
  expect(won[0]?.win).toBe(
    (10 * Number(odds?.selections.find(({ name }) => name === won[0]?.selection)?.odds)).toFixed(2),
  );
  expect(purse.closes.length).toBe(3);
  expect(view.settledCount).toBe(3);
});

test('however many bets are made, each of them is settled', async () => {
  const fixture = await firstOpen();
  for (let made = 0; made < 25; made += 1) {
    await act<BookBetReply>('bet', { fixture: fixture.id, selection: 'home', stake: '10.00' });
  }
  expect((await watch()).slips).toHaveLength(25);
  await vi.advanceTimersByTimeAsync(fixture.startsAt - Date.now() + matchMs + 1000);
  expect(purse.closes).toHaveLength(25);
});

test('once the match has started a bet is refused', async () => {
  const fixture = await firstOpen();
  await vi.advanceTimersByTimeAsync(fixture.startsAt - Date.now() + 1);
  const late = act('bet', { fixture: fixture.id, selection: 'home', stake: '10.00' });
  await expect(late).rejects.toThrow('betting_closed');
  expect(purse.plays).toEqual([]);
});

test('a made-up selection, match or stake is refused', async () => {
  const { id } = await firstOpen();
  const cases = [
    { fixture: id, selection: 'nobody', stake: '10.00' },
    { fixture: id, selection: 'home', stake: '0.50' },
    { fixture: 5, selection: 'home', stake: '10.00' },
  ];
  for (const input of cases) await expect(act('bet', input)).rejects.toThrow('bad_request');
  const unknown = act('bet', { fixture: 'none', selection: 'home', stake: '10.00' });
  await expect(unknown).rejects.toThrow('betting_closed');
});

test('a match of the coming days takes bets at once, and settles them after it', async () => {
  const { fixtures } = await watch();
  const announced = fixtures.find(({ home, away }) => home + away === 'Harbour GullsRidge Eagles');
  const late = fixtures.at(-1);
  expect(late).toMatchObject({ home: 'Harbour Gulls', away: 'Ridge Eagles', state: 'open' });
  expect(announced?.state).toBe('open');
  expect(late?.startsAt).toBe(Date.parse('2026-11-21T21:30:00+08:00'));
  await act<BookBetReply>('bet', { fixture: late?.id, selection: 'home', stake: '10.00' });
  await vi.advanceTimersByTimeAsync(Date.parse('2026-11-21T21:29:59+08:00') - Date.now());
  expect(purse.closes).toEqual([]);
  await vi.advanceTimersByTimeAsync(matchMs + 2000);
  expect(purse.closes.length).toBe(1);
  const next = (await watch()).fixtures.filter(({ startsAt }) => startsAt > Date.now() + 3_600_000);
  expect(next).toEqual([]);
});

test('no team plays two matches at a time', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const { fixtures } = await watch();
    const soon = fixtures.filter(({ startsAt }) => startsAt < Date.now() + 20 * 60_000);
    for (const one of soon) {
      const beside = soon.filter(({ startsAt, endsAt, id }) => {
        return id !== one.id && startsAt < one.endsAt && one.startsAt < endsAt;
      });
      const names = new Set(beside.flatMap(({ home, away }) => [home, away]));
      expect([names.has(one.home), names.has(one.away)]).toEqual([false, false]);
    }
    await vi.advanceTimersByTimeAsync(30_000);
  }
});

test('the board always has matches to come', async () => {
  for (let minute = 0; minute < 12; minute += 1) {
    const { fixtures } = await watch();
    const today = Date.now() + 20 * 60_000;
    expect(fixtures.filter(({ startsAt }) => startsAt < today).length).toBeGreaterThanOrEqual(6);
    expect(fixtures.filter((fixture) => fixture.state === 'open').length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(30_000);
  }
});

test.each(games.filter((game) => game.engine === 'book').map((game) => game.skin))(
  'in %s the score fits the drawn winner and total, and its moments add up to it',
  (skin) => {
    const sport = sportOf(skin);
    for (let turn = 0; turn < 300; turn += 1) {
      const fixture = createFixture(sport, turn % 2 === 0 ? sportsOdds : esportsOdds, 0, draw);
      kickOff(fixture, sport, draw);
      const { outcome } = fixture;
      if (outcome === null) throw new Error('Not decided.');
      const [home, away] = outcome.score;
      expect(outcome.winner).toBe(home > away ? 'home' : away > home ? 'away' : 'draw');
      expect(outcome.over).toBe(home + away > fixture.line + 0.5);
      expect(isWinning('over', outcome)).toBe(!isWinning('under', outcome));
      expect(fixture.moments.filter((moment) => moment.side === 'home').length).toBe(home);
      expect(fixture.moments.length).toBe(home + away);
      const lastSide = fixture.moments.at(-1)?.side;
      expect(!sport.endsWhenDecided || lastSide === outcome.winner).toBe(true);
      expect(fixture.home).not.toBe(fixture.away);
    }
  },
);
