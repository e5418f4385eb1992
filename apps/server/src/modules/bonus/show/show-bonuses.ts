import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listBonuses as call, listDepositBonuses } from '@pavilion/contract/player/bonus';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage, type LocalText } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { withdrawalTermOf } from '@pavilion/domain/wallet/withdrawal-effect';
import type { BonusDeps } from '../bonus-deps.ts';
import { listBonuses, listRunning } from '../bonus.store.ts';
import type { DepositPromotion } from '../grant/deposit-bonus.ts';

type Deps = Pick<BonusDeps, 'db' | 'offers' | 'currency' | 'site'>;

type Row = Awaited<ReturnType<typeof listBonuses>>[number];

const untitled: LocalText = { EN: '', TY: '' };

function remainingOf(running: readonly Row[]): bigint {
  return running.reduce((sum, row) => sum + row.required - row.wagered, 0n);
}

/**
 * Returns a member's active and waiting bonuses, with what a withdrawal does to each; a waiting one
 * has all of its wagering left and nothing on the balance yet. Reads through the given connection
 * alone, so that a transaction never waits for another.
 */
export async function runningBonuses(
  { site }: Pick<Deps, 'site'>,
  db: Database | DatabaseTransaction,
  memberId: bigint,
) {
  const running = await listRunning(db, memberId);
  return running.map((row) => ({
    bonusId: row.id,
    origin: row.origin,
    title: row.title,
    withdrawal: withdrawalTermOf(row.withdrawal, site.policy.bonus.mayBlockWithdrawal),
    requiredMinor: row.required,
    remainingMinor: row.required - row.wagered,
    leftMinor: row.left,
  }));
}

/** Returns the newest bonuses of a member, and what all running ones leave to wager. */
export async function showBonuses(
  { db, offers, currency, site }: Deps,
  memberId: bigint,
  language: Language,
): Promise<ResponseOf<typeof call>> {
  const rows = await listBonuses(db, memberId);
  const offered = new Map((await offers.all()).map((one) => [one.id, one.title]));
  const decimal = (minor: bigint) => formatAmount(minor, currency.digits);
  const nameOf = (row: Row) => row.title ?? offered.get(row.origin);
  const list = rows.map((row) => ({
    bonusId: row.id.toString(),
    title: inLanguage(nameOf(row) ?? untitled, language),
    amount: decimal(row.amount),
    left: decimal(row.left),
    required: decimal(row.required),
    wagered: decimal(row.wagered),
    state: row.state,
    largestBet: row.max_bet === null ? null : decimal(row.max_bet),
    withdrawal: withdrawalTermOf(row.withdrawal, site.policy.bonus.mayBlockWithdrawal),
    contribution: row.contribution as Record<string, number>,
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
  const running = await listRunning(db, memberId);
  return { list, remainingTurnover: decimal(remainingOf(running)) };
}

/** Shows a deposit promotion as the deposit screen offers it. */
export function showDepositBonus(
  { currency, site }: Deps,
  { id, title, summary, reward, minimumDeposit, bonus }: DepositPromotion,
  language: Language,
): ResponseOf<typeof listDepositBonuses>['list'][number] {
  const decimal = (minor: bigint) => formatAmount(minor, currency.digits);
  return {
    promotionId: id,
    title: inLanguage(title, language),
    summary: inLanguage(summary, language),
    percent: reward.percent ?? 0,
    maximum: decimal(reward.maximum ?? 0n),
    minimumDeposit: decimal(minimumDeposit),
    wageringTimes: reward.wageringTimes,
    wagers: bonus.wagers,
    days: bonus.days,
    largestBet: bonus.largestBet === undefined ? null : decimal(bonus.largestBet),
    withdrawal: withdrawalTermOf(bonus.withdrawal, site.policy.bonus.mayBlockWithdrawal),
  };
}
