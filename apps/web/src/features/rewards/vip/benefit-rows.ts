import { isNothing, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { cashbackGroups } from './cashback-groups.ts';
import type { VipLevel } from './vip.queries.ts';

/** A row of the table: what a level takes or brings, line by line; empty where it has none. */
type BenefitRow = {
  key: `vip.row.${'deposits' | 'bets' | 'points' | 'keepDeposits' | 'keepBets'}` | BenefitKey;
  linesOf: (level: VipLevel) => readonly string[];
};
type BenefitKey =
  `vip.row.${'levelUp' | 'weekly' | 'monthly' | 'birthday' | 'cashback' | 'withdrawals' | 'most' | 'host' | 'line'}`;

/** Writes the cash-back of a level, categories with the same rate in one line. */
function useCashbackLines(): (level: VipLevel) => string[] {
  const text = useText();
  const format = useFormat();
  return ({ benefits }) => {
    const groups = cashbackGroups(benefits.cashback);
    const others = text(groups.length === 1 ? 'vip.cashback.all' : 'vip.cashback.other');
    return groups.map(({ categories, percent }) => {
      const names = categories?.map((type) => text(`category.${type}`)).join(', ') ?? others;
      return `${names} ${format.decimal(percent)}\u{a0}%`;
    });
  };
}

/** The rows of the table; those that no level has are left out. */
export function useBenefitRows(levels: readonly VipLevel[]): readonly BenefitRow[] {
  const text = useText();
  const format = useFormat();
  const money = useShortMoneyFormat();
  const cashbackOf = useCashbackLines();
  const amount = (value: string) => (isNothing(value) ? [] : [money(value)]);
  const bonus = (value: string, turnover: string) => [
    ...amount(value),
    ...amount(turnover).map((bets) => text('vip.for', { amount: bets })),
  ];
  const given = (value: string | null) => (value === null ? [] : [value]);
  const rows: readonly BenefitRow[] = [
    { key: 'vip.row.deposits', linesOf: ({ needs }) => amount(needs.deposits) },
    { key: 'vip.row.bets', linesOf: ({ needs }) => amount(needs.turnover) },
    {
      key: 'vip.row.points',
      linesOf: ({ needs: { points } }) => (points === 0 ? [] : [format.decimal(String(points), 0)]),
    },
    { key: 'vip.row.keepDeposits', linesOf: ({ needs }) => amount(needs.keepDeposits) },
    { key: 'vip.row.keepBets', linesOf: ({ needs }) => amount(needs.keepTurnover) },
    { key: 'vip.row.levelUp', linesOf: ({ benefits }) => amount(benefits.levelUpBonus) },
    {
      key: 'vip.row.weekly',
      linesOf: ({ benefits }) => bonus(benefits.weeklyBonus, benefits.weeklyTurnover),
    },
    {
      key: 'vip.row.monthly',
      linesOf: ({ benefits }) => bonus(benefits.monthlyBonus, benefits.monthlyTurnover),
    },
    { key: 'vip.row.birthday', linesOf: ({ benefits }) => amount(benefits.birthdayBonus) },
    { key: 'vip.row.cashback', linesOf: cashbackOf },
    {
      key: 'vip.row.withdrawals',
      linesOf: ({ benefits }) => [format.decimal(String(benefits.withdrawalsPerDay), 0)],
    },
    { key: 'vip.row.most', linesOf: ({ benefits }) => amount(benefits.withdrawDailyMaximum) },
    { key: 'vip.row.host', linesOf: ({ benefits }) => given(benefits.host) },
    { key: 'vip.row.line', linesOf: ({ benefits }) => given(benefits.line) },
  ];
  return rows.filter(({ linesOf }) => levels.some((level) => linesOf(level).length > 0));
}
