import type { Messages } from '../message.ts';

/** Letters about orders of the points mall. */
export const mallLetters = {
  'mall.letter.sent.title': { EN: 'Your order is on its way', TY: 'Papunta na ang order mo' },
  'mall.letter.sent': {
    EN: '"{item}" was sent with {carrier}. Tracking number: {number}.',
    TY: 'Ipinadala na ang "{item}" sa {carrier}. Tracking number: {number}.',
  },
  'mall.letter.refused.title': {
    EN: 'We could not accept your order',
    TY: 'Hindi namin natanggap ang order mo',
  },
  'mall.letter.refused': {
    EN: 'We could not accept your order of "{item}". Reason: {reason}. Your {points} points are back.',
    TY: 'Hindi namin natanggap ang order mo na "{item}". Dahilan: {reason}. Naibalik na ang {points} points mo.',
  },
  'mall.letter.returned.title': { EN: 'Your order came back', TY: 'Bumalik ang order mo' },
  'mall.letter.returned': {
    EN: '"{item}" could not be delivered and came back. Reason: {reason}. Your {points} points are back.',
    TY: 'Hindi naihatid ang "{item}" at bumalik ito. Dahilan: {reason}. Naibalik na ang {points} points mo.',
  },
} as const satisfies Messages;
