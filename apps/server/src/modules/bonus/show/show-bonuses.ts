import type { listBonuses as call } from '@pavilion/contract/bonus/list-bonuses';
import type { listDepositBonuses } from '@pavilion/contract/bonus/list-deposit-bonuses';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { BonusParts } from '../bonus-parts.ts';
import { listBonuses } from '../bonus.store.ts';
import type { DepositPromotion } from '../grant/deposit-bonus.ts';

type Parts = Pick<BonusParts, 'db' | 'offers' | 'currency'>;

type Row = Awaited<ReturnType<typeof listBonuses>>[number];

/** The title it was granted under; null for a bonus from before titles were kept. */
function titleOf({ title }: Row) {
  return title as Record<string, string> | null;
}

function isRunning({ state }: Row): boolean {
  return state === 'active' || state === 'waiting';
}

function remainingOf(rows: readonly Row[]): bigint {
  return rows.filter(isRunning).reduce((sum, row) => sum + row.required - row.wagered, 0n);
}

/** What the member must wager before all bonuses are cash, and has; in minor units. */
export async function turnoverOf({ db }: Parts, memberId: bigint) {
  const running = (await listBonuses(db, memberId)).filter(isRunning);
  return {
    requiredMinor: running.reduce((sum, row) => sum + row.required, 0n),
    doneMinor: running.reduce((sum, row) => sum + row.wagered, 0n),
  };
}

/** The bonuses of a member as the wallet shows them. */
export async function showBonuses(
  { db, offers, currency }: Parts,
  memberId: bigint,
  language: Language,
): Promise<ResponseOf<typeof call>> {
  const rows = await listBonuses(db, memberId);
  const offered = new Map((await offers.all()).map((one) => [one.id, one.title]));
  const decimal = (minor: bigint) => formatAmount(minor, currency.digits);
  const list = rows.map((row) => ({
    bonusId: row.id.toString(),
    title: (titleOf(row) ?? offered.get(row.origin))?.[language] ?? '',
    amount: decimal(row.amount),
    left: decimal(row.left),
    required: decimal(row.required),
    wagered: decimal(row.wagered),
    state: row.state,
    largestBet: row.max_bet === null ? null : decimal(row.max_bet),
    contribution: row.contribution as Record<string, number>,
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
  return { list, remainingTurnover: decimal(remainingOf(rows)) };
}

/** A deposit promotion as the deposit screen offers it. */
export function showDepositBonus(
  { currency }: Parts,
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
  };
}
