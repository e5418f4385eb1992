/** Identity providers; `phone` proves a mobile number. */
export const signInProviders = ['google', 'facebook', 'phone'] as const;

export type SignInProvider = (typeof signInProviders)[number];

/** Providers that are linked to an account; a phone is not, since its number is the account's. */
export const tiedProviders = ['google', 'facebook'] as const;

export type TiedProvider = (typeof tiedProviders)[number];
