import type { Language } from '@pavilion/domain/site/language';
import { inEach, inLanguage, type LocalText } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';

type Restriction =
  | 'play.locked'
  | 'play.open'
  | 'play.excluded'
  | 'play.returned'
  | 'play.closing'
  | 'play.kept';
type Ended = { title: LocalText | null };

function contentIn(language: Language, about: Restriction, ended: readonly Ended[]): string {
  const text = textIn(language, `${about}.text`);
  if (ended.length === 0) return text;
  const titles = ended.flatMap(({ title }) => (title === null ? [] : [title]));
  const list = titles.map((title) => `\n• ${inLanguage(title, language)}`);
  return `${text}\n\n${textIn(language, 'play.locked.bonuses')}${list.join('')}`;
}

/** The inbox message about a restriction of play or its end, with the bonuses that ended by it. */
export function restrictionMessage(about: Restriction, ended: readonly Ended[]) {
  return {
    title: inEach((language) => textIn(language, `${about}.title`)),
    content: inEach((language) => contentIn(language, about, ended)),
  };
}
