import type { Language } from '../../vendor/play/play-state.ts';

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
      'The ball falls into one of 37 pockets, 0 to 36. Put chips on as many fields as you like. ' +
      'Zero wins only for a bet on 0. The returns include your stake.',
  },
  TY: {
    spin: 'Paikutin',
    red: 'Pula',
    black: 'Itim',
    odd: 'Gansal',
    even: 'Pares',
    straight: 'Isang numero',
    dozens: 'Dosena',
    columns: 'hanay',
    halves: 'Pula, itim, gansal, pares, 1–18, 19–36',
    rules:
      'Babagsak ang bola sa isa sa 37 butas, 0 hanggang 36. Tumaya sa kahit ilang puwesto. ' +
      'Panalo ang zero kapag 0 lang ang tinayaan. Kasama na ang taya sa ibinabalik.',
  },
};
