import { useMoneySymbol, useMoneyFormat } from '#features/wallet/money-format.ts';
import { withSymbol } from '@pavilion/client/language/format.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { languageTags, type Language } from '@pavilion/domain/site/language';
import { wholeUnits } from './chart-shape.ts';

function dateText(day: string, language: Language, style: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(languageTags[language], { ...style, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A letter or two, or the number where the language counts its months. */
export function monthInitial(month: string, language: Language): string {
  const narrow = dateText(`${month}-01`, language, { month: 'narrow' });
  // Some languages in Latin letters give one letter of some months, and three of others.
  return /\d+|^\p{Script=Latin}/u.exec(narrow)?.[0] ?? narrow;
}

/** "₱2.5M" of a whole amount, for the scale of a drawing. */
export function shortMoney(units: bigint, symbol: string, language: Language): string {
  const format = new Intl.NumberFormat(languageTags[language], {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const size = withSymbol(symbol, format.format(units < 0n ? -units : units));
  return units < 0n ? `-${size}` : size;
}

/** How months, days and amounts of the history are said in the chosen language. */
export function useHistoryWords() {
  const language = useLanguage();
  const symbol = useMoneySymbol();
  const money = useMoneyFormat();
  return {
    month: (month: string) => dateText(`${month}-01`, language, { month: 'long', year: 'numeric' }),
    initial: (month: string) => monthInitial(month, language),
    /** A day of the site, which the time zone of the device does not move. */
    day: (day: string) => dateText(day, language, { dateStyle: 'long' }),
    scale: (amount: string) => {
      const units = wholeUnits(amount);
      return units === null ? money(amount) : shortMoney(units, symbol, language);
    },
  };
}
