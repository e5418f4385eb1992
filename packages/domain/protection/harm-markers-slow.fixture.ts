import { dayMs, minuteMs } from './harm-history.fixture.ts';
import {
  comparedDays,
  type HarmHistory,
  type HarmMarker,
  type MarkerFact,
  type MarkerRules,
  type SiteTime,
} from './harm-markers.ts';
import { limitKinds, limitPeriods } from './own-limit.ts';

/** What a marker was found by, and when it was so. */
type Case = Omit<MarkerFact, 'marker'>;

const nothingMore = { amountMinor: null, usualMinor: null, limit: null };

const latest = (cases: readonly Case[]): Case | null =>
  cases.find(({ at }) => cases.every((other) => other.at <= at)) ?? null;

/** Every instant that ends a span with so many of them. */
const clusters = (instants: readonly Date[], times: number, within: number): Case[] =>
  instants
    .map((at) => ({
      at,
      count: instants.filter((one) => one <= at && at.getTime() - one.getTime() <= within).length,
      ...nothingMore,
    }))
    .filter(({ count }) => count >= times);

const dayNumber = (siteTime: SiteTime, at: Date) => Date.parse(siteTime(at).day) / dayMs;

function jumps({ deposits }: HarmHistory, rules: MarkerRules, siteTime: SiteTime): Case[] {
  const { times, daysBefore } = rules.depositJump;
  const onDay = (day: number) => deposits.filter(({ at }) => dayNumber(siteTime, at) === day);
  const sumOf = (day: number) => onDay(day).reduce((sum, one) => sum + one.amountMinor, 0n);
  return deposits.flatMap(({ at }) => {
    const day = dayNumber(siteTime, at);
    const sums = Array.from({ length: comparedDays }, (_, index) => sumOf(day - 1 - index));
    const known = sums.filter((sum) => sum > 0n);
    const usual = known.reduce((all, sum) => all + sum, 0n);
    const today = onDay(day);
    const isLast = today.every((other) => other.at <= at);
    const isAbove = sumOf(day) * BigInt(known.length) > BigInt(times) * usual;
    if (known.length < daysBefore || !isLast || !isAbove) return [];
    const usualMinor = usual / BigInt(known.length);
    return [{ at, count: today.length, amountMinor: sumOf(day), usualMinor, limit: null }];
  });
}

function nights({ play }: HarmHistory, rules: MarkerRules, siteTime: SiteTime): Case[] {
  const { from, until, nights: least, days } = rules.nightPlay;
  const instants = play.flatMap((span) => [span.from, span.until]);
  const atNight = instants.filter((at) => {
    const { minute } = siteTime(at);
    return from <= minute && minute < until;
  });
  const numbers = atNight.map((at) => dayNumber(siteTime, at));
  return atNight.flatMap((at) => {
    const night = dayNumber(siteTime, at);
    const count = new Set(numbers.filter((one) => one <= night && night - one < days)).size;
    return count >= least ? [{ at, count, ...nothingMore }] : [];
  });
}

/** Each withdrawal in turn takes the first deposit that no other has taken. */
export function answers({ deposits, withdrawals }: HarmHistory, after: number): Date[] {
  let left = deposits.map(({ askedAt }) => askedAt);
  const taken: Date[] = [];
  for (const { askedAt } of withdrawals.toSorted((one, other) => +one.askedAt - +other.askedAt)) {
    const fit = left.filter((at) => at >= askedAt && +at - +askedAt <= after);
    const first = fit.find((at) => fit.every((other) => at <= other));
    left = left.filter((at) => at !== first);
    if (first !== undefined) taken.push(first);
  }
  return taken;
}

function chases({ deposits }: HarmHistory, rules: MarkerRules, siteTime: SiteTime): Case[] {
  const { times, after } = rules.lossesChased;
  const chasing = deposits.flatMap(({ askedAt, emptyAt }) => {
    const ms = emptyAt === null ? -1 : +askedAt - +emptyAt;
    return ms >= 0 && ms <= after ? [askedAt] : [];
  });
  return chasing.flatMap((at) => {
    const { day } = siteTime(at);
    const count = chasing.filter((other) => siteTime(other).day === day).length;
    return count >= times ? [{ at, count, ...nothingMore }] : [];
  });
}

/** Joins whatever is nearer to each other than a rest, until nothing is. */
function sessions({ play }: HarmHistory, { longSession: { longer, rest } }: MarkerRules): Case[] {
  const spans = play.map(({ from, until }) => ({ from: +from, until: +until }));
  let joined = spans;
  for (const span of spans) {
    const near = joined.filter(
      (other) => other.from - span.until < rest && span.from - other.until < rest,
    );
    const all = [span, ...near];
    const whole = {
      from: Math.min(...all.map(({ from }) => from)),
      until: Math.max(...all.map(({ until }) => until)),
    };
    joined = [...joined.filter((other) => !near.includes(other)), whole];
  }
  return joined
    .map(({ from, until }) => ({ at: new Date(until), ms: until - from }))
    .filter(({ ms }) => ms > longer)
    .map(({ at, ms }) => ({ at, count: Math.floor(ms / minuteMs), ...nothingMore }));
}

/** What `findMarkers` says of a whole history, by trying every instant of it. */
export function slowMarkers(history: HarmHistory, rules: MarkerRules, siteTime: SiteTime) {
  const { limitsRaised, takenBack } = rules;
  const raised = limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period) => {
      const ofLimit = history.raises.filter((one) => one.kind === kind && one.period === period);
      const instants = ofLimit.map(({ at }) => at);
      const last = latest(clusters(instants, limitsRaised.times, limitsRaised.within));
      return last === null ? [] : [{ ...last, limit: { kind, period } }];
    }),
  );
  const back = answers(history, takenBack.after);
  const found: readonly (readonly [HarmMarker, ...(Case | null)[]])[] = [
    ['depositJump', latest(jumps(history, rules, siteTime))],
    ['limitsRaised', ...raised],
    ['nightPlay', latest(nights(history, rules, siteTime))],
    ['takenBack', latest(clusters(back, takenBack.times, takenBack.within))],
    ['lossesChased', latest(chases(history, rules, siteTime))],
    ['longSession', latest(sessions(history, rules))],
  ];
  return found.flatMap(([marker, ...cases]) =>
    cases.flatMap((one): MarkerFact[] => (one === null ? [] : [{ marker, ...one }])),
  );
}
