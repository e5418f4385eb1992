import { clientKeys } from '@pavilion/client/state/storage-keys.ts';

/** Every key that the web app keeps on the device. */
export const localKeys = {
  ...clientKeys,
  session: 'MC_SESSION_INFO',
  rememberedLogin: 'remPass',
  autoLogin: 'autoLogin',
  hideDownloadBar: 'hideDownloadBar',
  hideBalance: 'hideBalance',
  status: 'systemStatus',
  popups: 'popups',
  openGame: 'openGame',
  /** How the last session ended, for the other tabs of the browser. */
  sessionEnd: 'sessionEnd',
  /** When a tab began to log out; the server refuses the others before the record is gone. */
  leavingSince: 'leavingSince',
  /** The code of the last invitation link, and the day when it was opened. */
  invitation: 'invitation',
} as const;

/** Read by the server to render the first HTML in the chosen language. */
export const languageCookie = 'language';
