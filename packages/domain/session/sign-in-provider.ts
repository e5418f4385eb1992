/** Who vouches for a person at the identity service; `phone` proves a mobile number. */
export const signInProviders = ['google', 'facebook', 'phone'] as const;

export type SignInProvider = (typeof signInProviders)[number];
