import type { CompleteLanguage } from '@pavilion/domain/site/language';
import type { Message, Messages } from './message.ts';

const loaders = {
  EN: () => import('./catalogues/en.ts'),
  TY: () => import('./catalogues/ty.ts'),
} satisfies Record<CompleteLanguage, () => Promise<{ messages: Messages }>>;

const known = new Map<CompleteLanguage, Messages>();
const loading = new Map<CompleteLanguage, Promise<void>>();

/** Adds messages to a language without fetching; the first HTML brings those of the home. */
export function addMessages(language: CompleteLanguage, messages: Messages): void {
  known.set(language, { ...known.get(language), ...messages });
}

/** Fetches the whole catalogue of a language, once. */
export function loadCatalogue(language: CompleteLanguage): Promise<void> {
  const under = loading.get(language);
  if (under) return under;
  const started = loaders[language]().then(
    ({ messages }) => addMessages(language, messages),
    (error: unknown) => {
      loading.delete(language);
      throw error;
    },
  );
  loading.set(language, started);
  return started;
}

/** The key itself where the catalogue is not there yet. */
export function messageOf(language: CompleteLanguage, key: string): Message {
  return known.get(language)?.[key] ?? key;
}
