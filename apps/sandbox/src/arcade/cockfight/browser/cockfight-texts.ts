import type { Language } from '#arcade/play/play-state.ts';

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
      'Bet on meron, wala or draw before betting closes. The odds are those shown when the ' +
      'fight opens and include your bet. On a draw, bets on meron and wala are refunded.',
  },
  TY: {
    meron: 'Meron',
    wala: 'Wala',
    draw: 'Tabla',
    fight: (number) => `Fight ${number}`,
    wins: (side) => `Panalo ang ${side}`,
    rules:
      'Tumaya sa meron, wala o tabla bago magsara ang taya. Ang odds ay ang nakikita pagbukas ' +
      'ng fight, kasama ang taya. Sa tabla, nire-refund ang taya sa meron at wala.',
  },
};
