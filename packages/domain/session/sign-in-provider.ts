/** Who vouches for a person at the identity service; `phone` proves a mobile number. */
export const signInProviders = ['google', 'facebook', 'phone'] as const;

export type SignInProvider = (typeof signInProviders)[number];

/** Those that are connected to an account; a phone needs it not: its number is the account's. */
export const tiedProviders = ['google', 'facebook'] as const;

export type TiedProvider = (typeof tiedProviders)[number];
