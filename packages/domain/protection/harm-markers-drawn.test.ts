import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayMs,
  hourMs,
  manila,
  markerRules,
  minuteMs,
  siteTimeIn,
} from './harm-history.fixture.ts';
import { answers, slowMarkers } from './harm-markers-slow.fixture.ts';
import {
  findMarkers,
  findTakenBack,
  harmMarkers,
  type HarmHistory,
  type HarmMarker,
  type MarkerFact,
  type MarkerRules,
  type SiteTime,
} from './harm-markers.ts';
import { limitKinds, windowPeriods } from './own-limit.ts';

/** Before the clocks of Europe, America and Lord Howe change, and the end of a month. */
const start = Date.parse('2026-09-20T00:00:00Z');

const zones = ['Asia/Manila', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'];

/** Answers of a clock are kept, since many histories ask for the same instants. */
function keepingClock(siteTime: SiteTime): SiteTime {
  const known = new Map<number, ReturnType<SiteTime>>();
  return (at) => {
    const found = known.get(at.getTime()) ?? siteTime(at);
    known.set(at.getTime(), found);
    return found;
  };
}

const siteTimes: fc.Arbitrary<SiteTime> = fc.constantFrom(
  ...zones.map((zone) => keepingClock(siteTimeIn(zone))),
);

const edges = fc.constantFrom(0, 0, 0, 1, -1, 1000);

/** Steps of ten minutes in a day, a week or 60 days, so that borders are met. */
const anyTimes = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: 0, max: 144 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 60 * 144 }),
      fc.integer({ min: 0, max: 30 }).map((days) => days * 144),
    ),
    edges,
  )
  .map(([steps, edge]) => start + steps * 10 * minuteMs + edge);

const anyInstants = anyTimes.map((ms) => new Date(ms));

const anyDeposits = fc
  .record({
    asked: anyTimes,
    delay: fc.constantFrom(0, 0, 0, minuteMs, dayMs),
    empty: fc.constantFrom(null, 0, -1, 10 * minuteMs, 10 * minuteMs, 10 * minuteMs + 1, hourMs),
    amount: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ asked, delay, empty, amount }) => ({
    askedAt: new Date(asked),
    at: new Date(asked + delay),
    amountMinor: BigInt(amount),
    emptyAt: empty === null ? null : new Date(asked - empty),
  }));

/** Play without gaps that a rest would need, or single bets. */
const spans = fc
  .record({
    from: anyTimes,
    count: fc.constantFrom(1, 1, 1, 5, 30),
    length: fc.constantFrom(0, minuteMs, 10 * minuteMs, 15 * minuteMs),
  })
  .map(({ from, count, length }) =>
    Array.from({ length: count }, (_, index) => {
      const first = from + index * 15 * minuteMs;
      return { from: new Date(first), until: new Date(first + length) };
    }),
  );

const listOf = <Item>(item: fc.Arbitrary<Item>, maxLength: number) =>
  fc.array(item, { maxLength, size: 'max' });

/** Histories of any member, each list in any order. */
const histories: fc.Arbitrary<HarmHistory> = fc.record({
  deposits: listOf(anyDeposits, 20),
  withdrawals: listOf(fc.record({ askedAt: anyInstants }), 12),
  raises: listOf(
    fc.record({
      kind: fc.constantFrom(...limitKinds.slice(0, 2)),
      period: fc.constantFrom(...windowPeriods.slice(0, 2)),
      at: anyInstants,
    }),
    12,
  ),
  play: listOf(spans, 12).map((list) => list.flat()),
});

const few = fc.integer({ min: 1, max: 4 });
const longSpans = fc.constantFrom(hourMs, dayMs, 7 * dayMs, 30 * dayMs);
const shortSpans = fc.constantFrom(10 * minuteMs, hourMs, 4 * hourMs);

const allRules: fc.Arbitrary<MarkerRules> = fc.record({
  depositJump: fc.record({ times: few, daysBefore: few }),
  limitsRaised: fc.record({ times: few, within: longSpans }),
  nightPlay: fc.record({
    from: fc.constantFrom(0, 2 * 60),
    until: fc.constantFrom(5 * 60, 12 * 60),
    nights: few,
    days: fc.integer({ min: 4, max: 9 }),
  }),
  takenBack: fc.record({ times: few, after: shortSpans, within: longSpans }),
  lossesChased: fc.record({ times: few, after: shortSpans }),
  longSession: fc.record({
    longer: shortSpans,
    rest: fc.constantFrom(minuteMs, 10 * minuteMs, 15 * minuteMs),
  }),
});

const ever = new Date(0);

const markersOf = (history: HarmHistory, rules: MarkerRules, siteTime: SiteTime) =>
  findMarkers(history, rules, { since: ever, siteTime });

const drawings = { numRuns: 300 };

function always(holds: (history: HarmHistory, rules: MarkerRules, siteTime: SiteTime) => void) {
  fc.assert(fc.property(histories, allRules, siteTimes, holds), drawings);
}

/** The history with other instants. */
function moved(history: HarmHistory, move: (at: Date) => Date): HarmHistory {
  return {
    deposits: history.deposits.map((one) => ({
      ...one,
      askedAt: move(one.askedAt),
      at: move(one.at),
      emptyAt: one.emptyAt && move(one.emptyAt),
    })),
    withdrawals: history.withdrawals.map(({ askedAt }) => ({ askedAt: move(askedAt) })),
    raises: history.raises.map((one) => ({ ...one, at: move(one.at) })),
    play: history.play.map(({ from, until }) => ({ from: move(from), until: move(until) })),
  };
}

/** What began in a part of the time; deposits arrive when they are asked for. */
function partOf(history: HarmHistory, isPart: (at: Date) => boolean): HarmHistory {
  return {
    deposits: history.deposits
      .filter(({ askedAt }) => isPart(askedAt))
      .map((one) => ({ ...one, at: one.askedAt })),
    withdrawals: history.withdrawals.filter(({ askedAt }) => isPart(askedAt)),
    raises: history.raises.filter(({ at }) => isPart(at)),
    play: history.play.filter(({ from }) => isPart(from)),
  };
}

/** The facts that the others do not have at all, or only earlier. */
function missing(facts: readonly MarkerFact[], others: readonly MarkerFact[]): MarkerFact[] {
  const isSame = (one: MarkerFact, other: MarkerFact) =>
    JSON.stringify([one.marker, one.limit]) === JSON.stringify([other.marker, other.limit]);
  return facts.filter((one) => !others.some((other) => isSame(one, other) && other.at >= one.at));
}

test('§7: the markers of any history are those that trying every instant finds', () => {
  const found = new Map<HarmMarker, number>();
  always((history, rules, siteTime) => {
    const facts = markersOf(history, rules, siteTime);
    expect(facts).toEqual(slowMarkers(history, rules, siteTime));
    for (const { marker } of facts) found.set(marker, (found.get(marker) ?? 0) + 1);
  });
  for (const marker of harmMarkers) {
    expect(found.get(marker)).toBeGreaterThan(drawings.numRuns / 60);
  }
});

test('§7: as many withdrawals are taken back as deposits can answer, one each', () => {
  always((history, { takenBack: { after } }) => {
    const most = mostPairs(history, after);
    expect(answers(history, after)).toHaveLength(most);
    const whole = { after, within: Infinity };
    expect(findTakenBack(history, { ...whole, times: most + 1 })).toBeNull();
    const least = findTakenBack(history, { ...whole, times: 1 });
    expect(least?.count ?? 0).toBe(most);
  });
});

/** The most pairs of a withdrawal and a deposit after it, by looking for longer and longer ones. */
function mostPairs({ deposits, withdrawals }: HarmHistory, after: number): number {
  const takenBy = new Map<number, number>();
  function pair(withdrawal: number, tried: Set<number>): boolean {
    const askedAt = withdrawals[withdrawal]?.askedAt ?? ever;
    return deposits.some(({ askedAt: at }, deposit) => {
      const fits = at >= askedAt && at.getTime() - askedAt.getTime() <= after;
      if (!fits || tried.has(deposit)) return false;
      tried.add(deposit);
      const other = takenBy.get(deposit);
      if (other !== undefined && !pair(other, tried)) return false;
      takenBy.set(deposit, withdrawal);
      return true;
    });
  }
  return withdrawals.filter((_, index) => pair(index, new Set())).length;
}

test('§7: the order of the lists does not matter', () => {
  always((history, rules, siteTime) => {
    const turned: HarmHistory = {
      deposits: history.deposits.toReversed(),
      withdrawals: history.withdrawals.toReversed(),
      raises: history.raises.toReversed(),
      play: history.play.toReversed(),
    };
    expect(markersOf(turned, rules, siteTime)).toEqual(markersOf(history, rules, siteTime));
  });
});

/** The markers of a whole history whose deposits arrive when they are asked for. */
const wholeOf = (history: HarmHistory, rules: MarkerRules) =>
  markersOf(
    partOf(history, () => true),
    rules,
    manila,
  );

test('§7: what comes later takes no marker away, nor makes it older', () => {
  let count = 0;
  fc.assert(
    fc.property(histories, allRules, fc.nat(60), (history, rules, days) => {
      const border = new Date(start + days * dayMs);
      const facts = markersOf(
        partOf(history, (at) => at < border),
        rules,
        manila,
      );
      expect(missing(facts, wholeOf(history, rules))).toEqual([]);
      count += facts.length;
    }),
    drawings,
  );
  expect(count).toBeGreaterThan(drawings.numRuns / 4);
});

test('§7: what was earlier takes no marker away but that of deposits above the usual', () => {
  let count = 0;
  fc.assert(
    fc.property(histories, allRules, fc.nat(40), (history, rules, days) => {
      const border = new Date(start + days * dayMs);
      const facts = markersOf(
        partOf(history, (at) => at >= border),
        rules,
        manila,
      ).filter(({ marker }) => marker !== 'depositJump');
      expect(missing(facts, wholeOf(history, rules))).toEqual([]);
      count += facts.length;
    }),
    drawings,
  );
  expect(count).toBeGreaterThan(drawings.numRuns / 4);
});

test('§7: what is older than all windows changes nothing', () => {
  fc.assert(
    fc.property(histories, histories, (history, older) => {
      const before = moved(older, (at) => new Date(at.getTime() - 100 * dayMs));
      const whole: HarmHistory = {
        deposits: [...before.deposits, ...history.deposits],
        withdrawals: [...before.withdrawals, ...history.withdrawals],
        raises: [...before.raises, ...history.raises],
        play: [...before.play, ...history.play],
      };
      const context = { since: new Date('2026-09-19T00:00:00Z'), siteTime: manila };
      expect(findMarkers(whole, markerRules, context)).toEqual(
        findMarkers(history, markerRules, context),
      );
    }),
    drawings,
  );
});

test('§7: markers move with a history that is so many days later', () => {
  fc.assert(
    fc.property(
      histories,
      allRules,
      fc.integer({ min: -400, max: 400 }),
      (history, rules, days) => {
        const later = (at: Date) => new Date(at.getTime() + days * dayMs);
        const facts = markersOf(history, rules, manila);
        expect(markersOf(moved(history, later), rules, manila)).toEqual(
          facts.map((one) => ({ ...one, at: later(one.at) })),
        );
      },
    ),
    drawings,
  );
});

test('§7: other minor units change no marker of deposits', () => {
  always((history, rules, siteTime) => {
    const deposits = history.deposits.map((one) => ({
      ...one,
      amountMinor: one.amountMinor * 1_000_000_007n,
    }));
    const withoutMean = (facts: readonly MarkerFact[], factor: bigint) =>
      facts.map((fact) => ({
        ...fact,
        usualMinor: null,
        amountMinor: fact.amountMinor && fact.amountMinor * factor,
      }));
    expect(withoutMean(markersOf({ ...history, deposits }, rules, siteTime), 1n)).toEqual(
      withoutMean(markersOf(history, rules, siteTime), 1_000_000_007n),
    );
  });
});

test('§7: stricter rules find nothing that looser ones do not', () => {
  let gone = 0;
  always((history, rules, siteTime) => {
    const { depositJump, limitsRaised, nightPlay, takenBack, lossesChased, longSession } = rules;
    const half = (ms: number) => ms / 2;
    const stricter: MarkerRules[] = [
      {
        depositJump: { ...depositJump, times: depositJump.times + 1 },
        limitsRaised: { ...limitsRaised, times: limitsRaised.times + 1 },
        nightPlay: { ...nightPlay, nights: nightPlay.nights + 1 },
        takenBack: { ...takenBack, times: takenBack.times + 1 },
        lossesChased: { ...lossesChased, times: lossesChased.times + 1 },
        longSession: { ...longSession, longer: longSession.longer + 1 },
      },
      {
        depositJump: { ...depositJump, daysBefore: depositJump.daysBefore + 1 },
        limitsRaised: { ...limitsRaised, within: half(limitsRaised.within) },
        nightPlay: { ...nightPlay, days: nightPlay.days - 1 },
        takenBack: { ...takenBack, within: half(takenBack.within) },
        lossesChased: { ...lossesChased, after: half(lossesChased.after) },
        longSession: { ...longSession, rest: half(longSession.rest) },
      },
      {
        ...rules,
        nightPlay: { ...nightPlay, from: nightPlay.from + 1, until: nightPlay.until - 1 },
        takenBack: { ...takenBack, after: half(takenBack.after) },
      },
    ];
    const facts = markersOf(history, rules, siteTime);
    for (const one of stricter) {
      const fewer = markersOf(history, one, siteTime);
      expect(missing(fewer, facts)).toEqual([]);
      gone += facts.length - fewer.length;
    }
  });
  expect(gone).toBeGreaterThan(drawings.numRuns / 4);
});

test('§7: facts are in the order of markers, of instants of the history, and none before since', () => {
  fc.assert(
    fc.property(histories, allRules, siteTimes, fc.nat(60), (history, rules, siteTime, days) => {
      const since = new Date(start + days * dayMs);
      const facts = findMarkers(history, rules, { since, siteTime });
      expect(facts).toEqual(
        markersOf(history, rules, siteTime).filter(({ at }) => at.getTime() >= since.getTime()),
      );
      const order = facts.map(({ marker }) => harmMarkers.indexOf(marker));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      const instants = new Set(
        [
          ...history.deposits.flatMap(({ askedAt, at }) => [askedAt, at]),
          ...history.raises.map(({ at }) => at),
          ...history.play.flatMap(({ from, until }) => [from, until]),
        ].map((at) => at.getTime()),
      );
      expect(facts.filter(({ at }) => !instants.has(at.getTime()))).toEqual([]);
    }),
    drawings,
  );
});
