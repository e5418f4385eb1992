import { limitKinds, limitPeriods, type LimitName } from './own-limit.ts';

/** Signs that play may do harm to a member. */
export const harmMarkers = [
  'depositJump',
  'limitsRaised',
  'nightPlay',
  'takenBack',
  'lossesChased',
  'longSession',
] as const;
export type HarmMarker = (typeof harmMarkers)[number];

/** What the score of a member has reached; `look` is the highest. */
export const harmThresholds = ['message', 'offers', 'look'] as const;
export type HarmThreshold = (typeof harmThresholds)[number];

/** How many thresholds a score has reached. */
export const harmDegrees = [0, 1, 2, 3] as const;
export type HarmDegree = (typeof harmDegrees)[number];

/** What an operator has done who looked at a member's markers. */
export const harmLooks = ['nothing', 'contacted', 'restricted'] as const;

/** A deposit that has arrived; amounts are in minor units. */
export type MarkedDeposit = {
  askedAt: Date;
  at: Date;
  amountMinor: bigint;
  /** When play had last emptied the balance before the member asked; null for not lately. */
  emptyAt: Date | null;
};

/** Play without a long pause: from the first to the last bet. */
export type PlaySpan = { from: Date; until: Date };

/** What a member did, each list in any order. */
export type HarmHistory = {
  deposits: readonly MarkedDeposit[];
  withdrawals: readonly { askedAt: Date }[];
  /** Limits that the member has raised or dropped, when the second yes was given. */
  raises: readonly (LimitName & { at: Date })[];
  /** Each within a quarter of an hour. */
  play: readonly PlaySpan[];
};

/** When a marker is there. Spans are in milliseconds. */
export type MarkerRules = {
  /** Deposits of a day above so many times the mean of the days with deposits of the 30 before. */
  depositJump: { times: number; daysBefore: number };
  limitsRaised: { times: number; within: number };
  /** Play between two minutes of the day, in so many nights of so many days. */
  nightPlay: { from: number; until: number; nights: number; days: number };
  /** A deposit within `after` of a withdrawal, so many times within a span. */
  takenBack: { times: number; after: number; within: number };
  /** A deposit within `after` of an empty balance, so many times in a day. */
  lossesChased: { times: number; after: number };
  /** Play longer than this without a rest of so long. */
  longSession: { longer: number; rest: number };
};

/** One marker of a member, with the figures that show it. */
export type MarkerFact = {
  marker: HarmMarker;
  /** When it was last so. */
  at: Date;
  /** Deposits of the day, raises, nights, times; of `longSession` the minutes. */
  count: number;
  /** Of `depositJump`: what was deposited on the day, and the mean of the days before. */
  amountMinor: bigint | null;
  usualMinor: bigint | null;
  /** Of `limitsRaised`: the limit. */
  limit: LimitName | null;
};

/** The day `YYYY-MM-DD` and the minute of the day at which the site's clock shows an instant. */
export type SiteTime = (at: Date) => { day: string; minute: number };

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
/** The days before a day with which its deposits are compared. */
export const comparedDays = 30;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

function fact(
  marker: HarmMarker,
  at: Date,
  count: number,
  more: Partial<Pick<MarkerFact, 'amountMinor' | 'usualMinor' | 'limit'>> = {},
): MarkerFact {
  return { marker, at, count, amountMinor: null, usualMinor: null, limit: null, ...more };
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

const timeOf = (at: Date) => at.getTime();

function inOrder<Item>(items: readonly Item[], instantOf: (item: Item) => Date): Item[] {
  return items.toSorted((one, other) => timeOf(instantOf(one)) - timeOf(instantOf(other)));
}

/** The last number of a rising list that ends so many of them within a span; null for none. */
function lastCluster(
  rising: readonly number[],
  times: number,
  within: number,
): { end: number; count: number } | null {
  const last = rising.findLastIndex((end, index) => {
    const first = rising[index - times + 1];
    return first !== undefined && end - first <= within;
  });
  const end = rising[last];
  if (end === undefined) return null;
  const first = rising.findIndex((one) => end - one <= within);
  return { end, count: last - first + 1 };
}

/**
 * Finds the last day whose deposits were above so many times the mean of the member's own days with
 * deposits of the 30 days before; there must have been `daysBefore` of those.
 */
export function findDepositJump(
  { deposits }: Pick<HarmHistory, 'deposits'>,
  { times, daysBefore }: MarkerRules['depositJump'],
  siteTime: SiteTime,
): MarkerFact | null {
  const inTurn = inOrder(deposits, ({ at }) => at);
  const byDay = [...groupBy(inTurn, ({ at }) => dayNumber(siteTime(at).day))];
  const days = byDay.map(([day, list]) => ({
    day,
    list,
    sum: list.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
  }));
  for (const [index, { day, list, sum }] of [...days.entries()].toReversed()) {
    const lately = days.slice(Math.max(0, index - comparedDays), index);
    const before = lately.filter((one) => one.day >= day - comparedDays);
    const usual = before.reduce((all, one) => all + one.sum, 0n);
    const isKnown = before.length >= daysBefore;
    const last = list.at(-1);
    if (!isKnown || last === undefined) continue;
    if (sum * BigInt(before.length) <= BigInt(times) * usual) continue;
    const usualMinor = usual / BigInt(before.length);
    return fact('depositJump', last.at, list.length, { amountMinor: sum, usualMinor });
  }
  return null;
}

/** Finds the limits that the member has raised so often within a span. */
export function findLimitsRaised(
  { raises }: Pick<HarmHistory, 'raises'>,
  { times, within }: MarkerRules['limitsRaised'],
): MarkerFact[] {
  const inTurn = inOrder(raises, ({ at }) => at);
  return limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period) => {
      const ofLimit = inTurn.filter((one) => one.kind === kind && one.period === period);
      const found = lastCluster(
        ofLimit.map(({ at }) => timeOf(at)),
        times,
        within,
      );
      if (found === null) return [];
      const limit = { kind, period };
      return [fact('limitsRaised', new Date(found.end), found.count, { limit })];
    }),
  );
}

/** Finds the last night with play that ends so many days with so many of them. */
export function findNightPlay(
  { play }: Pick<HarmHistory, 'play'>,
  { from, until, nights, days }: MarkerRules['nightPlay'],
  siteTime: SiteTime,
): MarkerFact | null {
  const atNight = play
    .flatMap((span) => [span.from, span.until])
    .flatMap((at) => {
      const { day, minute } = siteTime(at);
      return minute >= from && minute < until ? [{ night: dayNumber(day), at }] : [];
    });
  const byNight = groupBy(
    inOrder(atNight, ({ at }) => at),
    ({ night }) => night,
  );
  const found = lastCluster([...byNight.keys()], nights, days - 1);
  const last = found && byNight.get(found.end)?.at(-1);
  return found && last ? fact('nightPlay', last.at, found.count) : null;
}

/**
 * Finds the last deposit that ends a span with so many deposits shortly after a withdrawal. One
 * deposit answers one withdrawal.
 */
export function findTakenBack(
  { deposits, withdrawals }: Pick<HarmHistory, 'deposits' | 'withdrawals'>,
  { times, after, within }: MarkerRules['takenBack'],
): MarkerFact | null {
  const taken = inOrder(withdrawals, ({ askedAt }) => askedAt).map(({ askedAt }) => askedAt);
  const back: number[] = [];
  let open = 0;
  for (const { askedAt } of inOrder(deposits, (one) => one.askedAt)) {
    const at = timeOf(askedAt);
    while (at - timeOf(taken[open] ?? askedAt) > after) open += 1;
    if ((taken[open] ?? Infinity) > askedAt) continue;
    back.push(at);
    open += 1;
  }
  const found = lastCluster(back, times, within);
  return found && fact('takenBack', new Date(found.end), found.count);
}

/** Finds the last day with so many deposits shortly after play had emptied the balance. */
export function findLossesChased(
  { deposits }: Pick<HarmHistory, 'deposits'>,
  { times, after }: MarkerRules['lossesChased'],
  siteTime: SiteTime,
): MarkerFact | null {
  const chasing = deposits.filter(
    ({ askedAt, emptyAt }) =>
      emptyAt !== null && emptyAt <= askedAt && timeOf(askedAt) - timeOf(emptyAt) <= after,
  );
  const inTurn = inOrder(chasing, ({ askedAt }) => askedAt);
  const byDay = [...groupBy(inTurn, ({ askedAt }) => siteTime(askedAt).day)];
  const [, list] = byDay.findLast(([, one]) => one.length >= times) ?? [];
  const last = list?.at(-1);
  if (list === undefined || last === undefined) return null;
  return fact('lossesChased', last.askedAt, list.length);
}

/** Finds the last play longer than allowed without a rest. */
export function findLongSession(
  { play }: Pick<HarmHistory, 'play'>,
  { longer, rest }: MarkerRules['longSession'],
): MarkerFact | null {
  let found: MarkerFact | null = null;
  let session: { from: number; until: number } | null = null;
  for (const span of inOrder(play, ({ from }) => from)) {
    const [from, until] = [timeOf(span.from), timeOf(span.until)];
    const goesOn: boolean = session !== null && from - session.until < rest;
    session =
      goesOn && session !== null
        ? { from: session.from, until: Math.max(session.until, until) }
        : { from, until };
    const ms = session.until - session.from;
    if (ms > longer) {
      found = fact('longSession', new Date(session.until), Math.floor(ms / minuteMs));
    }
  }
  return found;
}

/** Finds the markers of a member that were so since an instant, in the order of `harmMarkers`. */
export function findMarkers(
  history: HarmHistory,
  rules: MarkerRules,
  { since, siteTime }: { since: Date; siteTime: SiteTime },
): MarkerFact[] {
  const found = [
    findDepositJump(history, rules.depositJump, siteTime),
    ...findLimitsRaised(history, rules.limitsRaised),
    findNightPlay(history, rules.nightPlay, siteTime),
    findTakenBack(history, rules.takenBack),
    findLossesChased(history, rules.lossesChased, siteTime),
    findLongSession(history, rules.longSession),
  ];
  return found.filter((one) => one !== null).filter(({ at }) => at >= since);
}

/** Sums the points of the markers, each once. */
export function harmScore(
  facts: readonly Pick<MarkerFact, 'marker'>[],
  signs: Readonly<Record<HarmMarker, { points: number }>>,
): number {
  const markers = new Set(facts.map(({ marker }) => marker));
  return [...markers].reduce((sum, marker) => sum + signs[marker].points, 0);
}

/** How many thresholds a score has reached. */
export function harmDegree(
  score: number,
  thresholds: Readonly<Record<HarmThreshold, number>>,
): HarmDegree {
  if (score >= thresholds.look) return 3;
  if (score >= thresholds.offers) return 2;
  return score >= thresholds.message ? 1 : 0;
}
