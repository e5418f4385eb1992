import type { Language } from '../../vendor/play/play-state.ts';

export type CockfightTexts = {
  meron: string;
  wala: string;
  draw: string;
  fight: (number: number) => string;
  wins: (side: string) => string;
  rules: string;
};

export const cockfightTexts: Readonly<Record<Language, CockfightTexts>> = {
  EN: {
    meron: 'Meron',
    wala: 'Wala',
    draw: 'Draw',
    fight: (number) => `Fight ${number}`,
    wins: (side) => `${side} wins`,
    rules:
      'Bet on meron, wala or a draw before the gate closes. The odds are those shown when the ' +
      'fight opens, stake included. At a draw, stakes on meron and wala come back.',
  },
  TY: {
    meron: 'Meron',
    wala: 'Wala',
    draw: 'Tabla',
    fight: (number) => `Sultada ${number}`,
    wins: (side) => `Panalo ang ${side}`,
    rules:
      'Tumaya sa meron, wala o tabla bago magsara. Ang logro ay ang nakikita pagbukas ng ' +
      'sultada, ' +
      'kasama ang taya. Sa tabla, ibinabalik ang taya sa meron at wala.',
  },
};
