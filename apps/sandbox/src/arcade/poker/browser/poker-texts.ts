import type { Language } from '#arcade/play/play-state.ts';
import type { PokerRank } from '../poker-hand.ts';

export type PokerTexts = {
  deal: string;
  draw: string;
  hold: string;
  chooseHolds: string;
  hint: string;
  ranks: Readonly<Record<PokerRank, string>>;
  rules: string;
};

/** Players of both languages call them so. */
const ranks: PokerTexts['ranks'] = {
  'royal-flush': 'Royal flush',
  'straight-flush': 'Straight flush',
  four: 'Four of a kind',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  three: 'Three of a kind',
  'two-pair': 'Two pair',
  'high-pair': 'Jacks or better',
};

export const pokerTexts: Readonly<Record<Language, PokerTexts>> = {
  EN: {
    deal: 'Deal',
    draw: 'Draw',
    hold: 'Hold',
    chooseHolds: 'Tap the cards to hold, then draw',
    hint: 'Five cards, one draw',
    ranks,
    rules:
      'You get five cards from one deck. Keep the ones you want; the others are replaced once. ' +
      'The stated return is for the best choice in every hand. After three minutes without an ' +
      'action all cards are held.',
  },
  TY: {
    deal: 'Deal',
    draw: 'Draw',
    hold: 'Hold',
    chooseHolds: 'I-tap ang mga barahang iho-hold, saka mag-draw',
    hint: 'Limang baraha, isang draw',
    ranks,
    rules:
      'Limang baraha mula sa isang deck. I-hold ang gusto mo; papalitan ang iba nang isang ' +
      'beses. Ang nakasaad na return ay para sa pinakamahusay na pagpili. Pagkalipas ng tatlong ' +
      'minutong walang galaw, iho-hold ang lahat ng baraha.',
  },
};
