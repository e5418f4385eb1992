import type { SelectionName } from '../../vendor/book/book-view.ts';
import type { Sport } from '../../vendor/book/sports.ts';
import type { Language } from '../../vendor/play/play-state.ts';

export type BookTexts = {
  matches: string;
  allMatches: string;
  myBets: string;
  noBets: string;
  startsIn: (time: string) => string;
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
    noBets: 'No bets yet. Tap odds to place one.',
    startsIn: (time) => `Starts in ${time}`,
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
    slipTitle: 'Your bet',
    returns: 'Returns if it wins',
    placeBet: (amount) => `Bet ${amount}`,
    placed: 'Your bet is in',
    states: { open: 'Open', won: 'Won', lost: 'Lost' },
    rules:
      'Bets are taken until the match starts, at the odds shown at that moment, stake included. ' +
      'A match plays out in about a minute and a quarter and is settled when it ends.',
  },
  TY: {
    matches: 'Mga laban',
    allMatches: 'Lahat ng laban',
    myBets: 'Mga taya ko',
    noBets: 'Wala pang taya. Tapikin ang logro para tumaya.',
    startsIn: (time) => `Magsisimula sa ${time}`,
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
    selections: { draw: 'Tabla', over: 'Higit', under: 'Kulang' },
    slipTitle: 'Ang taya mo',
    returns: 'Balik kapag nanalo',
    placeBet: (amount) => `Itaya ang ${amount}`,
    placed: 'Pasok na ang taya mo',
    states: { open: 'Bukas', won: 'Panalo', lost: 'Talo' },
    rules:
      'Tumatanggap ng taya hanggang magsimula ang laban, ayon sa nakikitang logro, ' +
      'kasama ang taya. ' +
      'Mga isang minuto at kalahati ang laban at binabayaran pagkatapos nito.',
  },
};
