import { useMemberTypes } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { memberKind } from '@pavilion/domain/member/member-type';
import { languageTags } from '@pavilion/domain/site/language';

/** A day of the site, which the time zone of the device does not move. */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** The first and the last day of some, as short as the language allows. */
export function useDaysText(): (days: { startDate: string; endDate: string }) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return ({ startDate, endDate }) =>
    format.formatRange(new Date(`${startDate}T00:00:00Z`), new Date(`${endDate}T00:00:00Z`));
}

/** What an account of a type is in a team. */
export function useTypeText(): (type: number) => string {
  const text = useText();
  const types = useMemberTypes();
  return (type) => text(memberKind(type, types).agent ? 'team.type.agent' : 'team.type.member');
}
