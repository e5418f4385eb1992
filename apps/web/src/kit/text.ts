import type { MessageValues } from '@pavilion/client/language/message.ts';
import { useWords, wordsNow } from '@pavilion/client/language/words.ts';
import type { MessageKey } from '@pavilion/messages/web';

export type { MessageKey } from '@pavilion/messages/web';

export type Text = (key: MessageKey, values?: MessageValues) => string;

/** The texts of the chosen language; components that use it follow the language switch. */
export const useText: () => Text = useWords;

/** For code outside components, at the moment of the call. */
export const textNow: Text = wordsNow;
