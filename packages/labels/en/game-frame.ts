/** Words around a running game. */
export const gameFrameEn = {
  'play.opening': 'Opening the game',
  'play.leave': 'Leave the game',
  'play.deposit': 'Deposit',
  'play.bring': 'Bring money to this studio',
  'play.fullScreen': 'Fill the screen',
  'play.fullScreen.leave': 'Leave the full screen',
  'play.result': 'Result in this game',
  'play.trial': 'TRIAL',
  'play.balance': 'Balance',
  'play.elapsed': 'Time in this game',
  'play.frame': 'Game: {name}',
  'play.back': 'Choose another game',
  'resume.label': 'Your game is still open',
  'resume.go': 'Go on',
  'resume.close': 'Close this note',
} as const;
