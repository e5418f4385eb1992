import type { Language } from '#arcade/play/play-state.ts';

export type RouletteTexts = {
  spin: string;
  red: string;
  black: string;
  odd: string;
  even: string;
  straight: string;
  dozens: string;
  columns: string;
  halves: string;
  rules: string;
};

export const rouletteTexts: Readonly<Record<Language, RouletteTexts>> = {
  EN: {
    spin: 'Spin',
    red: 'Red',
    black: 'Black',
    odd: 'Odd',
    even: 'Even',
    straight: 'Single number',
    dozens: 'Dozen',
    columns: 'column',
    halves: 'Red, black, odd, even, 1–18, 19–36',
    rules:
      'The ball lands on one of 37 numbers, 0 to 36. Bet on as many fields as you like. ' +
      'Zero wins only for a bet on 0. Returns include your bet.',
  },
  TY: {
    spin: 'Spin',
    red: 'Pula',
    black: 'Itim',
    odd: 'Odd',
    even: 'Even',
    straight: 'Single number',
    dozens: 'Dozen',
    columns: 'column',
    halves: 'Pula, itim, odd, even, 1–18, 19–36',
    rules:
      'Babagsak ang bola sa isa sa 37 numero, 0 hanggang 36. Tumaya sa kahit ilang field. ' +
      'Panalo lang ang zero kung tumaya ka sa 0. Kasama na ang taya sa returns.',
  },
};
