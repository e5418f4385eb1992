import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { boundsOfDay, dayAt } from '#kit/time/day-range.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import {
  conversionAmount,
  conversionRange,
  type ConversionRange,
} from '@pavilion/domain/reward/points';
import { inEach } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import { refuseUnoffered } from '../refuse-unoffered.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import {
  findConversion,
  insertConversion,
  sumConverted,
  type Conversion,
} from './conversion.store.ts';
import { takePoints, type PointDeps } from './move-points.ts';
import { balanceAfter } from './point-move.store.ts';
import { findPointAccount } from './point.store.ts';

type Deps = PointDeps &
  Pick<RewardsDeps, 'db' | 'currency' | 'signals' | 'grantReward' | 'paymentPassword'>;

/** What a member converts, and the points that were left. */
export type Converted = Pick<Conversion, 'points' | 'amount' | 'wagering_multiple'> & {
  balance: bigint;
};

type Request = { points: number; paymentPassword: string; requestKey: string };

/** How a conversion stands in the ledger. */
const externalId = (id: string) => `convert:${id}`;

/** The points of a member, and those that were converted on the site's day. */
async function readToday(
  { clock, site }: Pick<Deps, 'clock' | 'site'>,
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<{ balance: number; today: number }> {
  const { timeZone } = site.brand;
  const account = await findPointAccount(db, memberId);
  const day = boundsOfDay(dayAt(clock(), timeZone), timeZone);
  const today = await sumConverted(db, memberId, day);
  return { balance: Number(account?.balance ?? 0n), today: Number(today) };
}

/** What a member may convert now. */
export async function readConversionRange(
  deps: Pick<Deps, 'clock' | 'site' | 'db'>,
  memberId: bigint,
): Promise<ConversionRange> {
  return conversionRange(deps.site.mall.points, await readToday(deps, deps.db, memberId));
}

/** Refuses points that no balance could convert now, and those that the member does not have. */
async function refuseRange(
  deps: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  points: number,
): Promise<void> {
  const { points: rules } = deps.site.mall;
  const { balance, today } = await readToday(deps, transaction, memberId);
  const { least, most, step } = conversionRange(rules, { balance: rules.convertPerDay, today });
  if (points % step !== 0 || points < least || points > most) {
    throw new ApiError('points.range', conversionRange(rules, { balance, today }));
  }
  if (points > balance) throw new ApiError('points.short');
}

/** Answers a repeat as the first request was; refuses other points under its key. */
async function asRepeat(
  transaction: DatabaseTransaction,
  before: Conversion,
  points: bigint,
): Promise<Converted> {
  if (before.points !== points) throw new ApiError('reward.repeat.differs');
  return { ...before, balance: await balanceAfter(transaction, externalId(before.id)) };
}

/** Takes the points and grants the money. */
async function convert(
  deps: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  { points, requestKey }: { points: bigint; requestKey: string },
): Promise<Converted> {
  const { site, currency, clock, grantReward, signals } = deps;
  const { points: rules } = site.mall;
  const id = randomUUID();
  const amount = conversionAmount(points, rules, currency.digits);
  const conversion = {
    id,
    member_id: memberId,
    request_key: requestKey,
    points,
    amount,
    wagering_multiple: rules.wageringTimes,
    converted_at: clock(),
  };
  await insertConversion(transaction, conversion);
  await takePoints(deps, transaction, 'pointSpend', { memberId, points, id: externalId(id) });
  const isGranted = await grantReward(transaction, {
    memberId,
    amountMinor: amount,
    wageringMultiple: rules.wageringTimes,
    key: `points:${id}`,
    title: inEach((language) => textIn(language, 'points.conversion.title')),
    withdrawal: 'free',
    isEarned: false,
  });
  if (!isGranted) throw new Error(`conversion ${id} was paid before`);
  await signals.publishIn(transaction, { kind: 'reward', memberId });
  return { ...conversion, balance: await balanceAfter(transaction, externalId(id)) };
}

/**
 * Turns points of a member into money, which is a bonus where the site has it wagered: both are one
 * transaction. A repeat takes nothing and answers the same.
 */
export async function convertPoints(
  deps: Deps,
  memberId: bigint,
  { points: wanted, paymentPassword, requestKey }: Request,
): Promise<Converted> {
  await deps.paymentPassword.check(memberId, paymentPassword);
  const points = BigInt(wanted);
  return deps.db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    const before = await findConversion(transaction, memberId, requestKey);
    if (before !== null) return asRepeat(transaction, before, points);
    await refuseUnoffered(transaction, memberId);
    await refuseRange(deps, transaction, memberId, wanted);
    return convert(deps, transaction, memberId, { points, requestKey });
  });
}
