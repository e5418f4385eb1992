import type { Language } from '../../vendor/play/play-state.ts';

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
      'Bet on the hand that comes closer to nine. Tens and pictures count nothing, an ace one, ' +
      'and only the last digit of the sum counts. At a tie, stakes on player and banker come back.',
    thirdCards:
      'Third cards follow fixed rules. Eight decks are shuffled anew for every round. ' +
      'The returns include your stake.',
  },
  TY: {
    deal: 'Ibigay',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tabla',
    playerPair: 'Pares ng Player',
    bankerPair: 'Pares ng Banker',
    wins: (side) => `Panalo ang ${side}`,
    rules:
      'Tumaya sa kamay na mas malapit sa siyam. Walang bilang ang sampu at larawan, isa ' +
      'ang alas, ' +
      'at huling digit lang ang binibilang. Sa tabla, ibinabalik ang taya sa player at banker.',
    thirdCards:
      'May takdang tuntunin ang ikatlong baraha. Walong baraha ang binabalasa sa bawat laro. ' +
      'Kasama na ang taya sa ibinabalik.',
  },
};
