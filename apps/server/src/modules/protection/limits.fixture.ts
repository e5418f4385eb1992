import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { endSessions } from '#modules/sessions/session.store.ts';
import {
  currency,
  keysSecret,
  openTestBase,
  timeZone,
  type Member,
  type TestBase,
} from '#testing/test-base.ts';
import type { BreakKind } from '@pavilion/domain/protection/exclusion';
import type { LimitName } from '@pavilion/domain/protection/own-limit';
import type { CheckAnswer } from '@pavilion/domain/protection/reality-check';
import { limitPolicy } from './limit-policy.fixture.ts';
import { createOwnLimits } from './own-limits.ts';
import type { ProtectionDeps } from './protection-deps.ts';
import { createProtection } from './protection.ts';

/** The zone in which it is noon now, so that no day of play ends during a test. */
function timeZoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead < 0 ? `Etc/GMT+${-ahead}` : `Etc/GMT-${ahead}`;
}

/**
 * Has a member played for so many minutes without a pause, of which the wallet has counted all but
 * the last minute: the next sign of play counts that.
 */
export async function playedFor(
  db: TestBase['db'],
  { accountId }: Pick<Member, 'accountId'>,
  minutes: number,
): Promise<void> {
  const counted = (minutes - 1) * 60_000;
  await sql`update play_limit set played_at = clock_timestamp() - interval '1 minute',
      check_from = check_from - ${minutes} * interval '1 minute',
      check_ms = ${counted}, stretch_ms = ${counted}, next_rest_at = null
    where account_id = ${accountId}`.execute(db);
}

/** What other modules were asked to do, newest last. */
type Asked = {
  loggedOut: { memberId: bigint; reason: string }[];
  kept: { exclusionId: string; memberId: bigint }[];
  letters: { memberId: bigint; title: string | undefined; requestKey: string }[];
  /** Events that were published, with their member. */
  events: { name: string; memberId: bigint }[];
  fetched: { memberId: bigint; requestKey: string }[];
  /** Providers that do not answer. */
  away: string[];
  /** What payments answer of a member who closes the account. */
  payments: { deposit: boolean; withdrawal: boolean; givenUp: bigint | null };
  /** What a member has paid in and asked to be paid out. */
  acts: Map<bigint, Awaited<ReturnType<ProtectionDeps['paymentActs']>>>;
  /** Is waited for before payments answer that. */
  beforeActs: (memberId: bigint) => Promise<void>;
  /** A member for whom nothing more is answered. */
  failsFor: bigint | null;
};

/** Other modules that note what they are asked to do. */
function recordAsked() {
  const asked: Asked = {
    loggedOut: [],
    kept: [],
    letters: [],
    events: [],
    fetched: [],
    away: [],
    payments: { deposit: false, withdrawal: false, givenUp: null },
    acts: new Map(),
    beforeActs: async () => {},
    failsFor: null,
  };
  const deps = {
    endBonuses: async () => [],
    writeInboxMessage: async (_, memberId, { title, requestKey }) => {
      asked.letters.push({ memberId, title: title.EN, requestKey });
    },
    bringHome: async (memberId, requestKey) => {
      asked.fetched.push({ memberId, requestKey });
      return { fromProviders: [], leftOut: [...asked.away] };
    },
    endSessions: async (transaction, memberId, reason) => {
      await endSessions(transaction, { memberId }, reason, new Date());
      asked.loggedOut.push({ memberId, reason });
    },
    publish: async (name, event) => {
      if ('memberId' in event) asked.events.push({ name, memberId: event.memberId });
    },
    closingPayments: {
      underWay: async (_, memberId) => {
        if (asked.failsFor === memberId) throw new Error('a failure for a test');
        const { deposit, withdrawal } = asked.payments;
        return { deposit, withdrawal };
      },
      smallestWithdrawal: 2_00n,
      findGivenUp: async () => asked.payments.givenUp,
      giveUp: async (_, { amountMinor }) => void (asked.payments.givenUp = amountMinor),
      dropGivenUp: async () => void (asked.payments.givenUp = null),
    },
    paymentActs: async (_, memberId) => {
      await asked.beforeActs(memberId);
      if (asked.failsFor === memberId) throw new Error('a failure for a test');
      return asked.acts.get(memberId) ?? { deposits: [], withdrawals: [] };
    },
    excludedPeople: {
      isKnown: async () => false,
      keepAdded: async () => {},
      noticePerson: async () => {},
    },
    identityCompany: null,
    keysSecret,
    keepDetails: async (_, exclusionId, memberId) => {
      asked.kept.push({ exclusionId, memberId });
    },
  } satisfies Partial<ProtectionDeps>;
  return { asked, deps };
}

/** The deps of limits, without deposits and other modules. */
function limitDeps(
  base: Pick<TestBase, 'db' | 'clock' | 'wallet' | 'signals' | 'files' | 'logger'>,
) {
  return {
    ...base,
    currency,
    policy: limitPolicy,
    depositedSince: async () => ({ sumMinor: 0n, oldest: null }),
    ...recordAsked().deps,
  };
}

/** Creates the limits of play as members set them, for tests of what they refuse elsewhere. */
export function createLimits(
  base: Pick<TestBase, 'db' | 'clock' | 'wallet' | 'signals' | 'files' | 'logger'>,
  policy = limitPolicy,
) {
  const deps = { ...limitDeps(base), policy, timeZone: timeZoneAtNoon() };
  const ownLimits = createOwnLimits(deps);
  const { handlers, checks } = createProtection({ ...deps, isConfirmed: async () => true });

  /** What a member does with their limits. */
  const limitsOf = ({ context }: Pick<Member, 'context'>) => ({
    limit: (name: LimitName, amount: string) => handlers.setLimit({ ...name, amount }, context),
    notePlay: () => handlers.notePlay({}, context),
    exclude: (kind: BreakKind, length: string) => handlers.excludeSelf({ kind, length }, context),
    close: () => handlers.closeAccount({}, context),
    choose: (everyMinutes: number) => handlers.setRealityCheck({ everyMinutes }, context),
    /** Answers the check that waits. */
    answer: async (answer: CheckAnswer) => {
      const { check } = await handlers.notePlay({}, context);
      if (check === null) throw new Error('no check waits');
      return handlers.answerCheck({ since: check.since, answer }, context);
    },
    /** What counts against each limit that is set. */
    used: async () => {
      const { list } = await handlers.getLimits({}, context);
      const set = list.filter(({ amount }) => amount !== null);
      return Object.fromEntries(set.map(({ kind, used }) => [kind, used]));
    },
  });
  return { ownLimits, limitsOf, checks };
}

/** Opens the limits of members on a database, with a clock set by the test. */
export async function openOwnLimits(database: TestDatabase, policy = limitPolicy) {
  const base = await openTestBase(database);
  const { db } = base;
  /** Whether the person has given the password lately. */
  const password = { given: true };
  const isConfirmed = async () => password.given;
  const { asked, deps: others } = recordAsked();
  const deps = { ...limitDeps(base), ...others, timeZone, policy, isConfirmed };
  const protection = createProtection(deps);
  const ownLimits = createOwnLimits(deps);
  await ownLimits.prepare();

  /** What the wallet enforces for a member; null where it has no limits. */
  async function enforced({ accountId }: Pick<Member, 'accountId'>) {
    const columns = [
      'max_bet',
      'max_lost_day',
      'max_lost_week',
      'max_lost_month',
      'max_staked_day',
      'max_staked_week',
      'max_staked_month',
      'max_ms',
    ] as const;
    const row = await db
      .selectFrom('play_limit')
      .select(columns)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row ?? null;
  }

  /** The limits on the same database under another policy. */
  function under(other: typeof policy) {
    const changed = { ...deps, policy: other };
    const { handlers: limits, operatorHandlers: operators, jobs } = createProtection(changed);
    return { ownLimits: createOwnLimits(changed), limits, operators, jobs };
  }

  return {
    ...base,
    password,
    asked,
    jobs: protection.jobs,
    under,
    ownLimits,
    limits: protection.handlers,
    operators: protection.operatorHandlers,
    looksWaiting: protection.looksWaiting,
    identityChecksWaiting: protection.identityChecksWaiting,
    enforced,
    /** Lists what the ledger check finds, and where limits that were set are not enforced. */
    findings: async () => [...(await base.findings()), ...(await protection.checks())],
  };
}

export type OwnLimitsBase = Awaited<ReturnType<typeof openOwnLimits>>;

/**
 * Opens limits before all tests of a block and closes them after the last, when the ledger check
 * must find nothing.
 */
export function openForAll(database: TestDatabase, use: (site: OwnLimitsBase) => void): void {
  let site: OwnLimitsBase;
  beforeAll(async () => {
    site = await openOwnLimits(database);
    use(site);
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });
}
