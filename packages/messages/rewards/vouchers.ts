import type { Messages } from '../message.ts';

/** The letter with the codes of a voucher; the codes stand below its content. */
export const voucherMessages = {
  'mall.letter.voucher.title': { EN: 'Your voucher', TY: 'Ang voucher mo' },
  'mall.letter.voucher': {
    EN: 'Here is {item}, which you ordered on {day}. Your code:',
    TY: 'Narito ang {item} na in-order mo noong {day}. Ang code mo:',
  },
  'mall.letter.vouchers': {
    EN: 'Here is {item}, {count} times, which you ordered on {day}. Your codes:',
    TY: 'Narito ang {item}, {count} piraso, na in-order mo noong {day}. Ang mga code mo:',
  },
} as const satisfies Messages;
