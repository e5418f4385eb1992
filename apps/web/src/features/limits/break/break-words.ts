import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { readLength, type BreakKind, type LengthUnit } from '@pavilion/domain/protection/exclusion';
import { languageTags } from '@pavilion/domain/site/language';

const units = {
  h: 'hour',
  d: 'day',
  m: 'month',
  y: 'year',
} as const satisfies Record<LengthUnit, string>;

const hourMs = 60 * 60_000;
const minuteMs = 60_000;
const hoursOfDay = 24;
const hoursInMinutes = 48;

/** How time-outs and self-exclusions are said in the chosen language. */
export function useBreakWords() {
  const text = useText();
  const language = useLanguage();
  const duration = useDurationFormat();
  const { dateTime } = useFormat();
  const lengthOf = (written: string) => {
    const length = readLength(written);
    if (length === null) return written;
    if (length === 'forGood') return text('exclusion.forGood');
    const style = { style: 'unit', unit: units[length.unit], unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(languageTags[language], style).format(length.count);
  };
  return {
    /** "24 hours", "6 months", "For good"; a length that is none as it is written. */
    length: lengthOf,
    /** For how long the data of a closed account are kept. */
    dataKept: (written: string) => text('closing.data', { time: lengthOf(written) }),
    until: ({ kind, until }: { kind: BreakKind; until: string | null }) =>
      until === null
        ? text('exclusion.until.forGood')
        : text(`exclusion.until.${kind}`, { until: dateTime(until) }),
    past: (until: string) => text('exclusion.until.past', { until: dateTime(until) }),
    /** What is left, the present minute too: in days where it is more than two. */
    left: (leftMs: number) => {
      const hours = leftMs / hourMs;
      return hours > hoursInMinutes
        ? duration.hours(Math.ceil(hours / hoursOfDay) * hoursOfDay)
        : duration.minutes(Math.ceil(leftMs / minuteMs));
    },
  };
}
