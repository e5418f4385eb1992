import type { Messages } from '../message.ts';

/** Letters about orders that were settled anew, given back or cancelled. */
export const lotteryLetters = {
  'lottery.letter.corrected.title': {
    EN: '{lottery}: result corrected',
    TY: '{lottery}: itinama ang resulta',
  },
  'lottery.letter.corrected': {
    EN: 'The result of draw {numero} of {lottery} was corrected. Your bets in it were settled again by the corrected result, and your balance was changed by the difference.',
    TY: 'Itinama ang resulta ng draw {numero} ng {lottery}. Binilang ulit ang mga taya mo rito ayon sa tamang resulta, at binago ang balance mo ayon sa diperensya.',
  },
  'lottery.letter.void.title': {
    EN: '{lottery}: draw void',
    TY: '{lottery}: walang bisa ang draw',
  },
  'lottery.letter.void': {
    EN: 'Draw {numero} of {lottery} does not count. Your stakes were given back. What was paid for it was taken back.',
    TY: 'Hindi binibilang ang draw {numero} ng {lottery}. Ibinalik ang mga taya mo. Binawi ang anumang naibayad para rito.',
  },
  'lottery.letter.cancelled.title': { EN: 'Bets were cancelled', TY: 'May kinanselang taya' },
  'lottery.letter.cancelled': {
    EN: 'We have cancelled {count} of the draws of your order {order} in {lottery}. Your stakes of {amount} are back in your balance.',
    TY: 'Kinansela namin ang {count} sa mga draw ng order mong {order} sa {lottery}. Ibinalik sa balance mo ang taya mong {amount}.',
  },
} as const satisfies Messages;
