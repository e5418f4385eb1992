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
  'error.lottery.game.paused': {
    EN: 'This lottery takes no bets for now. Its draws go on.',
    TY: 'Hindi muna tumatanggap ng taya ang lottery na ito. Tuloy ang mga draw nito.',
  },
  'error.lottery.play.closed': {
    EN: 'This kind of bet is closed here.',
    TY: 'Sarado rito ang ganitong uri ng taya.',
  },
  'error.lottery.numero.closed': {
    EN: 'Betting on this draw has ended. Choose the next draw.',
    TY: 'Tapos na ang pagtaya sa draw na ito. Piliin ang susunod na draw.',
  },
  'error.lottery.slip.invalid': {
    EN: 'These numbers cannot be bet like this. Check your selection.',
    TY: 'Hindi matatayaan nang ganito ang mga numerong ito. Tingnan ang pinili mo.',
  },
  'error.lottery.amount.differs': {
    EN: 'The total has changed. Check the order and place it again.',
    TY: 'Nagbago ang kabuuan. Tingnan ang order at ilagay ulit.',
  },
  'error.lottery.amount.range': {
    EN: 'The amount is too low or too high for this lottery.',
    TY: 'Masyadong mababa o mataas ang halaga para sa lottery na ito.',
  },
  'error.lottery.multiple.range': {
    EN: 'The multiple is not one that this lottery takes.',
    TY: 'Hindi tinatanggap ng lottery na ito ang multiple.',
  },
  'error.lottery.series.range': {
    EN: 'The prize that you chose is not available to you.',
    TY: 'Hindi mo magagamit ang premyong pinili mo.',
  },
  'error.lottery.win.limit': {
    EN: 'This bet could win more than the lottery pays for one draw. Bet less.',
    TY: 'Maaaring manalo ito nang higit sa binabayaran ng lottery sa isang draw. Bawasan ang taya.',
  },
  'error.lottery.draw.full': {
    EN: 'No more can be bet on this in this draw. Bet less, or choose another number or draw.',
    TY: 'Hindi na matatayaan ito nang higit pa sa draw na ito. Bawasan ang taya, o pumili ng ibang numero o draw.',
  },
  'error.lottery.odds.changed': {
    EN: 'The odds have changed. Look at the new ones and confirm.',
    TY: 'Nagbago ang odds. Tingnan ang bago at kumpirmahin.',
  },
  'error.lottery.chase.range': {
    EN: 'A chase cannot go over these draws.',
    TY: 'Hindi maaaring umabot ang chase sa mga draw na ito.',
  },
  'error.lottery.order.repeat': {
    EN: 'You have just placed the same order. Wait a moment to place it once more.',
    TY: 'Kakalagay mo lang ng parehong order. Maghintay sandali bago ito ilagay ulit.',
  },
  'error.lottery.order.not.found': {
    EN: 'There is no such order.',
    TY: 'Walang ganitong order.',
  },
  'error.lottery.cancel.closed': {
    EN: 'It is too late to cancel this.',
    TY: 'Huli na para kanselahin ito.',
  },
  'error.lottery.cancel.order': {
    EN: 'Cancel the last draws of the order first.',
    TY: 'Kanselahin muna ang mga huling draw ng order.',
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
