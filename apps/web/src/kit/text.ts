import { useCallback } from 'react';
import { languageTags, type Language } from '@pavilion/domain/site/language';
import type { LabelKey } from '@pavilion/labels/en';
import { messageOf } from './catalogue.ts';
import { currentLanguage, useLanguage } from './language.ts';
import { formatMessage, type MessageValues } from './message.ts';

export type { LabelKey } from '@pavilion/labels/en';

export type Text = (key: LabelKey, values?: MessageValues) => string;

function textIn(language: Language, key: LabelKey, values: MessageValues = {}): string {
  return formatMessage(messageOf(language, key), values, languageTags[language]);
}

/** The texts of the chosen language; a component that uses it follows the language switch. */
export function useText(): Text {
  const language = useLanguage();
  return useCallback((key, values) => textIn(language, key, values), [language]);
}

/** For code outside components, at the moment of the call. */
export const textNow: Text = (key, values) => textIn(currentLanguage(), key, values);
