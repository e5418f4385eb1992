/** The types of opened accounts on the wire, by what they are. */
export const typeOfKind = { member: 0, agent: 1 } as const;
export type AccountKind = keyof typeof typeOfKind;
