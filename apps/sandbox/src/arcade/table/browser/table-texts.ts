import type { Language } from '#arcade/play/play-state.ts';

export type TableTexts = {
  placeBets: string;
  secondsLeft: (seconds: number) => string;
  noMoreBets: string;
  confirm: (amount: string) => string;
  chooseBets: string;
  betPlaced: (amount: string) => string;
  undo: string;
  clear: string;
  repeat: string;
  chip: string;
  recent: string;
};

export const tableTexts: Readonly<Record<Language, TableTexts>> = {
  EN: {
    placeBets: 'Place your bets',
    secondsLeft: (seconds) => `${seconds} s`,
    noMoreBets: 'No more bets',
    confirm: (amount) => `Bet ${amount}`,
    chooseBets: 'Choose a chip and tap a field',
    betPlaced: (amount) => `${amount} in play`,
    undo: 'Undo',
    clear: 'Clear',
    repeat: 'Repeat',
    chip: 'Chip',
    recent: 'Recent results',
  },
  TY: {
    placeBets: 'Tumaya na',
    secondsLeft: (seconds) => `${seconds} s`,
    noMoreBets: 'Sarado na ang taya',
    confirm: (amount) => `Itaya ang ${amount}`,
    chooseBets: 'Pumili ng chip at i-tap ang field',
    betPlaced: (amount) => `${amount} ang nakataya`,
    undo: 'I-undo',
    clear: 'I-clear',
    repeat: 'Ulitin',
    chip: 'Chip',
    recent: 'Mga nakaraang resulta',
  },
};
