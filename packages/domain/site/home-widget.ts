/** The widgets of the home below its menu, in the order of a site that names no other. */
export const homeWidgets = [
  'hot',
  'jackpot',
  'slots',
  'winners',
  'matches',
  'video',
  'events',
  'games',
  'adverts',
] as const;

export type HomeWidget = (typeof homeWidgets)[number];
