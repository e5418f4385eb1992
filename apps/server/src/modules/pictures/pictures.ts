import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { slotBudgets } from '#http/request/request-budgets.ts';
import type { Clock } from '#kit/clock.ts';
import type { Subscriptions } from '#kit/events.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createSlots } from '#kit/limits/slots.ts';
import type { Logger } from '#kit/logger.ts';
import { encodePicture, UnreadablePictureError, type PictureShape } from '#kit/picture-encoder.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { FileStore } from '#ports/file-store.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  deletePicture,
  deleteUnused,
  findOwner,
  findUnused,
  findUnusedOfClosed,
  insertPicture,
  markUnused,
  markUsed,
} from './picture.store.ts';

/** The purpose of a picture, and the shape it is stored in. */
const shapes = {
  profile: { fit: 'square', sidePx: 256 },
  application: { fit: 'within', sidePx: 1600 },
  feedback: { fit: 'within', sidePx: 1600 },
  depositSlip: { fit: 'within', sidePx: 1600 },
} as const satisfies Record<string, PictureShape>;

export type PicturePurpose = keyof typeof shapes;

export type PicturesDependencies = {
  db: Database;
  files: FileStore;
  clock: Clock;
  logger: Pick<Logger, 'error'>;
};

const sendingLimit = { uses: 30, windowMs: 10 * minuteMs };
const unusedForMs = 60 * minuteMs;
const sweptAtOnce = 10;
const sweepClosedEveryMs = 10 * minuteMs;
const ownId = /^[0-9a-f-]{36}$/;

async function drawAnew(sent: Blob, purpose: PicturePurpose): Promise<Buffer> {
  try {
    return await encodePicture(Buffer.from(await sent.arrayBuffer()), shapes[purpose]);
  } catch (error) {
    if (error instanceof UnreadablePictureError) throw new ApiError('picture.unreadable');
    throw error;
  }
}

/**
 * Deletes the unused pictures of closed accounts. The bytes go first, so that none are left without
 * a row when a deletion ends half-way; nobody can use such a picture again.
 */
async function sweepClosed(
  { db, files }: Pick<PicturesDependencies, 'db' | 'files'>,
  signal: AbortSignal,
): Promise<void> {
  let ids: string[];
  do {
    ids = await findUnusedOfClosed(db, sweptAtOnce);
    for (const id of ids) {
      if (signal.aborted) return;
      await files.remove(id);
      await deletePicture(db, id);
    }
  } while (ids.length === sweptAtOnce);
}

/** Pictures that go while their account is closed, and with the other data of its member. */
function picturesThatGo(deps: Pick<PicturesDependencies, 'db' | 'files' | 'logger'>) {
  const on: Subscriptions<ModuleEvents> = {
    memberErased: ({ transaction, memberId }) => markUnused(transaction, memberId),
  };
  const sweep = {
    name: 'delete pictures of closed accounts',
    everyMs: sweepClosedEveryMs,
    run: (signal: AbortSignal) => sweepClosed(deps, signal),
  };
  return {
    /** Marks a picture as no longer used, in the transaction that removes the reference to it. */
    release: (transaction: DatabaseTransaction, memberId: bigint, id: string) =>
      markUnused(transaction, memberId, [id]),
    on,
    jobs: createRepeatingJobs([sweep], deps.logger),
  };
}

/** Pictures that members upload: redrawn, stored, and shown to their owner and operators only. */
export function createPictures({ db, files, clock, logger }: PicturesDependencies) {
  const limiter = createRateLimiter(db, clock);
  const slots = createSlots(slotBudgets.picture);

  /** Deletes a picture that is no longer used. */
  async function forget(id: string): Promise<void> {
    await deletePicture(db, id);
    await files.remove(id);
  }

  /** Deletes unused pictures, which a member who left half-way leaves behind. */
  async function sweep(): Promise<void> {
    const before = new Date(clock().getTime() - unusedForMs);
    for (const id of await findUnused(db, before, sweptAtOnce)) {
      if (await deleteUnused(db, id)) await files.remove(id);
    }
  }

  /**
   * Stores the uploaded pictures, all or none, and returns their ids. They are deleted an hour
   * later unless `use` was called for them. Throws `picture.unreadable` and `request.limited`.
   */
  async function keep(
    sent: readonly Blob[],
    { memberId, purpose }: { memberId: bigint; purpose: PicturePurpose },
  ): Promise<string[]> {
    if (sent.length === 0) return [];
    if (!(await limiter.allow(`pictures ${memberId}`, sendingLimit))) {
      throw new ApiError('request.limited');
    }
    await sweep();
    const drawn = await Promise.all(sent.map((one) => slots.run(() => drawAnew(one, purpose))));
    const ids: string[] = [];
    for (const bytes of drawn) {
      const id = randomUUID();
      await insertPicture(db, { id, member_id: memberId, purpose, kept_at: clock() });
      await files.put(id, bytes);
      ids.push(id);
    }
    return ids;
  }

  /** Marks pictures of the member as used, in the transaction that writes the reference to them. */
  async function use(
    transaction: DatabaseTransaction,
    memberId: bigint,
    ids: readonly string[],
  ): Promise<void> {
    const used = await markUsed(transaction, memberId, ids, clock());
    if (used !== ids.length) throw new ApiError('picture.not.found');
  }

  async function open(id: string): Promise<Blob> {
    const bytes = await files.get(id);
    if (!bytes) throw new ApiError('picture.not.found');
    return new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
  }

  const handlers: Handlers<PlayerEndpoints['pictures']> = {
    getPicture: async ({ pictureId }, { caller }) => {
      const owner = ownId.test(pictureId) ? await findOwner(db, pictureId) : null;
      if (owner !== caller.memberId) throw new ApiError('picture.not.found');
      return open(pictureId);
    },
  };

  const operatorHandlers: Handlers<OperatorEndpoints['pictures']> = {
    getSentPicture: async ({ pictureId }) => {
      if (!ownId.test(pictureId)) throw new ApiError('picture.not.found');
      return open(pictureId);
    },
  };

  return {
    handlers,
    operatorHandlers,
    keep,
    use,
    open,
    forget,
    ...picturesThatGo({ db, files, logger }),
    slotReadings: () => [slots.reading()],
  };
}

export type Pictures = ReturnType<typeof createPictures>;
