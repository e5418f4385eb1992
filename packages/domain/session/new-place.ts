/** What a site does when somebody logs in from a place that is new to the account. */
export const newPlaceRules = ['tell', 'ask'] as const;

export type NewPlaceRule = (typeof newPlaceRules)[number];

/** How a code reaches a member. */
export const codeWays = ['sms', 'mail'] as const;

export type CodeWay = (typeof codeWays)[number];
