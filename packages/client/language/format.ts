import { limits } from '@pavilion/domain/limits';
import { languageTags, type Language } from '@pavilion/domain/site/language';
import { useHydrated } from '../state/hydrated.ts';
import { useLanguage } from './language.ts';

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

type NumberParts = { group: Intl.NumberFormat; point: string };
const partsByTag = new Map<string, NumberParts>();

function partsOf(tag: string): NumberParts {
  const known = partsByTag.get(tag);
  if (known) return known;
  const point =
    new Intl.NumberFormat(tag).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ??
    '.';
  const parts = { group: new Intl.NumberFormat(tag), point };
  partsByTag.set(tag, parts);
  return parts;
}

/**
 * A decimal string of the wire ("1234.5") with grouping and two decimals ("1,234.50"). Works on
 * the digits, so no amount is rounded up; a text that is not a decimal comes back as it is.
 */
export function formatDecimal(
  amount: string,
  language: Language,
  decimals: number = limits.balanceDecimals,
): string {
  const match = decimal.exec(amount);
  if (!match) return amount;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const { group, point } = partsOf(languageTags[language]);
  const grouped = sign + group.format(BigInt(whole));
  if (decimals === 0) return grouped;
  return grouped + point + fraction.slice(0, decimals).padEnd(decimals, '0');
}

/** Puts a space after a symbol of letters: "FUN 5", as games show it, but "₱5". */
export function withSymbol(symbol: string, digits: string): string {
  return symbol + (/\p{L}$/u.test(symbol) ? '\u{a0}' : '') + digits;
}

/** "₱1,234.50"; the sign comes before the symbol. */
export function formatMoney(amount: string, symbol: string, language: Language): string {
  const text = formatDecimal(amount, language);
  return text.startsWith('-') ? `-${withSymbol(symbol, text.slice(1))}` : withSymbol(symbol, text);
}

const digitsKept = 4;

/** "₱123.4M": the first digits of an amount with the word for its size, never rounded up. */
export function shortMoney(amount: string, symbol: string, language: Language): string {
  const match = decimal.exec(amount);
  if (!match) return amount;
  const [, sign = '', whole = ''] = match;
  const cut = whole.slice(0, digitsKept).padEnd(whole.length, '0');
  const compact = new Intl.NumberFormat(languageTags[language], {
    notation: 'compact',
    maximumSignificantDigits: digitsKept,
  });
  return sign + withSymbol(symbol, compact.format(BigInt(cut)));
}

type TimeStyle = 'date' | 'time' | 'dateTime';

const timeStyles = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<TimeStyle, Intl.DateTimeFormatOptions>;

/** An ISO 8601 instant in the visitor's time zone; empty for an invalid text. */
export function formatTime(iso: string, style: TimeStyle, language: Language): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return new Intl.DateTimeFormat(languageTags[language], timeStyles[style]).format(at);
}

export type Format = {
  money: (amount: string, symbol: string) => string;
  decimal: (amount: string, decimals?: number) => string;
  date: (iso: string) => string;
  time: (iso: string) => string;
  dateTime: (iso: string) => string;
};

/** The formats of the chosen language; the first HTML has no time zone, so it leaves times out. */
export function useFormat(): Format {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const timeOf = (iso: string, style: TimeStyle) =>
    isHydrated ? formatTime(iso, style, language) : '';
  return {
    money: (amount, symbol) => formatMoney(amount, symbol, language),
    decimal: (amount, decimals) => formatDecimal(amount, language, decimals),
    date: (iso) => timeOf(iso, 'date'),
    time: (iso) => timeOf(iso, 'time'),
    dateTime: (iso) => timeOf(iso, 'dateTime'),
  };
}
