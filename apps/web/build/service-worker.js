// Caches what a page needs to start on the device. The build inserts `build`: its version, the
// files of the first load and of the frame, and page addresses. The worker never touches calls of
// the site, pages of vendors or anything with a session: what is not named here goes to the
// network.
const { version, files, pages } = self.build;
const shellCache = `shell-${version}`;
const picturesCache = 'pictures';
/** The texts that the page stored for notifications of a new inbox message or announcement. */
const wordsCache = 'words';
const newsPath = '/push-words';
const mostPictures = 300;
/** A page without a route: the bare frame, in which the app draws the page of the address. */
const shellPage = '/m/shell';
/** After this time without an answer the worker shows what it has cached. */
const patienceMs = 3000;

const isKept = (path) => /^\/(assets|icons)\//.test(path);
const isPicture = (path) => /^\/(art|flags)\//.test(path);

async function fetchPage(path) {
  const answer = await fetch(path, { credentials: 'same-origin', cache: 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function install() {
  const cache = await caches.open(shellCache);
  await cache.addAll(files);
  for (const path of [shellPage, pages.home]) await cache.put(path, await fetchPage(path));
}

async function activate() {
  for (const name of await caches.keys()) {
    if (![shellCache, picturesCache, wordsCache].includes(name)) await caches.delete(name);
  }
}

async function keptFile(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(shellCache)).put(request, answer.clone());
  return answer;
}

async function picture(request) {
  const cache = await caches.open(picturesCache);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  await cache.put(request, answer.clone());
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(kept.length - mostPictures, 0))) await cache.delete(old);
  return answer;
}

/** Answers from the network, or from the cache when the network fails or takes too long. */
async function page(event, path) {
  const cache = await caches.open(shellCache);
  const isHome = pages.homes.includes(path) && new URL(event.request.url).search === '';
  const wanted = fetch(event.request).then(async (answer) => {
    if (isHome && answer.ok && !answer.redirected) await cache.put(pages.home, answer.clone());
    return answer;
  });
  event.waitUntil(wanted.catch(() => undefined));
  const kept = await cache.match(isHome ? pages.home : shellPage);
  if (!kept) return wanted;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs, kept));
  return Promise.race([wanted.catch(() => kept), patience]);
}

/** Shows a notification that something came; its content is only on the site. */
async function showNews(kind) {
  const kept = await (await caches.open(wordsCache)).match(newsPath);
  const words = kept ? await kept.json() : { title: location.host };
  await self.registration.showNotification(words.title, {
    body: words[kind] ?? '',
    icon: '/icons/app-192.png',
    tag: kind,
  });
}

/** The kind of a push; an unknown one counts as an inbox message. */
function kindOf(data) {
  try {
    const { kind } = data.json();
    return kind in pages.news ? kind : 'message';
  } catch {
    return 'message';
  }
}

async function openNews(kind) {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: false });
  if (!open) return self.clients.openWindow(pages.news[kind]);
  await open.focus();
  return open.navigate(pages.news[kind]);
}

self.addEventListener('push', (event) => event.waitUntil(showNews(kindOf(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNews(event.notification.tag));
});
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.headers.has('authorization')) return;
  if (isKept(pathname)) event.respondWith(keptFile(request));
  else if (isPicture(pathname)) event.respondWith(picture(request));
  else if (request.mode === 'navigate' && (pathname === '/' || /^\/m(\/|$)/.test(pathname))) {
    event.respondWith(page(event, pathname));
  }
});
