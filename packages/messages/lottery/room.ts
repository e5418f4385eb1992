import type { Messages } from '../message.ts';

/** Texts of the head of the betting page. */
export const lotteryRoomMessages = {
  'lottery.play.typed': { EN: 'type numbers', TY: 'mag-type ng numero' },
  'lottery.race.skip': { EN: 'Skip the race', TY: 'Laktawan ang karera' },
  'lottery.spoken.left': {
    EN: 'Draw {numero}: {count, plural, one {# second} other {# seconds}} left to bet',
    TY: 'Draw {numero}: {count, plural, one {# segundo} other {# segundo}} na lang para tumaya',
  },
  'lottery.spoken.end': {
    EN: 'Draw {numero} takes no more bets.',
    TY: 'Sarado na ang draw {numero}.',
  },
  'lottery.spoken.result': {
    EN: 'Result of draw {numero}: {result}',
    TY: 'Resulta ng draw {numero}: {result}',
  },
} as const satisfies Messages;
