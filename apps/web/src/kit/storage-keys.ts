/** Every key that the web app keeps on the device. */
export const localKeys = {
  session: 'MC_SESSION_INFO',
  rememberedLogin: 'remPass',
  autoLogin: 'autoLogin',
  hideDownloadBar: 'hideDownloadBar',
  language: 'language',
  theme: 'theme',
  hideBalance: 'hideBalance',
  status: 'systemStatus',
  popups: 'popups',
  openGame: 'openGame',
} as const;

export const sessionKeys = {
  trialName: 'trialName',
  signIn: 'signIn',
  webClip: 'webClip',
  depositIntent: 'depositIntent',
  withdrawIntent: 'withdrawIntent',
  transferIntent: 'transferIntent',
  transferAllIntent: 'transferAllIntent',
  wayBackToGame: 'wayBackToGame',
  wantedFavourite: 'wantedFavourite',
  registrationDraft: 'draft:registration',
} as const;

/** Before the names of texts that are being written, in the storage of the tab. */
export const draftPrefix = 'draft:';

/** The server reads it to render the first HTML in the chosen language. */
export const languageCookie = 'language';
