import { languageTags, type Language } from '@pavilion/domain/site/language';
import { useLanguage } from './language.ts';

const hoursOfDay = 24;
const minutesOfHour = 60;

type Written = { unit: 'day' | 'hour' | 'minute'; unitDisplay: 'long' | 'short' };

function write(count: number, written: Written, language: Language): string {
  const style = { style: 'unit', ...written } as const;
  return new Intl.NumberFormat(languageTags[language], style).format(count);
}

/** "24 hours", and "7 days" of 168: in whole days from the second on. */
export function hoursText(hours: number, language: Language): string {
  const inDays = hours > hoursOfDay && hours % hoursOfDay === 0;
  return inDays
    ? write(hours / hoursOfDay, { unit: 'day', unitDisplay: 'long' }, language)
    : write(hours, { unit: 'hour', unitDisplay: 'long' }, language);
}

/** "1 hr 30 min", "2 hr", and "0 min" of nothing. */
export function minutesText(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / minutesOfHour), minutes % minutesOfHour];
  const parts = [
    ...(hours > 0 ? [write(hours, { unit: 'hour', unitDisplay: 'short' }, language)] : []),
    ...(rest > 0 || hours === 0
      ? [write(rest, { unit: 'minute', unitDisplay: 'short' }, language)]
      : []),
  ];
  return parts.join(' ');
}

export type DurationFormat = {
  hours: (hours: number) => string;
  minutes: (minutes: number) => string;
};

/** Durations in the words of the chosen language. */
export function useDurationFormat(): DurationFormat {
  const language = useLanguage();
  return {
    hours: (hours) => hoursText(hours, language),
    minutes: (minutes) => minutesText(minutes, language),
  };
}
