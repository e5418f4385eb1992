import '@pavilion/ui/styles/tokens.css';
import '@pavilion/ui/styles/reset.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueries } from '@pavilion/client/queries/query.ts';
import { keptTheme, showTheme } from '@pavilion/client/theme/theme.ts';
import { App } from './app/App.tsx';
import { chooseLanguage, storedLanguage } from './kit/language.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element for the console.');

showTheme(keptTheme());
await chooseLanguage(storedLanguage());
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueries().client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
