import type { gamesEn } from '../en/games.ts';

export const gamesTy: Record<keyof typeof gamesEn, string> = {
  'category.LIVESTREAM': 'Stream',
  'category.FACEBOOK': 'Facebook',
  'category.LOTT': 'Loterya',
  'category.ELOTT': 'E-loterya',
  'games.all': 'Lahat ng laro',
  'games.studios': 'Mga studio',
  'games.kinds': 'Mga uri ng laro',
  'games.kind.ALL': 'Lahat',
  'games.kind.JP': 'Mga jackpot',
  'games.kind.SC': 'Klasikong slots',
  'games.kind.VP': 'Video poker',
  'games.kind.TG': 'Mga larong mesa',
  'games.kind.AC': 'Arcade',
  'games.search.clear': 'Burahin ang hinanap',
  'games.search.none': 'Walang larong “{name}”. Subukan ang ibang pangalan.',
  'games.none': 'Wala pang laro rito.',
  'games.none.action': 'Tingnan ang home',
  'games.more': 'Ipakita pa',
  'games.count': '{count, plural, one {# laro} other {# na laro}}',
};
