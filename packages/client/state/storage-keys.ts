/** What both apps keep on the device. */
export const clientKeys = { language: 'language', theme: 'theme' } as const;
