import { useCallback } from 'react';
import { languageTags, type Language } from '@pavilion/domain/site/language';
import { messageOf } from './catalogue.ts';
import { currentLanguage, useLanguage } from './language.ts';
import { formatMessage, type MessageValues } from './message.ts';

/** Gives the text of a key; each app narrows the keys to its own. */
export type Words = (key: string, values?: MessageValues) => string;

function wordsIn(language: Language, key: string, values: MessageValues = {}): string {
  return formatMessage(messageOf(language, key), values, languageTags[language]);
}

/** The texts of the chosen language; components that use it follow the language switch. */
export function useWords(): Words {
  const language = useLanguage();
  return useCallback((key, values) => wordsIn(language, key, values), [language]);
}

/** For code outside components, at the moment of the call. */
export const wordsNow: Words = (key, values) => wordsIn(currentLanguage(), key, values);
