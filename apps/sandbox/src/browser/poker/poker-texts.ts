import type { Language } from '../../vendor/play/play-state.ts';
import type { PokerRank } from '../../vendor/video-poker/poker-hand.ts';

export type PokerTexts = {
  deal: string;
  draw: string;
  hold: string;
  chooseHolds: string;
  hint: string;
  ranks: Readonly<Record<PokerRank, string>>;
  rules: string;
};

export const pokerTexts: Readonly<Record<Language, PokerTexts>> = {
  EN: {
    deal: 'Deal',
    draw: 'Draw',
    hold: 'Held',
    chooseHolds: 'Tap the cards to keep, then draw',
    hint: 'Five cards, one draw',
    ranks: {
      'royal-flush': 'Royal flush',
      'straight-flush': 'Straight flush',
      four: 'Four of a kind',
      'full-house': 'Full house',
      flush: 'Flush',
      straight: 'Straight',
      three: 'Three of a kind',
      'two-pair': 'Two pairs',
      'high-pair': 'Jacks or better',
    },
    rules:
      'Five cards of one deck are dealt. Keep those you like; the others are drawn anew, once. ' +
      'The stated return holds for the best choice in every hand. A hand left alone is held ' +
      'after three minutes.',
  },
  TY: {
    deal: 'Ibigay',
    draw: 'Palitan',
    hold: 'Hawak',
    chooseHolds: 'Tapikin ang itatabing baraha bago magpalit',
    hint: 'Limang baraha, isang palit',
    ranks: {
      'royal-flush': 'Royal flush',
      'straight-flush': 'Straight flush',
      four: 'Apat na magkapareho',
      'full-house': 'Full house',
      flush: 'Flush',
      straight: 'Straight',
      three: 'Tatlong magkapareho',
      'two-pair': 'Dalawang pares',
      'high-pair': 'Pares ng jack pataas',
    },
    rules:
      'Limang baraha mula sa isang baraha ang ibibigay. Itabi ang gusto; ang iba ay ' +
      'papalitan nang ' +
      'isang beses. Ang nakasaad na balik ay para sa pinakamahusay na pagpili. Ang kamay ' +
      'na iniwan ' +
      'ay ituturing na tapos makalipas ang tatlong minuto.',
  },
};
