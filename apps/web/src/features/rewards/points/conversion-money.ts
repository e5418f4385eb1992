import { conversionAmount, type ConversionRules } from '@pavilion/domain/reward/points';
import { formatAmount } from '@pavilion/domain/wallet/money';

/** What points convert into, as an amount of the wire. */
export function conversionMoney(points: number, rules: ConversionRules, digits: number): string {
  return formatAmount(conversionAmount(BigInt(points), rules, digits), digits);
}
