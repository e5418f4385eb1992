import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, manila, markerRules } from './harm-history.fixture.ts';
import {
  findMarkers,
  harmDegree,
  harmDegrees,
  harmLooks,
  harmMarkers,
  harmScore,
  harmThresholds,
  type HarmHistory,
} from './harm-markers.ts';

test('§7: the words of markers are those of the contract', () => {
  expect(harmMarkers).toEqual([
    'depositJump',
    'limitsRaised',
    'nightPlay',
    'takenBack',
    'lossesChased',
    'longSession',
  ]);
  expect(harmThresholds).toEqual(['message', 'offers', 'look']);
  expect(harmDegrees).toEqual([0, 1, 2, 3]);
  expect(harmLooks).toEqual(['nothing', 'contacted', 'restricted']);
});

const bet = (text: string) => ({ from: at(text), until: at(text) });

/** A deposit as soon as it was asked for. */
const paid = (text: string, amountMinor: bigint, empty?: string) => ({
  askedAt: at(text),
  at: at(text),
  amountMinor,
  emptyAt: empty === undefined ? null : at(empty),
});

/** A history with every marker; each was last so on a day of its own. */
const everything: HarmHistory = {
  deposits: [
    paid('11-01 12:00', 1000n),
    paid('11-02 12:00', 1000n),
    paid('11-03 12:00', 1000n),
    paid('11-10 12:00', 3001n),
    paid('11-14 12:30', 1000n),
    paid('11-14 15:30', 1000n),
    paid('11-14 18:30', 1000n),
    paid('11-15 12:01', 1000n, '11-15 12:00'),
    paid('11-15 12:03', 1000n, '11-15 12:02'),
    paid('11-15 12:05', 1000n, '11-15 12:04'),
  ],
  withdrawals: ['12:00', '15:00', '18:00'].map((time) => ({ askedAt: at(`11-14 ${time}`) })),
  raises: [
    { kind: 'loss', period: 'day', at: at('11-11 12:00') },
    { kind: 'loss', period: 'day', at: at('11-12 12:00') },
    { kind: 'bet', period: 'stake', at: at('11-12 13:00') },
    { kind: 'bet', period: 'stake', at: at('11-12 14:00') },
  ],
  play: [
    ...['11-11 03:00', '11-12 03:00', '11-13 03:00'].map(bet),
    ...Array.from({ length: 30 }, (_, index) =>
      bet(`11-16 ${12 + Math.floor(index / 6)}:${index % 6}0`),
    ),
  ],
};

const none: HarmHistory = { deposits: [], withdrawals: [], raises: [], play: [] };

describe('§7: the markers of a member', () => {
  const since = (text: string) =>
    findMarkers(everything, markerRules, { since: at(text), siteTime: manila }).map(
      ({ marker, at: last }) => [marker, last],
    );
  const all = [
    ['depositJump', at('11-10 12:00')],
    ['limitsRaised', at('11-12 12:00')],
    ['limitsRaised', at('11-12 14:00')],
    ['nightPlay', at('11-13 03:00')],
    ['takenBack', at('11-14 18:30')],
    ['lossesChased', at('11-15 12:05')],
    ['longSession', at('11-16 16:50')],
  ];

  test('are all found in one history, in their order', () => {
    expect(since('11-01 00:00')).toEqual(all);
    expect(findMarkers(none, markerRules, { since: at('11-01 00:00'), siteTime: manila })).toEqual(
      [],
    );
  });

  test.each([
    ['11-10 12:00', 0],
    ['11-10 12:00:00.001', 1],
    ['11-12 12:00', 1],
    ['11-12 12:00:00.001', 2],
    ['11-12 14:00:00.001', 3],
    ['11-14 18:30', 4],
    ['11-16 16:50', 6],
    ['11-16 16:50:00.001', 7],
  ])('since %s are those that were last so then or later', (text, left) => {
    expect(since(text)).toEqual(all.slice(left));
  });

  test('count with what came before: the third night is enough', () => {
    const facts = findMarkers(everything, markerRules, {
      since: at('11-13 03:00'),
      siteTime: manila,
    });
    expect(facts[0]).toMatchObject({ marker: 'nightPlay', count: 3 });
  });
});

const pointsOf = {
  depositJump: { points: 2 },
  limitsRaised: { points: 3 },
  nightPlay: { points: 5 },
  takenBack: { points: 7 },
  lossesChased: { points: 11 },
  longSession: { points: 0 },
};

test.each([
  [[], 0],
  [['depositJump'], 2],
  [['limitsRaised', 'limitsRaised', 'limitsRaised'], 3],
  [['nightPlay', 'limitsRaised', 'limitsRaised', 'takenBack'], 15],
  [['longSession'], 0],
  [harmMarkers, 28],
] as const)('§7: each marker adds its points once: %j is %i', (markers, score) => {
  expect(
    harmScore(
      markers.map((marker) => ({ marker })),
      pointsOf,
    ),
  ).toBe(score);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 3],
  [7, 3],
])('§7: %i points have reached %i thresholds of 2, 4 and 6', (score, degree) => {
  expect(harmDegree(score, { message: 2, offers: 4, look: 6 })).toBe(degree);
});

test('§7: thresholds that are the same are reached together', () => {
  expect(harmDegree(3, { message: 4, offers: 4, look: 4 })).toBe(0);
  expect(harmDegree(4, { message: 4, offers: 4, look: 5 })).toBe(2);
  expect(harmDegree(4, { message: 4, offers: 4, look: 4 })).toBe(3);
});

test('§7: a score is that of the markers, whatever their order and number', () => {
  const points = fc.nat(100);
  const drawn = fc.record({
    depositJump: fc.record({ points }),
    limitsRaised: fc.record({ points }),
    nightPlay: fc.record({ points }),
    takenBack: fc.record({ points }),
    lossesChased: fc.record({ points }),
    longSession: fc.record({ points }),
  });
  const lists = fc.array(fc.record({ marker: fc.constantFrom(...harmMarkers) }));
  fc.assert(
    fc.property(drawn, lists, (signs, facts) => {
      const present = harmMarkers.filter((marker) => facts.some((one) => one.marker === marker));
      const sum = present.reduce((all, marker) => all + signs[marker].points, 0);
      expect(harmScore(facts, signs)).toBe(sum);
    }),
  );
});

test('§7: a degree is the number of thresholds that a score has reached', () => {
  const three = fc.tuple(fc.nat(600), fc.nat(600), fc.nat(600));
  fc.assert(
    fc.property(three, fc.nat(600), (drawn, score) => {
      const [message = 0, offers = 0, look = 0] = drawn.toSorted((one, other) => one - other);
      const reached = drawn.filter((threshold) => threshold <= score).length;
      expect(harmDegree(score, { message, offers, look })).toBe(reached);
    }),
  );
});
