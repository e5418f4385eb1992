import { onlineManager } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { preparePage, watchHistory, watchLinks } from '#app/navigation/page-change.ts';
import { showAddress } from '#app/navigation/page-location.ts';
import { setBootValue, type Boot } from '#kit/boot.ts';
import { setKnownStatus } from '#kit/calls/site-closed.ts';
import { loadCatalogue } from '#kit/catalogue.ts';
import type { SessionRecord } from '#kit/session-record.ts';
import { writeSession } from '#kit/session/session-writes.ts';
import { setLanguage } from '@pavilion/client/language/language.ts';
import { setQueries, WithQueries } from '@pavilion/client/queries/queries.tsx';
import { createQueries } from '@pavilion/client/queries/query.ts';
import { textDirection, languageTags, type Language } from '@pavilion/domain/site/language';
import { isHomePath } from '@pavilion/screens/screens';
import { sessions, settingsApart, siteBoot } from './default-answers.ts';
import { resetSharedValues } from './shared-value.ts';
import { site } from './site.ts';

/** Starts the tab counts; in the product the stream of changes does, which no test opens. */
export { bringTabBadge } from '#app/frame/tab-badge.ts';

type Given = {
  /** The session on the device; a guest without one. */
  session?: keyof typeof sessions | SessionRecord;
  language?: Language;
  theme?: 'dark' | 'light';
  /** Settings of the site that differ from the default ones. */
  settings?: Partial<Boot['settings']>;
  status?: Partial<Boot['status']>;
};

let root: Root | null = null;

// As at the start of the app, once for each page.
watchHistory();
watchLinks();

function render(children?: ReactNode): void {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  // Without React's strict mode, which doubles every call in development.
  root.render(<App>{children && <WithQueries>{children}</WithQueries>}</App>);
}

async function openPage(path: string, given: Given): Promise<void> {
  closePage();
  // Retries as often as the product, but at once.
  setQueries(createQueries({ retryDelay: 1 }));
  const { session, language = 'EN', theme = 'dark', settings = {}, status = {} } = given;
  const boot = {
    settings: { ...siteBoot.settings, ...settings },
    status: { ...siteBoot.status, ...status },
  };
  const { home, ...everywhere } = siteBoot;
  const onHome = home && isHomePath(path) ? { home } : {};
  setBootValue({ ...everywhere, ...onHome, ...boot, language });
  const getSettings = { ...settingsApart, ...boot.settings };
  site.answers({ site: { getStatus: boot.status, getSettings } });
  await loadCatalogue(language);
  setLanguage(language);
  document.documentElement.lang = languageTags[language];
  document.documentElement.dir = textDirection(language);
  document.documentElement.dataset.theme = theme;
  const held = typeof session === 'string' ? sessions[session] : session;
  if (held) writeSession(held);
  history.replaceState(null, '', path);
  showAddress();
}

/**
 * Opens a page of the app at its address, without the first HTML. Closes a page that was open; what
 * it has stored on the device stays.
 */
export async function mountScreen(path: string, given: Given = {}): Promise<void> {
  await openPage(path, given);
  await preparePage(path);
  render();
}

/** Draws one component alone, with everything that pages share around it. */
export async function mountPart(part: ReactNode, given: Given = {}): Promise<void> {
  await openPage('/m/home', given);
  render(part);
}

/** Sets whether the browser reports a connection. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function closePage(): void {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
  setKnownStatus('normal');
  resetSharedValues();
}

/** Closes the page and clears the device for the next test. */
export async function leavePage(): Promise<void> {
  // The effects of the last press belong to this test.
  await new Promise(requestAnimationFrame);
  closePage();
  localStorage.clear();
  sessionStorage.clear();
  if (!navigator.onLine) {
    setOnline(true);
    // It hears of the connection only while a page is open.
    onlineManager.setOnline(true);
  }
}
