/** What happens on the site right now, shown on the home. */
export const lobbyEn = {
  'home.follow': 'Follow us',
  'home.responsible': 'Play with care',
  'home.responsible.help': 'Help and limits',
  'home.age': '{age}+',
  'home.referral': 'Bonus',
  'home.referral.name': 'Referral bonus',
  'home.age.text': 'For people aged {age} and over only.',
  'lobby.winners': 'Winners',
  'lobby.winners.pause': 'Stop the list',
  'lobby.winners.play': 'Let the list run',
  'lobby.matches': 'Coming matches',
  'lobby.bet': 'Bet now',
  'video.title': 'Video',
  'video.watch': 'Watch the video',
  'video.none': 'This link is not a video, so there is nothing to play.',
  'video.failed': 'The video cannot be played just now.',
};
