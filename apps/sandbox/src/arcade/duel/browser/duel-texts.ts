import type { Language } from '#arcade/play/play-state.ts';
import type { DuelOutcome } from '../lucky-nine.ts';

export type DuelTexts = {
  you: string;
  play: string;
  take: string;
  stand: string;
  finding: string;
  against: (rival: string) => string;
  points: (points: number) => string;
  outcomes: Readonly<Record<DuelOutcome, string>>;
  hint: string;
  rules: string;
};

export const duelTexts: Readonly<Record<Language, DuelTexts>> = {
  EN: {
    you: 'You',
    play: 'Play',
    take: 'Draw a card',
    stand: 'Stand',
    finding: 'Finding an opponent',
    against: (rival) => `vs ${rival}`,
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    outcomes: { won: 'You won', lost: 'You lost', level: 'Draw, bet refunded' },
    hint: 'Two cards each. Closer to 9 wins.',
    rules:
      'Both sides bet the same and get two cards. Only the last digit of the sum counts; tens ' +
      'and face cards count 0. You can draw one more card. The opponent is the computer and ' +
      'draws on 5 points or less. A win pays 1.95 times the bet (5 % commission). On a draw ' +
      'the bet is refunded. After two minutes without an action your hand stands.',
  },
  TY: {
    you: 'Ikaw',
    play: 'Maglaro',
    take: 'Draw',
    stand: 'Stand',
    finding: 'Naghahanap ng kalaban',
    against: (rival) => `vs ${rival}`,
    points: (points) => `${points} puntos`,
    outcomes: { won: 'Nanalo ka', lost: 'Natalo ka', level: 'Tabla, refund ang taya' },
    hint: 'Tig-dalawang baraha. Panalo ang mas malapit sa 9.',
    rules:
      'Pareho ang taya ng dalawa at tig-dalawang baraha. Huling digit lang ng total ang bilang; ' +
      '0 ang sampu at face cards. Puwede kang mag-draw ng isa pa. Computer ang kalaban at ' +
      'nagdo-draw sa 5 puntos pababa. 1.95 beses ng taya ang panalo (5 % commission). Sa tabla, ' +
      'nire-refund ang taya. Pagkalipas ng dalawang minutong walang galaw, stand ang kamay mo.',
  },
};
