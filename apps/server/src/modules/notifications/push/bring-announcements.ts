import type { DatabaseTransaction } from '#db/database.ts';
import { createOutboxSender, putInOutbox, type OutboxVerdict } from '#kit/outbox.ts';
import type { PushDeps } from './push-deps.ts';
import { listBrowsers } from './push-subscription.store.ts';
import { createBrowserSending, done, leaseMs, putForBrowser } from './send-to-browser.ts';

const topic = 'push announcement';
const news = { kind: 'announcement' } as const;
const browsersInStep = 50;
const beforeAll = '00000000-0000-0000-0000-000000000000';

type Announced = { id: string; version: number; startsAt: Date };
type Step = { id: string; after: string };

function putStep(transaction: DatabaseTransaction, step: Step, now: Date): Promise<void> {
  const key = `${step.id} after ${step.after}`;
  return putInOutbox(transaction, { topic, key, payload: step }, now);
}

/** Puts some browsers and the next step into the outbox together, so that a stop skips none. */
async function takeStep(
  { db, clock, isOn, readersOf }: PushDeps,
  payload: unknown,
): Promise<OutboxVerdict> {
  const { id, after } = payload as { id: string; after?: string };
  const isReader = isOn ? await readersOf(id) : null;
  if (isReader === null) return done;
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    if (after === undefined) return putStep(transaction, { id, after: beforeAll }, now);
    const browsers = await listBrowsers(transaction, after, browsersInStep, now);
    for (const browser of browsers.filter(isReader)) {
      await putForBrowser(transaction, { news, from: id }, browser, now);
    }
    const last = browsers.length === browsersInStep ? browsers.at(-1) : undefined;
    if (last) await putStep(transaction, { id, after: last.sessionId }, now);
  });
  return done;
}

/** Returns the run of the job, which ends when nothing more is due, or at the signal. */
export function createAnnouncementSending(deps: PushDeps) {
  const { db, clock, logger, readersOf } = deps;
  const takeSteps = createOutboxSender({
    db,
    clock,
    logger,
    leaseMs,
    topic,
    batch: 1,
    send: ({ payload }) => takeStep(deps, payload),
  });
  const isNews = async (id: string) => (await readersOf(id)) !== null;
  const sendDue = createBrowserSending(deps, news, isNews);
  return async (signal: AbortSignal): Promise<void> => {
    await takeSteps(signal);
    await sendDue(signal);
  };
}

/** Puts the first step into the outbox, in the announcement's transaction, due at its start. */
export function pushAnnouncement(
  transaction: DatabaseTransaction,
  { id, version, startsAt }: Announced,
  now: Date,
): Promise<void> {
  const message = { topic, key: `${id} version ${version}`, payload: { id } };
  return putInOutbox(transaction, message, now, startsAt > now ? startsAt : now);
}
