import { useLanguage } from '@pavilion/client/language/language.ts';
import { languageTags } from '@pavilion/domain/site/language';

const whole = 10_000;

/** Formats hundredths of a percent: 9780 as "97.80%". */
export function usePercent(): (hundredths: number) => string {
  const tag = languageTags[useLanguage()];
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = new Intl.NumberFormat(tag, { style: 'percent', ...digits });
  return (hundredths) => format.format(hundredths / whole);
}
