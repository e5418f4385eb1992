/** Storage keys that both apps use. */
export const clientKeys = { language: 'language', theme: 'theme' } as const;
