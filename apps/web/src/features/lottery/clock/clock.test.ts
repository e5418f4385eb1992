import { describe, expect, test } from 'vitest';
import { aheadMsOf, askAgainMs, closesAtMs, lastAskedMs, nextReadMs } from './closing.ts';
import { nearAgainMs, nearOf } from './near.ts';
import { openedAgainMs, openedList } from './opened.ts';

const asked = { askedAtMs: 1000, cameAtMs: 1400, pauseMs: 500 };

describe('the clock of the server', () => {
  test('half of the round trip is subtracted from what remains', () => {
    expect(closesAtMs(asked, 10_000)).toBe(11_200);
  });

  test('how far it is ahead follows from a draw that closes before it is drawn', () => {
    const drawsAt = new Date(75_000).toISOString();
    // The server said at 1.2 s of the device that 20 s remain until its second 70.
    expect(aheadMsOf(asked, { drawsAt, lockTime: 5, remainTime: 20_000 })).toBe(48_800);
  });
});

test.each([
  ['is due later: then', 5000, 1000, 5000],
  ['is due: two seconds later', 1000, 1000, 3000],
  ['is late: after half of the time that it is late', 1000, 41_000, 61_000],
  ['is very late: after a minute', 0, 1_000_000, 1_060_000],
])('what %s', (_, dueAtMs, cameAtMs, next) => {
  expect(nextReadMs(dueAtMs, cameAtMs)).toBe(next);
});

test('what fails is asked for as seldom as what is late', () => {
  const failed = { dataUpdatedAt: 1000, errorUpdatedAt: 41_000 };
  expect(nextReadMs(5000, lastAskedMs(failed))).toBe(59_000);
  expect(lastAskedMs({ dataUpdatedAt: 50_000, errorUpdatedAt: 41_000 })).toBe(50_000);
});

test('the page asks at the soonest instant after its pause, and not in the same second', () => {
  expect(askAgainMs([9000, 5000], 700, 1000)).toBe(4700);
  expect(askAgainMs([5000], 0, 60_000)).toBe(1000);
  expect(askAgainMs([], 700, 1000)).toBe(false);
});

describe('open draws', () => {
  const open = {
    gameId: 1001,
    gameCode: 'PVSSC1',
    numero: '20261124-0731',
    remainTime: 30_000,
    lastNumero: '20261124-0730',
    lastWinNo: '27705',
    awaitedIn: null,
  };

  test('are asked for again as the first one closes', () => {
    const later = { ...open, gameId: 1002, remainTime: 60_000 };
    const list = openedList([later, open], asked);
    expect(list.list.map((one) => one.closesAtMs)).toEqual([61_200, 31_200]);
    expect(openedAgainMs(list, 1400, 1400)).toBe(31_200 - 1400 + 500);
  });

  test('are asked for when the draw before takes place, and less often later', () => {
    const waits = { ...open, awaitedIn: 5000 };
    const first = openedList([waits], asked);
    expect(first.list[0]?.awaitedAtMs).toBe(6200);
    expect(openedAgainMs(first, 1400, 1400)).toBe(6200 - 1400 + 500);
    const later = { ...asked, askedAtMs: 46_200, cameAtMs: 46_200 };
    const second = openedList([{ ...waits, remainTime: 90_000, awaitedIn: -40_000 }], later);
    expect(second.list[0]?.awaitedAtMs).toBe(6200);
    expect(openedAgainMs(second, 46_200, 46_200)).toBe(20_500);
  });

  test('are looked for after a minute by a lottery that has none', () => {
    const none = { ...open, numero: null, remainTime: 0 };
    const list = openedList([none], asked);
    expect(list.list[0]).toMatchObject({ closesAtMs: null, awaitedAtMs: null });
    expect(openedAgainMs(list, 1400, 1400)).toBe(60_500);
    expect(openedAgainMs({ list: [], pauseMs: 500 }, 1400, 1400)).toBe(false);
  });
});

describe('where a lottery stands', () => {
  const draw = {
    gameId: 1001,
    numero: '20261124-0731',
    remainTime: 30_000,
    lockTime: 5,
    isSale: true,
    drawsAt: new Date(36_200).toISOString(),
    commit: null,
    beaconRound: null,
    yearAnimal: 6,
  };
  const answer = {
    previousNumero: {
      numero: '20261124-0730',
      winNo: null,
      state: 'closed' as const,
      late: false,
      drawsAt: new Date(4000).toISOString(),
    },
    currentNumero: draw,
    nextNumero: null,
    paused: false,
    stations: [],
  };

  test('is asked for at the time of the draw whose result is waited for', () => {
    const near = nearOf(answer, asked);
    expect(near).toMatchObject({ closesAtMs: 31_200, awaitedAtMs: 4000 });
    expect(nearAgainMs(near, 1400, 1400)).toBe(4000 - 1400 + 500);
  });

  test.each(['drawn', 'settled', 'void'] as const)(
    'is not asked for a draw that is %s',
    (state) => {
      const near = nearOf(
        { ...answer, previousNumero: { ...answer.previousNumero, state } },
        asked,
      );
      expect(near.awaitedAtMs).toBeNull();
      expect(nearAgainMs(near, 1400, 1400)).toBe(31_200 - 1400 + 500);
    },
  );
});
