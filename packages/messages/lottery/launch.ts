import type { Messages } from '../message.ts';

/** Texts of lotteries on the pages of their categories. */
export const lotteryLaunchMessages = {
  'lottery.shelf.recent': { EN: 'Played last', TY: 'Huling nilaro' },
  'lottery.shelf.stations': {
    EN: 'Stations of the open draw: {stations}',
    TY: 'Mga istasyon ng bukas na draw: {stations}',
  },
} as const satisfies Messages;
