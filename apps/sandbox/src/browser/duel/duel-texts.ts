import type { DuelOutcome } from '../../vendor/duel/lucky-nine.ts';
import type { Language } from '../../vendor/play/play-state.ts';

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
    take: 'Take a card',
    stand: 'Stand',
    finding: 'Looking for a rival',
    against: (rival) => `Against ${rival}`,
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    outcomes: { won: 'You won', lost: 'Your rival won', level: 'Level, your bet comes back' },
    hint: 'Two cards each. Closer to nine wins.',
    rules:
      'Both sides bet the same and get two cards; only the last digit of the sum counts, ' +
      'tens and ' +
      'pictures count nothing. You may take one more card. The rival, played by the house, takes ' +
      'one up to five points. The winner gets the pot less five per cent of the win, so 1.95 ' +
      'times the bet. Level hands give the bets back. A hand left alone stands after two minutes.',
  },
  TY: {
    you: 'Ikaw',
    play: 'Laro',
    take: 'Kumuha ng baraha',
    stand: 'Tama na',
    finding: 'Naghahanap ng kalaban',
    against: (rival) => `Kalaban si ${rival}`,
    points: (points) => `${points} puntos`,
    outcomes: { won: 'Nanalo ka', lost: 'Nanalo ang kalaban', level: 'Patas, balik ang taya' },
    hint: 'Tig-dalawang baraha. Panalo ang mas malapit sa siyam.',
    rules:
      'Pantay ang taya ng dalawa at tig-dalawang baraha; huling digit lang ng kabuuan ' +
      'ang bilang, ' +
      'walang bilang ang sampu at larawan. Puwede kang kumuha ng isa pa. Ang kalaban, na ' +
      'bahay ang ' +
      'naglalaro, ay kumukuha hanggang limang puntos. 1.95 beses ng taya ang sa panalo. ' +
      'Balik ang ' +
      'taya kapag patas. Ang kamay na iniwan ay tumitigil makalipas ang dalawang minuto.',
  },
};
