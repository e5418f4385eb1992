import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import {
  createOutboxSender,
  putInOutbox,
  type OutboxMessage,
  type OutboxVerdict,
} from '#kit/outbox.ts';
import type { PushDeps } from './push-deps.ts';
import { findTarget, removeEndpoint, type Browser } from './push-subscription.store.ts';

/** The whole content of a push: the kind of the news, and nothing of its text. */
export type News = { kind: 'message' | 'announcement' };

export const leaseMs = 60_000;
export const done: OutboxVerdict = { outcome: 'done' };
const sentAtOnce = 10;
/** After so many tries the news is old and is dropped. */
const mostTries = 5;

const topicOf = ({ kind }: News) => `push ${kind} to browser`;

/** `from` identifies the news, of which a browser gets one push. */
export type BrowserNews = { news: News; from: string };

/** The key has the browser's address as a hash: the same under any session, not stored again. */
export function putForBrowser(
  transaction: DatabaseTransaction,
  { news, from }: BrowserNews,
  { sessionId, endpoint }: Browser,
  now: Date,
): Promise<void> {
  const browser = createHash('sha256').update(endpoint).digest('base64url');
  const message = { key: `${from} ${browser}`, payload: { from, sessionId } };
  return putInOutbox(transaction, { topic: topicOf(news), ...message }, now);
}

async function send(
  deps: PushDeps,
  news: News,
  { payload, tries }: OutboxMessage,
): Promise<OutboxVerdict> {
  const { db, clock, logger, sender, isEndpoint, key } = deps;
  const { sessionId } = payload as { sessionId: string };
  const target = await findTarget(
    db,
    { sessionId, mayBeOffer: news.kind === 'announcement' },
    clock(),
  );
  if (target === null || !isEndpoint(target.endpoint)) return done;
  const answer = await sender.send(target, JSON.stringify(news), await key());
  if (answer.outcome === 'gone') await removeEndpoint(db, target.endpoint);
  if (answer.outcome === 'refused') logger.warn({ reason: answer.reason }, 'push refused');
  if (answer.outcome !== 'notSent' || tries >= mostTries) return done;
  return { outcome: 'again', reason: answer.reason };
}

/** Sends the due pushes of a kind, as long as they are still news. */
export function createBrowserSending(
  deps: PushDeps,
  news: News,
  isNews: (from: string) => Promise<boolean> = async () => true,
) {
  const { db, clock, logger, isOn } = deps;
  return createOutboxSender({
    db,
    clock,
    logger,
    leaseMs,
    batch: sentAtOnce,
    topic: topicOf(news),
    send: async (message) => {
      const { from } = message.payload as { from: string };
      return isOn && (await isNews(from)) ? send(deps, news, message) : done;
    },
  });
}
