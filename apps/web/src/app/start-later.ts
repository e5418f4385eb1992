import { bringLater } from '#kit/bring-later.ts';
import { loadCatalogue } from '#kit/catalogue.ts';
import { readSession } from '#kit/session-record.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { bringQueries } from '@pavilion/client/queries/queries.tsx';

const memberDelayMs = 500;
const guestDelayMs = 10_000;
const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * What waits until the first load is over: the texts of the other pages and the stream of changes.
 * For a member it waits a moment; for a guest, who is told little, until the first touch.
 */
export function startLater(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const touch of touches) removeEventListener(touch, startSoon);
    // A failure shows where the texts are needed, and is tried again there.
    loadCatalogue(currentLanguage()).catch(() => undefined);
    // At hand when another tab logs out, also without a line.
    import('#features/session/follow-session.ts').catch(() => undefined);
    bringLater(async () => {
      const [{ startLive }, { client }] = await Promise.all([
        import('./live/start-live.ts'),
        bringQueries(),
      ]);
      startLive(client);
    });
    if (import.meta.env.PROD) {
      bringLater(async () => (await import('./worker/keep-app.ts')).keepApp());
    }
  };
  const startSoon = () => setTimeout(start, memberDelayMs);
  for (const touch of touches) addEventListener(touch, startSoon, { once: true, passive: true });
  setTimeout(start, readSession() === null ? guestDelayMs : memberDelayMs);
}
