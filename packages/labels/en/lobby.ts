/** What happens on the site right now, shown on the home. */
export const lobbyEn = {
  'home.follow': 'Follow us',
  'home.responsible': 'Play with care',
  'home.responsible.help': 'Help and limits',
  'home.age': '{age}+',
  'home.age.text': 'For people aged {age} and over only.',
  'lobby.winners': 'Winners',
  'lobby.winners.pause': 'Stop the list',
  'lobby.winners.play': 'Let the list run',
  'lobby.matches': 'Coming matches',
  'lobby.bet': 'Bet now',
};
