import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listWithdrawBanks } from '@pavilion/contract/player/payments/withdrawals';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage, type LocalText } from '@pavilion/domain/site/local-text';
import { formatAmount, larger, smaller } from '@pavilion/domain/wallet/money';
import { cardsAllowed } from '../card/add-card.ts';
import type { PaymentBonus, PaymentsDeps } from '../payments-deps.ts';
import { bankRange, openBanks, wholeBalanceOf, withdrawDay } from './withdraw-range.ts';
import { withdrawalTermsOf } from './withdrawal-terms.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'site' | 'currency' | 'clock' | 'runningBonuses' | 'offers'>;
type Rules = ResponseOf<typeof listWithdrawBanks>;

function showBanks({ site, currency }: Deps, language: Language): Rules['list'] {
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  return openBanks(site).map((bank) => {
    const range = bankRange(site, bank);
    const { fixed, percent, freeTimesPerDay } = bank.fee;
    return {
      code: bank.id,
      name: inLanguage(bank.name, language),
      kind: bank.kind,
      minimum: money(range.minimum),
      maximum: money(range.maximum),
      fee: { fixed: money(fixed), percent, freeTimesPerDay },
    };
  });
}

const untitled: LocalText = { EN: '', TY: '' };

/** The terms of a member who has no account yet. */
const noTerms = {
  owedMinor: 0n,
  bonuses: [] as PaymentBonus[],
  decided: { effect: 'free' } as const,
};

function turnoverOf(bonuses: readonly PaymentBonus[], money: (minor: bigint) => string) {
  const sum = (amountOf: (bonus: PaymentBonus) => bigint) =>
    bonuses.reduce((total, bonus) => total + amountOf(bonus), 0n);
  const required = sum((bonus) => bonus.requiredMinor);
  const remaining = sum((bonus) => bonus.remainingMinor);
  return {
    required: money(required),
    done: money(required - remaining),
    remaining: money(remaining),
  };
}

/** Returns the banks that accept payouts, the widest limits, and what is left of the day. */
export async function showWithdrawRules(
  deps: Deps,
  memberId: bigint,
  language: Language,
): Promise<Rules> {
  const { db, site, currency } = deps;
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const ranges = openBanks(site).map((bank) => bankRange(site, bank));
  const { withdraw } = site.policy.payments;
  const { leftToday, timesToday, timesPerDay } = await withdrawDay(deps, db, memberId);
  const wholeMinor = await wholeBalanceOf(db, memberId);
  const account = await findMemberAccount(db, memberId);
  const terms = account
    ? await withdrawalTermsOf(deps, db, { memberId, accountId: account.accountId })
    : noTerms;
  const offered = new Map((await deps.offers.all()).map((one) => [one.id, one.title]));
  const nameOf = ({ title, origin }: PaymentBonus) => title ?? offered.get(origin);
  return {
    list: showBanks(deps, language),
    minimum: money(ranges.map((range) => range.minimum).reduce(smaller, withdraw.maximum)),
    maximum: money(ranges.map((range) => range.maximum).reduce(larger, 0n)),
    leftToday: money(leftToday),
    wholeBalance: wholeMinor === null ? null : money(wholeMinor),
    timesToday,
    timesPerDay,
    cardsAllowed,
    turnover: turnoverOf(terms.bonuses, money),
    effect: terms.decided.effect,
    playThrough: { times: withdraw.playThrough, owed: money(terms.owedMinor) },
    bonuses: terms.bonuses.map((bonus) => ({
      bonusId: bonus.bonusId.toString(),
      title: inLanguage(nameOf(bonus) ?? untitled, language),
      withdrawal: bonus.withdrawal,
      remaining: money(bonus.remainingMinor),
      left: money(bonus.leftMinor),
    })),
  };
}
