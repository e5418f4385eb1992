import { useSettings } from '#features/site/site.queries.ts';
import { useFormat, withSymbol } from '@pavilion/client/language/format.ts';
import { useWallet } from './wallet.queries.ts';

/** Amounts in the member's own currency; the site's while the wallet is not known yet. */
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

/** True where only noughts stand behind the point. */
export function isWholeAmount(amount: string): boolean {
  return wholeAmount.test(amount);
}

/** For limits and buttons: "₱500" where nothing stands behind the point, else "₱500.50". */
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

/** Decimals that an amount may be typed with. */
export function useMoneyDigits(): number {
  return useSettings()?.brand.currency.digits ?? usualDigits;
}
