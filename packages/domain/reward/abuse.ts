import type { RewardOrigin } from './reward-state.ts';

/** What adds points to the score of an account that is given a starting reward. */
export const abuseRules = [
  'firstDay',
  'firstWeek',
  'noContact',
  'noDeposit',
  'noPlay',
  'throwAwayMail',
  'device',
  'address',
  'speed',
  'hours',
] as const;

export type AbuseRule = (typeof abuseRules)[number];

/** What is known of an account that is given a starting reward. */
export type AbuseFacts = {
  /** Milliseconds since it was opened. */
  ageMs: number;
  provedContact: boolean;
  hasDeposited: boolean;
  hasPlayed: boolean;
  /** Its e-mail address is of a service for one use. */
  isThrowAwayMail: boolean;
  /** Other accounts, opened near by in time, that have used its browsers. */
  onDevices: number;
  /** Other accounts, opened near by in time, that were opened at its addresses. */
  atAddresses: number;
  /** Milliseconds from its opening to its first reward. */
  firstRewardMs: number;
  /** In how many different hours of the last day it logged in or played. */
  activeHours: number;
};

/**
 * Other accounts count that share a browser or an address and were opened in so many days until
 * now, or within as many of this one: however long they wait, accounts opened together stay so.
 */
export const neighbourDays = 30;

/** Points for each other account, so many at most. */
type PerNeighbour = { each: number; most: number };

/** The points of each rule, and from when on the last two count. */
export type AbusePoints = Record<
  Exclude<AbuseRule, 'device' | 'address' | 'speed' | 'hours'>,
  number
> & {
  device: PerNeighbour;
  address: PerNeighbour;
  speed: { points: number; seconds: number };
  hours: { points: number; hours: number };
};

export type AbusePolicy = {
  /** From this score on starting rewards are held. */
  heldFrom: number;
  /** From this score on an operator decides. */
  reviewFrom: number;
  holdHours: number;
  /** How old an account without a proved contact and a deposit must be. */
  waitHours: number;
  points: AbusePoints;
};

/** A rule that added points to a score. */
export type ScoredRule = { rule: AbuseRule; points: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const ofNeighbours = (count: number, { each, most }: PerNeighbour) => Math.min(count * each, most);

/** The points of an account by the rules that add some, in the order of the rules. */
export function scoreAbuse(facts: AbuseFacts, points: AbusePoints): ScoredRule[] {
  const { ageMs, firstRewardMs, activeHours } = facts;
  const by: Record<AbuseRule, number> = {
    firstDay: ageMs < dayMs ? points.firstDay : 0,
    firstWeek: ageMs >= dayMs && ageMs < 7 * dayMs ? points.firstWeek : 0,
    noContact: facts.provedContact ? 0 : points.noContact,
    noDeposit: facts.hasDeposited ? 0 : points.noDeposit,
    noPlay: facts.hasPlayed ? 0 : points.noPlay,
    throwAwayMail: facts.isThrowAwayMail ? points.throwAwayMail : 0,
    device: ofNeighbours(facts.onDevices, points.device),
    address: ofNeighbours(facts.atAddresses, points.address),
    speed: firstRewardMs < points.speed.seconds * 1000 ? points.speed.points : 0,
    hours: activeHours >= points.hours.hours ? points.hours.points : 0,
  };
  return abuseRules.flatMap((rule) => (by[rule] > 0 ? [{ rule, points: by[rule] }] : []));
}

/** The score that some rules come to. */
export const sumOfPoints = (rules: readonly ScoredRule[]): number =>
  rules.reduce((sum, { points }) => sum + points, 0);

/**
 * Why a reward cannot be claimed yet. start: the account has no proved contact and first deposit,
 * and is not old enough; score: its score is high; review: it is so high that an operator decides;
 * samePerson: so does one on an account whose owner was given the same under another.
 */
export const checkReasons = ['start', 'score', 'review', 'samePerson'] as const;

export type CheckReason = (typeof checkReasons)[number];

/** A reason, and until when it holds; null until an operator decides. */
export type Check = { reason: CheckReason; until: Date | null };

type Judged = {
  facts: Pick<AbuseFacts, 'ageMs' | 'provedContact' | 'hasDeposited'>;
  score: number;
  /** Details of the account have changed, and are not compared with those of others yet. */
  isUnmarked: boolean;
  givenAt: Date;
  now: Date;
};

/** Why a starting reward cannot be claimed now, apart from the owner; null where it can. */
export function judgeStart(
  { facts, score, isUnmarked, givenAt, now }: Judged,
  { heldFrom, reviewFrom, holdHours, waitHours }: AbusePolicy,
): Check | null {
  const { ageMs, provedContact, hasDeposited } = facts;
  const waitMs = waitHours * hourMs - ageMs;
  if (!(provedContact && hasDeposited) && waitMs > 0) {
    return { reason: 'start', until: new Date(now.getTime() + waitMs) };
  }
  if (isUnmarked) return { reason: 'start', until: now };
  if (score >= reviewFrom) return { reason: 'review', until: null };
  const heldUntil = new Date(givenAt.getTime() + holdHours * hourMs);
  return score >= heldFrom && heldUntil > now ? { reason: 'score', until: heldUntil } : null;
}

/** What an account is given before it has to deposit or play. */
const startingOrigins: ReadonlySet<RewardOrigin> = new Set(['sign-in', 'rain', 'referral', 'app']);

/** Whether rewards of an origin are for whoever comes; of missions only some are. */
export const isStarting = (origin: RewardOrigin): boolean => startingOrigins.has(origin);

/**
 * Origins that two accounts of one person may both be given: what was earned by play, what an
 * operator gives by hand, and friends, whose details are compared before.
 */
const oftenGiven: ReadonlySet<RewardOrigin> = new Set(['cashback', 'manual', 'referral']);

/** Whether one person is given a reward of an origin on one account only. */
export const isOncePerPerson = (origin: RewardOrigin): boolean => !oftenGiven.has(origin);
