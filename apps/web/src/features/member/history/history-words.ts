import { useMoneySymbol, useMoneyFormat } from '#features/wallet/money-format.ts';
import { shortMoney } from '@pavilion/client/language/format.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { languageTags, type Language } from '@pavilion/domain/site/language';
import { isWhole } from './chart-shape.ts';

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
    scale: (amount: string) =>
      isWhole(amount) ? shortMoney(amount, symbol, language) : money(amount),
  };
}
