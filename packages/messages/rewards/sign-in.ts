import type { Messages } from '../message.ts';

/** Texts of the daily sign-in. */
export const signInMessages = {
  'signIn.title': { EN: 'Daily check-in', TY: 'Daily check-in' },
  'signIn.day': { EN: 'Day {day}', TY: 'Araw {day}' },
  'signIn.today': { EN: 'Today', TY: 'Ngayon' },
  'signIn.claim': { EN: 'Check in for {amount}', TY: 'Mag-check in para sa {amount}' },
  'signIn.next': {
    EN: 'You checked in today. Tomorrow brings {amount}.',
    TY: 'Naka-check in ka na ngayon. May {amount} bukas.',
  },
  'signIn.rule': {
    EN: 'One check-in a day. After a missed day you start again with day 1.',
    TY: 'Isang check-in bawat araw. Kapag may nalaktawang araw, babalik ka sa araw 1.',
  },
  'signIn.total': { EN: 'You got {amount} so far', TY: 'Nakakuha ka na ng {amount}' },
  'signIn.total.both': {
    EN: 'You got {points} and {cash} so far',
    TY: 'Nakakuha ka na ng {points} at {cash}',
  },
  'signIn.needs': { EN: 'What today takes', TY: 'Kailangan para sa araw na ito' },
  'signIn.needs.deposit': {
    EN: '{days, plural, one {Deposits today} other {Deposits in # days}}',
    TY: '{days, plural, =1 {Mga deposit ngayon} other {Mga deposit sa loob ng # araw}}',
  },
  'signIn.needs.bets': { EN: 'Valid bets of yesterday', TY: 'Mga valid bet kahapon' },
} as const satisfies Messages;
