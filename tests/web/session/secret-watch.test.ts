import { randomBytes } from 'node:crypto';
import { expect, test } from '../../support/test.ts';
import { watchForSecrets } from './secret-watch.ts';

test('the watch finds a secret wherever a browser could keep it', async ({ page, context }) => {
  const watch = await watchForSecrets(context);
  const secret = `canary-${randomBytes(12).toString('hex')}`;
  watch.plant('it', secret);
  await page.goto('/m/help');
  expect(watch.found()).toEqual([]);
  await page.evaluate(async (text) => {
    localStorage.setItem('kept', text);
    sessionStorage.setItem('gone', btoa(text));
    sessionStorage.removeItem('gone');
    sessionStorage['left'] = text;
    document.cookie = `readable=${text}`;
    window.name = text;
    history.replaceState({ text }, '', `#${text}`);
    const cache = await caches.open('pages');
    await cache.put('/m/help?kept', new Response(text));
    console.log(text);
    await new Promise<void>((done) => {
      const opening = indexedDB.open('shelf');
      opening.onupgradeneeded = () => opening.result.createObjectStore('drawer');
      opening.onsuccess = () => {
        const change = opening.result.transaction('drawer', 'readwrite');
        change.objectStore('drawer').put({ text }, 'key');
        change.oncomplete = () => done();
      };
    });
    await fetch(`/m/help?asked=${text}`);
  }, secret);
  await watch.look(page);
  for (const where of [
    'write to local storage, kept',
    'write to session storage, gone',
    'local storage, kept',
    'session storage, left',
    'script-readable cookie, readable',
    'name of the window',
    'history',
    'state of the history',
    'history of the browser',
    'cache pages',
    'console',
    'write to indexed database, drawer',
    'indexed database',
    'address of a request',
    'address of a page',
  ]) {
    expect(watch.found()).toContain(`it in ${where}`);
  }
});
