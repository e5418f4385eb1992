import { languages, type Language } from '@pavilion/domain/site/language';
import { inLanguage, type LocalText, type WrittenText } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';

function inEach(text: (language: Language) => string): WrittenText {
  return Object.fromEntries(languages.map((language) => [language, text(language)]));
}

type Ended = { title: LocalText | null };

function lockedText(language: Language, ended: readonly Ended[]): string {
  const text = textIn(language, 'play.locked.text');
  if (ended.length === 0) return text;
  const titles = ended.flatMap(({ title }) => (title === null ? [] : [title]));
  const list = titles.map((title) => `\n• ${inLanguage(title, language)}`);
  return `${text}\n\n${textIn(language, 'play.locked.bonuses')}${list.join('')}`;
}

/** Returns the inbox message about a lock or its end; its reason is for operators only. */
export function lockMessageOf(locked: boolean, ended: readonly Ended[]) {
  const about = locked ? 'play.locked' : 'play.open';
  return {
    title: inEach((language) => textIn(language, `${about}.title`)),
    content: inEach((language) =>
      locked ? lockedText(language, ended) : textIn(language, 'play.open.text'),
    ),
  };
}
