/** Words of the game lists. */
export const gamesEn = {
  'games.all': 'All games',
  'games.studios': 'Studios',
  'games.kinds': 'Kinds of games',
  'games.kind.ALL': 'All',
  'games.kind.JP': 'Jackpots',
  'games.kind.SC': 'Classic slots',
  'games.kind.VP': 'Video poker',
  'games.kind.TG': 'Table games',
  'games.kind.AC': 'Arcade',
  'games.search.clear': 'Clear the search',
  'games.search.none': 'No game is called “{name}”. Try another name.',
  'games.none': 'No games here yet.',
  'games.none.action': 'See the home screen',
  'games.more': 'Show more',
  'games.count': '{count, plural, one {# game} other {# games}}',
} as const;
