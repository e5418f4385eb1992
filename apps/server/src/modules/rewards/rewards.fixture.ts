import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { createBonus } from '#modules/bonus/bonus.ts';
import { asOperator, currency, local, openTestBase, timeZone } from '#testing/test-base.ts';
import type { Member } from '#testing/test-base.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import type { RewardOrigin } from '@pavilion/domain/reward/reward-state';
import { claimAllRewards, claimReward } from './claim/claim-reward.ts';
import { createFriendInvitations } from './friend-invitations.ts';
import { issueReward } from './issue-reward.ts';
import { mallRules } from './mall/mall-rules.fixture.ts';
import type { RewardsDeps } from './rewards-deps.ts';
import { createRewards } from './rewards.ts';

export const ana = asOperator;
export const ben = { ...asOperator, operator: 'ben' };

type GiftInput = ParsedInputOf<OperatorEndpoints['rewards']['giveReward']>;

const bonusPolicy = {
  takesFirst: 'cash',
  largestGrant: 5000_00n,
  largestWagering: 40,
  largestConversionTimes: 10,
  mayBlockWithdrawal: true,
  rewards: { contribution: { RNG: 100 }, days: 14 },
} as const;

/** Nobody is held: tests of abuse have rules of their own. */
const noAbuse = {
  heldFrom: 1000,
  reviewFrom: 1000,
  holdHours: 72,
  waitHours: 0,
  accountsWithoutCaptcha: 3,
  points: {
    firstDay: 0,
    firstWeek: 0,
    noContact: 0,
    noDeposit: 0,
    noPlay: 0,
    throwAwayMail: 0,
    device: { each: 0, most: 0 },
    address: { each: 0, most: 0 },
    speed: { points: 0, seconds: 60 },
    hours: { points: 0, hours: 18 },
  },
};

const rateOfEach = (rate: number) =>
  Object.fromEntries(gameTypes.map((one) => [one, rate])) as Record<GameType, number>;

/** Level 0 and four levels above it: what they need, and the bonus for reaching each. */
const levels = [
  [0n, 0n, 0n],
  [500_00n, 5_000_00n, 18_00n],
  [5_000_00n, 50_000_00n, 58_00n],
  [20_000_00n, 250_000_00n, 188_00n],
  [60_000_00n, 800_000_00n, 388_00n],
] as const;

export const vipRules = {
  rules: local('<p>Rules</p>'),
  weights: rateOfEach(100),
  levels: levels.map(([depositNeeded, turnoverNeeded, levelUpBonus], level) => ({
    level,
    label: local(`Level ${level}`),
    emblem: `vip/level-${level}`,
    depositNeeded,
    turnoverNeeded,
    pointsNeeded: 0,
    keepDeposit: 0n,
    keepTurnover: 0n,
    benefits: {
      levelUpBonus,
      weeklyBonus: BigInt(level) * 10_00n,
      monthlyBonus: BigInt(level) * 20_00n,
      birthdayBonus: BigInt(level) * 30_00n,
      rebatePercent: { ...rateOfEach(20 + level * 10), LIVE: 20 },
      withdrawalsPerDay: 3 + level,
      withdrawDailyMaximum: 20_000_00n,
    },
  })),
};

/** What the module is given: the real wallet and bonuses, and a recorder of letters. */
async function openDeps(database: TestDatabase) {
  const base = await openTestBase(database, { startedAt: new Date() });
  const site = {
    policy: {
      bonus: bonusPolicy,
      reward: { aloneUpTo: 1000_00n, pointsAloneUpTo: 10_000 },
      abuse: noAbuse,
    },
    brand: { timeZone },
    memberTypes: defaultMemberTypes,
    protection: { minimumAge: 21 },
    vip: vipRules,
    mall: mallRules,
    flags: { PTSYS3: true },
    promotions: [],
    missions: { pace: { secondsPerRound: 5, stake: 10_00n }, missions: [] },
    vendors: [],
    games: [],
    paymentChannels: [],
    rewards: {
      expiryDays: 7,
      vip: { wageringTimes: 0 },
      cashback: { minimum: 1_00n, wageringTimes: 0, promotions: [] },
      rain: { quietFrom: '00:00', quietUntil: '00:00' },
      origins: { manual: { expiryDays: 14 }, rain: { claim: 'auto' as const } },
    },
  };
  const offers = { all: async () => [] };
  const noOffers = { all: async () => [], openTo: async () => [], findIn: async () => null };
  const bonus = createBonus({ ...base, site, offers: noOffers, currency });
  const letters: { memberId: bigint; title: string | undefined }[] = [];
  const deps = {
    ...base,
    site,
    currency,
    mallBox: createSecretBox('a secret of tests', 'mall'),
    paymentPassword: { check: async () => undefined },
    findPicture: (name: string) => ({ src: `/art/${name}`, width: 1, height: 1, color: '#123' }),
    publicUrl: 'https://site.example',
    offers,
    friendInvitations: createFriendInvitations({ ...base, site, offers }),
    grantReward: bonus.grantReward,
    runningBonuses: bonus.runningBonuses,
    depositLimits: async () => [],
    limiter: createRateLimiter(base.db, base.clock),
    devices: { recognise: async () => null },
    captchas: { check: async () => undefined },
    ratesOn: (async (_, memberIds) =>
      new Map(memberIds.map((id) => [id, rateOfEach(0)]))) satisfies RewardsDeps['ratesOn'],
    writeInboxMessages: (async (_, memberIds, { title }) => {
      letters.push(...memberIds.map((memberId) => ({ memberId, title: title.EN })));
    }) satisfies RewardsDeps['writeInboxMessages'],
  };
  return { base, bonus, deps, letters };
}

/**
 * Says whether changed details are noted to be compared. The job that compares them is one of
 * agents, and never runs here.
 */
export async function noteDetails(db: Database, isNoted: boolean): Promise<void> {
  const noted = isNoted ? sql`enable` : sql`disable`;
  await sql`alter table member ${noted} trigger queue_details_of_new_member`.execute(db);
  await sql`alter table member ${noted} trigger queue_details_of_changed_member`.execute(db);
  await sql`alter table member_profile ${noted} trigger queue_details_of_profile`.execute(db);
  await sql`alter table bank_card ${noted} trigger queue_details_of_card`.execute(db);
}

/** Rewards over the real wallet and bonuses, with a clock that the test sets. */
export async function openRewards(database: TestDatabase) {
  const { base, bonus, deps, letters } = await openDeps(database);
  await noteDetails(base.db, false);
  const rewards = createRewards(deps);
  await rewards.prepare();
  const { handlers, operatorHandlers } = rewards;

  const list = async (of: Member, status?: 'AVAILABLE' | 'LOCKED' | 'CLAIMED' | 'EXPIRED') =>
    handlers.listRewards({ status, isApp: undefined, pageNo: 1, pageSize: 25 }, of.context);
  return {
    ...base,
    deps,
    bonus,
    rewards,
    letters,
    handlers,
    operatorHandlers,
    list,
    /** What a gift of 50.00 in cash is, with changes. */
    input: (of: Member, changes: Partial<GiftInput> = {}): GiftInput => ({
      account: of.username,
      title: local('A gift'),
      kind: 'cash',
      amount: '50.00',
      wageringMultiple: 0,
      conditions: [],
      reason: 'For a test',
      requestKey: randomUUID(),
      ...changes,
    }),
    /** Gives a member a reward, and returns its id. */
    given: async function given(of: Member, changes: Partial<GiftInput> = {}): Promise<string> {
      const gift = await operatorHandlers.giveReward(this.input(of, changes), ana);
      if (gift.transactionId === null) throw new Error('the gift waits for a second operator');
      return gift.transactionId;
    },
    /** Gives a weekly bonus of 10.00, as a job of the site does. */
    issue: (of: Member, key: string, origin: RewardOrigin = 'vip-week') =>
      base.db.transaction().execute((transaction) =>
        issueReward(deps, transaction, {
          memberId: of.memberId,
          origin,
          key,
          title: local('A weekly bonus'),
          kind: 'cash',
          amount: 10_00n,
          wageringMultiple: 0,
        }),
      ),
    /** Claims without the limit of claims a minute. */
    claimUnlimited: (of: Member, transactionId: string) =>
      claimReward(deps, of.memberId, { transactionId, requestKey: randomUUID() }),
    claimAllUnlimited: (of: Member, requestKey: string) =>
      claimAllRewards(deps, of.memberId, requestKey),
    claim: (of: Member, transactionId: string, requestKey: string = randomUUID()) =>
      handlers.claimReward({ transactionId, requestKey, isApp: undefined }, of.context),
    stateOf: async (id: string) => {
      const row = await base.db
        .selectFrom('reward')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.state;
    },
  };
}

export type Rewards = Awaited<ReturnType<typeof openRewards>>;
