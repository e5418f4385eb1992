/** What happens on the site right now, shown on the home. */
export const lobbyEn = {
  'lobby.winners': 'Winners',
  'lobby.winners.pause': 'Stop the list',
  'lobby.winners.play': 'Let the list run',
  'lobby.matches': 'Coming matches',
  'lobby.bet': 'Bet now',
};
