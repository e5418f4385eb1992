import type { MessageValues } from '@pavilion/client/language/message.ts';
import { useWords } from '@pavilion/client/language/words.ts';
import type { Messages } from '@pavilion/messages/message';

/** The texts of the console, in its two languages side by side. */
export const texts = {
  'console.title': { EN: 'Pavilion console', TY: 'Console ng Pavilion' },
  'console.language': { EN: 'Language', TY: 'Wika' },
  'console.theme.dark': { EN: 'Dark colours', TY: 'Madilim na kulay' },
  'console.theme.light': { EN: 'Light colours', TY: 'Maliwanag na kulay' },
  'hello.logIn.title': { EN: 'Log in as an operator', TY: 'Mag-log in bilang operator' },
  'hello.key': { EN: 'Operator key', TY: 'Susi ng operator' },
  'hello.key.hint': {
    EN: 'It stays in this tab and is gone when you close it or load it again.',
    TY: 'Sa tab na ito lang ito nananatili, at nawawala kapag isinara o ni-reload mo.',
  },
  'hello.key.show': { EN: 'Show the key', TY: 'Ipakita ang susi' },
  'hello.key.hide': { EN: 'Hide the key', TY: 'Itago ang susi' },
  'hello.key.missing': { EN: 'Enter your key.', TY: 'Ilagay ang iyong susi.' },
  'hello.key.wrong': {
    EN: 'This key does not belong to any operator.',
    TY: 'Hindi pag-aari ng sinumang operator ang susing ito.',
  },
  'hello.logIn': { EN: 'Log in', TY: 'Mag-log in' },
  'hello.title': { EN: 'Hello, {operator}', TY: 'Kumusta, {operator}' },
  'hello.empty': {
    EN: 'There are no pages here yet. Everything an operator can do works as a call.',
    TY: 'Wala pang pahina rito. Gumagana na bilang call ang lahat ng magagawa ng operator.',
  },
  'hello.calls': { EN: 'All calls (OpenAPI)', TY: 'Lahat ng call (OpenAPI)' },
  'hello.parts': { EN: 'Parts of the pages', TY: 'Mga bahagi ng pahina' },
  'hello.logOut': { EN: 'Log out', TY: 'Mag-log out' },
} as const satisfies Messages;

type TextKey = keyof typeof texts;

export type Text = (key: TextKey, values?: MessageValues) => string;

/** The texts of the chosen language; a component that uses it follows the language switch. */
export const useText: () => Text = useWords;
