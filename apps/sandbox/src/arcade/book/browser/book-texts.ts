import type { Language } from '#arcade/play/play-state.ts';
import type { SelectionName } from '../book-view.ts';
import type { Sport } from '../sports.ts';

export type BookTexts = {
  matches: string;
  allMatches: string;
  myBets: string;
  noBets: string;
  startsIn: (time: string) => string;
  /** By whose names of days and months a date is written. */
  dateTag: string;
  clock: Readonly<Record<Sport['clock']['unit'], (value: number) => string>>;
  ended: string;
  total: (line: string, counts: string) => string;
  counts: Readonly<Record<Sport['counts'], string>>;
  selections: Readonly<Record<Exclude<SelectionName, 'home' | 'away'>, string>>;
  slipTitle: string;
  returns: string;
  placeBet: (amount: string) => string;
  placed: string;
  states: Readonly<Record<'open' | 'won' | 'lost', string>>;
  rules: string;
};

export const bookTexts: Readonly<Record<Language, BookTexts>> = {
  EN: {
    matches: 'Matches',
    allMatches: 'All matches',
    myBets: 'My bets',
    noBets: 'No bets yet. Tap the odds to place a bet.',
    startsIn: (time) => `Starts in ${time}`,
    dateTag: 'en-GB',
    clock: {
      minute: (value) => `${value}′`,
      set: (value) => `Set ${value}`,
      map: (value) => `Map ${value}`,
      round: (value) => `Round ${value}`,
      inning: (value) => `Inning ${value}`,
      heat: (value) => `Heat ${value}`,
    },
    ended: 'Ended',
    total: (line, counts) => `Total ${counts} ${line}`,
    counts: {
      goals: 'goals',
      points: 'points',
      sets: 'sets',
      maps: 'maps',
      rounds: 'rounds',
      runs: 'runs',
      heats: 'heats',
    },
    selections: { draw: 'Draw', over: 'Over', under: 'Under' },
    slipTitle: 'Bet slip',
    returns: 'Possible win',
    placeBet: (amount) => `Bet ${amount}`,
    placed: 'Bet placed',
    states: { open: 'Open', won: 'Won', lost: 'Lost' },
    rules:
      'Bets are accepted until the match starts, at the odds shown. Returns include your bet. ' +
      'A match takes about 75 seconds and is settled when it ends.',
  },
  TY: {
    matches: 'Mga laban',
    allMatches: 'Lahat ng laban',
    myBets: 'Mga taya ko',
    noBets: 'Wala pang taya. I-tap ang odds para tumaya.',
    startsIn: (time) => `Magsisimula sa ${time}`,
    dateTag: 'fil-PH',
    clock: {
      minute: (value) => `${value}′`,
      set: (value) => `Set ${value}`,
      map: (value) => `Mapa ${value}`,
      round: (value) => `Round ${value}`,
      inning: (value) => `Inning ${value}`,
      heat: (value) => `Karera ${value}`,
    },
    ended: 'Tapos na',
    total: (line, counts) => `Kabuuang ${counts} ${line}`,
    counts: {
      goals: 'gol',
      points: 'puntos',
      sets: 'set',
      maps: 'mapa',
      rounds: 'round',
      runs: 'run',
      heats: 'karera',
    },
    selections: { draw: 'Tabla', over: 'Over', under: 'Under' },
    slipTitle: 'Bet slip',
    returns: 'Posibleng panalo',
    placeBet: (amount) => `Itaya ang ${amount}`,
    placed: 'Naitaya na',
    states: { open: 'Open', won: 'Panalo', lost: 'Talo' },
    rules:
      'Puwedeng tumaya hanggang magsimula ang laban, ayon sa nakikitang odds. Kasama na ang ' +
      'taya sa returns. Mga 75 segundo ang laban at sine-settle pagkatapos.',
  },
};
