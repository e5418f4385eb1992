import type { Language } from '../play-state.ts';

/** Texts that several games share besides those of the frame. */
export type GameTexts = {
  betLess: string;
  betMore: string;
  won: string;
  noWin: string;
  chance: string;
};

export const gameTexts: Readonly<Record<Language, GameTexts>> = {
  EN: {
    betLess: 'Lower bet',
    betMore: 'Raise bet',
    won: 'You won',
    noWin: 'No win this time',
    chance: 'Every result is random and does not depend on earlier results.',
  },
  TY: {
    betLess: 'Babaan ang taya',
    betMore: 'Taasan ang taya',
    won: 'Nanalo ka ng',
    noWin: 'Walang panalo ngayon',
    chance: 'Random ang bawat resulta at hindi nakasalalay sa mga nauna.',
  },
};
