/** Words around a running game. */
export const gameFrameEn = {
  'play.opening': 'Opening the game',
  'play.leave': 'Leave the game',
  'play.deposit': 'Deposit',
  'play.trial': 'TRIAL',
  'play.balance': 'Balance',
  'play.elapsed': 'Time in this game',
  'play.frame': 'Game: {name}',
  'play.back': 'Choose another game',
} as const;
