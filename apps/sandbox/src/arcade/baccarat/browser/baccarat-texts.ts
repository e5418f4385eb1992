import type { Language } from '#arcade/play/play-state.ts';

export type BaccaratTexts = {
  deal: string;
  player: string;
  banker: string;
  tie: string;
  playerPair: string;
  bankerPair: string;
  wins: (side: string) => string;
  rules: string;
  thirdCards: string;
};

export const baccaratTexts: Readonly<Record<Language, BaccaratTexts>> = {
  EN: {
    deal: 'Deal',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
    wins: (side) => `${side} wins`,
    rules:
      'Bet on the hand closer to nine. Tens and face cards count 0, an ace counts 1, and only ' +
      'the last digit of the sum counts. On a tie, bets on Player and Banker are refunded.',
    thirdCards:
      'Third cards follow fixed rules. Eight decks are shuffled for every round. ' +
      'Returns include your bet.',
  },
  TY: {
    deal: 'Deal',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tabla',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
    wins: (side) => `Panalo ang ${side}`,
    rules:
      'Tumaya sa kamay na mas malapit sa 9. Ang sampu at face cards ay 0, ang alas ay 1, at ' +
      'huling digit lang ng total ang bilang. Sa tabla, nire-refund ang taya sa Player at Banker.',
    thirdCards:
      'May takdang rules ang ikatlong baraha. Walong deck ang sina-shuffle bawat round. ' +
      'Kasama na ang taya sa returns.',
  },
};
