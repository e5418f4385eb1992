import type { MessageValues } from '@pavilion/client/language/message.ts';
import { useWords } from '@pavilion/client/language/words.ts';
import type { Messages } from '@pavilion/messages/message';

/** The texts of the console, in its two languages side by side. */
export const texts = {
  'console.title': { EN: 'Pavilion console', TY: 'Pavilion console' },
  'console.language': { EN: 'Language', TY: 'Wika' },
  'console.theme.dark': { EN: 'Dark theme', TY: 'Dark theme' },
  'console.theme.light': { EN: 'Light theme', TY: 'Light theme' },
  'hello.logIn.title': { EN: 'Log in as an operator', TY: 'Mag-log in bilang operator' },
  'hello.key': { EN: 'Operator key', TY: 'Operator key' },
  'hello.key.hint': {
    EN: 'Kept in this tab only, until you close or reload it.',
    TY: 'Sa tab na ito lang naka-save, hanggang isara o i-reload mo.',
  },
  'hello.key.show': { EN: 'Show key', TY: 'Ipakita ang key' },
  'hello.key.hide': { EN: 'Hide key', TY: 'Itago ang key' },
  'hello.key.missing': { EN: 'Enter your key.', TY: 'Ilagay ang key mo.' },
  'hello.key.wrong': {
    EN: 'This key is not valid.',
    TY: 'Hindi valid ang key na ito.',
  },
  'hello.logIn': { EN: 'Log in', TY: 'Mag-log in' },
  'hello.title': { EN: 'Hello, {operator}', TY: 'Hello, {operator}' },
  'hello.empty': {
    EN: 'There are no pages here yet. Everything works through the API.',
    TY: 'Wala pang page dito. Gumagana na ang lahat sa API.',
  },
  'hello.calls': { EN: 'API (OpenAPI)', TY: 'API (OpenAPI)' },
  'hello.components': { EN: 'Components', TY: 'Mga component' },
  'hello.logOut': { EN: 'Log out', TY: 'Mag-log out' },
} as const satisfies Messages;

type TextKey = keyof typeof texts;

export type Text = (key: TextKey, values?: MessageValues) => string;

/** The texts of the chosen language; a component that uses it follows the language switch. */
export const useText: () => Text = useWords;
