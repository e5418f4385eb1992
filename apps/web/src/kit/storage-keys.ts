/** Every key that the web app keeps on the device. */
export const localKeys = {
  session: 'MC_SESSION_INFO',
  rememberedLogin: 'remPass',
  autoLogin: 'autoLogin',
  hideDownloadBar: 'hideDownloadBar',
  language: 'language',
  theme: 'theme',
  hideBalance: 'hideBalance',
} as const;

export const sessionKeys = {
  trialName: 'trialName',
  depositIntent: 'depositIntent',
  withdrawIntent: 'withdrawIntent',
  wayBackToGame: 'wayBackToGame',
} as const;

/** The server reads it to render the first HTML in the chosen language. */
export const languageCookie = 'language';
