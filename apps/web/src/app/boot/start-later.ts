import { bringLater } from '#kit/bring-later.ts';
import { loadCatalogue } from '#kit/catalogue.ts';
import { readSession } from '#kit/session-record.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { bringQueries } from '@pavilion/client/queries/queries.tsx';

const memberDelayMs = 500;
const guestDelayMs = 10_000;
const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Starts what waits for the end of the first load: the other texts and the stream of changes. A
 * member's page starts it after a moment, a guest's at the first touch or after `guestDelayMs`.
 */
export function startLater(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const touch of touches) removeEventListener(touch, startSoon);
    // The screen that needs the texts shows a failure and tries again.
    loadCatalogue(currentLanguage()).catch(() => undefined);
    // Must be loaded before another tab logs out, which may happen offline.
    import('#features/session/follow-session.ts').catch(() => undefined);
    bringLater(async () => {
      const [{ startLive }, { client }] = await Promise.all([
        import('../live/start-live.ts'),
        bringQueries(),
      ]);
      startLive(client);
    });
    if (import.meta.env.PROD) {
      bringLater(async () => (await import('../worker/keep-app.ts')).keepApp());
    }
  };
  const startSoon = () => setTimeout(start, memberDelayMs);
  for (const touch of touches) addEventListener(touch, startSoon, { once: true, passive: true });
  setTimeout(start, readSession() === null ? guestDelayMs : memberDelayMs);
}
