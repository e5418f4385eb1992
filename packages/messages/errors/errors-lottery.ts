import type { CallFailure } from '@pavilion/contract/error-code';
import type { Message } from '../message.ts';

/** Texts of errors about lotteries and their draws. */
export const lotteryErrors = {
  'error.lottery.game.not.found': {
    EN: 'This lottery is not on this site.',
    TY: 'Wala sa site na ito ang lottery na ito.',
  },
  'error.lottery.numero.unknown': {
    EN: 'There is no such draw.',
    TY: 'Walang ganitong draw.',
  },
  'error.lottery.draw.state': {
    EN: 'This cannot be done with the draw now: it is too late, or too early.',
    TY: 'Hindi ito magagawa sa draw ngayon: huli na, o masyado pang maaga.',
  },
  'error.lottery.result.invalid': {
    EN: 'These numbers cannot be the result of this lottery. Check how many they are and how many digits they have.',
    TY: 'Hindi maaaring maging resulta ng lottery na ito ang mga numerong ito. Tingnan kung ilan ang numero at ilan ang digit.',
  },
  'error.lottery.result.differs': {
    EN: 'This differs from what was typed or read before. Compare both with the source and type it again.',
    TY: 'Iba ito sa naunang na-type o nabasa. Ihambing ang dalawa sa pinagmulan at i-type ulit.',
  },
  'error.lottery.same.person': {
    EN: 'Somebody else has to do this.',
    TY: 'Ibang tao ang kailangang gumawa nito.',
  },
} as const satisfies Partial<Record<`error.${CallFailure}`, Message>>;
