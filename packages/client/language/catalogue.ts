import type { Language } from '@pavilion/domain/site/language';
import type { CompiledCatalogue, CompiledMessage } from '@pavilion/messages/compile-catalogue';

const known = new Map<Language, CompiledCatalogue>();

/** Adds messages to a language without fetching; the first HTML contains those of the home. */
export function addMessages(language: Language, messages: CompiledCatalogue): void {
  known.set(language, { ...known.get(language), ...messages });
}

/** The message of a key; the key itself while the catalogue is missing. */
export function messageOf(language: Language, key: string): CompiledMessage {
  return known.get(language)?.[key] ?? key;
}

export type FetchCatalogue = (language: Language) => Promise<{ messages: CompiledCatalogue }>;

/** Makes the function that fetches the whole catalogue of a language, once. */
export function catalogueLoader(
  fetchCatalogue: FetchCatalogue,
): (language: Language) => Promise<void> {
  const loading = new Map<Language, Promise<void>>();
  return (language) => {
    const under = loading.get(language);
    if (under) return under;
    const started = fetchCatalogue(language).then(
      ({ messages }) => {
        addMessages(language, messages);
        // Lets React's `use` read the value at once, since it would suspend a plain promise.
        void Object.assign(started, { status: 'fulfilled', value: undefined });
      },
      (error: unknown) => {
        loading.delete(language);
        throw error;
      },
    );
    loading.set(language, started);
    return started;
  };
}
