import { useSettings } from '#features/site/site.queries.ts';
import { useFormat, withSymbol } from '@pavilion/client/language/format.ts';
import { useWallet } from './wallet.queries.ts';

/** Formats amounts in the member's currency; the site's until the wallet is known. */
export function useMoneyFormat(): (amount: string) => string {
  const format = useFormat();
  const symbol = useMoneySymbol();
  return (amount) => format.money(amount, symbol);
}

const nothing = /^[0.]*$/;

export function isNothing(amount: string): boolean {
  return nothing.test(amount);
}

const wholeAmount = /^\d+(\.0*)?$/;

/** True where only zeros follow the decimal point. */
export function isWholeAmount(amount: string): boolean {
  return wholeAmount.test(amount);
}

/** For limits and buttons: "₱500" where only zeros follow the decimal point, else "₱500.50". */
export function useShortMoneyFormat(): (amount: string) => string {
  const format = useFormat();
  const symbol = useMoneySymbol();
  return (amount) =>
    isWholeAmount(amount)
      ? withSymbol(symbol, format.decimal(amount, 0))
      : format.money(amount, symbol);
}

export function useMoneySymbol(): string {
  const wallet = useWallet();
  const settings = useSettings();
  return wallet.data?.currencySymbol ?? settings?.brand.currency.symbol ?? '';
}

const usualDigits = 2;

/** Number of decimals that may be typed. */
export function useMoneyDigits(): number {
  return useSettings()?.brand.currency.digits ?? usualDigits;
}
