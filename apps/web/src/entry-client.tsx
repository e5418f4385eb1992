import '@pavilion/ui/styles/tokens.css';
import '@pavilion/ui/styles/reset.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { addMessages } from '@pavilion/client/language/catalogue.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { bringQueries } from '@pavilion/client/queries/queries.tsx';
import { isHomePath } from '@pavilion/screens/screens';
import { App } from './app/App.tsx';
import { preparePage, watchHistory, watchLinks } from './app/navigation/page-change.ts';
import { readAddress } from './app/navigation/page-location.ts';
import { bootValue } from './kit/boot.ts';
import { bringLater } from './kit/bring-later.ts';
import { chooseLanguage, storedLanguage } from './kit/language/language-choice.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** A transition yields every few milliseconds, so that a slow phone stays responsive. */
const hydrate = (container: HTMLElement) => startTransition(() => void hydrateRoot(container, app));

/** Fills the queries with the answers that the server got while it drew the screen. */
async function takeAnswers(): Promise<void> {
  const boot = bootValue();
  const { client } = await bringQueries();
  for (const [key, data] of boot?.answers ?? []) {
    client.setQueryData(key, data, { updatedAt: boot?.readAtMs ?? 0 });
  }
}

async function start(container: HTMLElement): Promise<void> {
  const language = currentLanguage();
  const boot = bootValue();
  if (boot?.messages) addMessages(language, boot.messages);
  const { skeleton, at } = container.dataset;
  const isDrawn =
    container.firstElementChild !== null &&
    skeleton === undefined &&
    // The browser may have gone back before this program started.
    at === readAddress();
  const isHome = isHomePath(location.pathname);
  if (isDrawn && isHome) hydrate(container);
  if (!isHome) await Promise.allSettled([preparePage(location.pathname), takeAnswers()]);
  if (!isDrawn) createRoot(container).render(app);
  else if (!isHome) hydrate(container);
  watchHistory();
  watchLinks();
  bringLater(async () => (await import('./app/boot/start-later.ts')).startLater());
  const stored = storedLanguage();
  if (stored === null || stored === language) return;
  // The page stays in its language until the texts of the other are here.
  await bringQueries();
  await chooseLanguage(stored);
}

// A new task, since evaluating this script has just taken one.
setTimeout(start, 0, root);
