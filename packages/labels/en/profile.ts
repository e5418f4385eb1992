/** The member's own details. */
export const profileEn = {
  'profile.picture': 'Your picture',
  'profile.choose': 'New picture',
  'profile.save': 'Save picture',
  'profile.saved': 'Picture saved',
  'profile.account': 'User name',
  'profile.details': 'Personal details',
  'profile.details.save': 'Save details',
  'profile.details.saved': 'Change saved',
  'profile.once': 'You can write this once.',
  'profile.birthday': 'Birthday',
  'profile.since': 'Member since',
} as const;
