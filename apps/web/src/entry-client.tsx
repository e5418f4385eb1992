import './ui/tokens.css';
import './ui/reset.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { bootValue } from './kit/boot.ts';
import { bringLater } from './kit/bring-later.ts';
import { addMessages } from './kit/catalogue.ts';
import { chooseLanguage, currentLanguage, storedLanguage } from './kit/language.ts';
import { createQueryClient } from './kit/query.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const queries = createQueryClient();
const app = (
  <StrictMode>
    <App queryClient={queries} />
  </StrictMode>
);

async function start(container: HTMLElement): Promise<void> {
  const language = currentLanguage();
  const messages = bootValue()?.messages;
  if (messages) addMessages(language, messages);
  const drawn = container.firstElementChild !== null && !('standIn' in container.dataset);
  // In a transition React gives way every few milliseconds, so a slow phone stays at hand.
  if (drawn) startTransition(() => void hydrateRoot(container, app));
  const { preparePage, watchHistory, watchLinks } = await import('./app/navigation/page-change.ts');
  if (!drawn) {
    await preparePage(location.pathname);
    createRoot(container).render(app);
  }
  watchHistory();
  watchLinks();
  bringLater(async () => (await import('./app/start-later.ts')).startLater(queries));
  const stored = storedLanguage();
  if (stored !== null && stored !== language) await chooseLanguage(stored);
}

// In a task of its own: reading the code has just taken one.
setTimeout(start, 0, root);
