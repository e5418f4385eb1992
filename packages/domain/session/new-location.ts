/** What a site does when a member logs in from a location that is new to the account. */
export const newLocationRules = ['tell', 'ask'] as const;

export type NewLocationRule = (typeof newLocationRules)[number];

/** How a member receives a code. */
export const codeMethods = ['sms', 'mail'] as const;

export type CodeMethod = (typeof codeMethods)[number];
