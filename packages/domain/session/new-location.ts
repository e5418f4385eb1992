/** What a site does when somebody logs in from a place that is new to the account. */
export const newLocationRules = ['tell', 'ask'] as const;

export type NewLocationRule = (typeof newLocationRules)[number];

/** How a code reaches a member. */
export const codeMethods = ['sms', 'mail'] as const;

export type CodeMethod = (typeof codeMethods)[number];
