/**
 * Keys that the web app keeps in the tab, but for those of single features: requests to be
 * repeated, and bets that were chosen.
 */
export const sessionKeys = {
  trialName: 'trialName',
  signIn: 'signIn',
  webClip: 'webClip',
  depositIntent: 'depositIntent',
  withdrawIntent: 'withdrawIntent',
  transferIntent: 'transferIntent',
  returnToGame: 'returnToGame',
  wantedFavourite: 'wantedFavourite',
  registrationDraft: 'draft:registration',
  /** The member to whom the rest of this list belongs. */
  tabMember: 'tabMember',
} as const;

/** Prefix of the names of unfinished texts in the storage of the tab. */
export const draftPrefix = 'draft:';
