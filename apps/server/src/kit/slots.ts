import type { CountedNetwork } from './address-network.ts';

/** Thrown when there is no slot and no place to wait for one: the caller answers "try again". */
export class QueueFullError extends Error {
  constructor() {
    super('the queue is full');
    this.name = 'QueueFullError';
  }
}

/** Thrown when one of many has as much as is meant for one already. */
export class ShareUsedError extends Error {
  /** What the share is counted by, such as `member`. */
  readonly by: string;

  constructor(by: string) {
    super(`the share of one ${by} is used`);
    this.name = 'ShareUsedError';
    this.by = by;
  }
}

/** Ends the work of one who has gone; there is nobody left to answer. */
export class HolderGoneError extends Error {
  constructor() {
    super('who asked for it has gone');
    this.name = 'HolderGoneError';
  }
}

/** Ends work that has held its slot for as long as it may. */
export class SlotTimeError extends Error {
  constructor() {
    super('the work took longer than it may');
    this.name = 'SlotTimeError';
  }
}

export type SlotRules = {
  /** In the metrics, and in what `/readyz` says. */
  name: string;
  /** Slots of this process. */
  atOnce: number;
  /** How many may wait for one; 0 where nobody waits. */
  waiting: number;
  waitMs: number;
  /** The longest that a slot is held; null where the work has an end of its own. */
  holdMs: number | null;
  /** Work that is only of use to who waits for it ends, and gives its slot back, with them. */
  endsWithHolder: boolean;
  /** All slots held and none given back for so long means that the queue stands still. */
  stillMs: number;
  /** What one of a kind may hold and wait for together, such as one member. */
  shares?: Readonly<Record<string, number>>;
};

export type Holder = {
  /** Aborted when who asked has gone. */
  signal?: AbortSignal | undefined;
  /** For whom it counts, by the kinds of `shares`; for an address, each network that it is in. */
  counts?: Readonly<Record<string, string | readonly CountedNetwork[] | undefined>>;
  /** In place of the rule's, for work whose size is known. */
  holdMs?: number;
};

/** How slots stand at the moment. */
export type SlotReading = { name: string; held: number; waiting: number; standsStill: boolean };

/** Counts what each of a kind has; throws for one that has its share already. */
function createShares(shares: Readonly<Record<string, number>>) {
  const used = new Map<string, number>();
  const kinds = Object.entries(shares);

  /** Answers with how to give it back, once. */
  return function count(counts: Holder['counts'] = {}): () => void {
    const subjects: string[] = [];
    for (const [by, share] of kinds) {
      const who = counts[by] ?? [];
      const counted = typeof who === 'string' ? [{ network: who, times: 1 }] : who;
      for (const { network, times } of counted) {
        const subject = `${by} ${network}`;
        if ((used.get(subject) ?? 0) >= share * times) throw new ShareUsedError(by);
        subjects.push(subject);
      }
    }
    for (const subject of subjects) used.set(subject, (used.get(subject) ?? 0) + 1);
    return () => {
      for (const subject of subjects) {
        const left = (used.get(subject) ?? 0) - 1;
        if (left > 0) used.set(subject, left);
        else used.delete(subject);
      }
    };
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

/** Those who wait, in the order in which they came. */
function createQueue({ waiting, waitMs }: SlotRules) {
  const queue = new Set<() => void>();

  return {
    length: () => queue.size,

    /** Lets the first begin; false when nobody waits. */
    beginNext(): boolean {
      const [begin] = queue;
      begin?.();
      return begin !== undefined;
    },

    /** Rejects when there is no place, when it takes too long, and when who waits has gone. */
    wait(signal: AbortSignal | undefined): Promise<void> {
      if (queue.size >= waiting) return Promise.reject(new QueueFullError());
      return new Promise((resolve, reject) => {
        const leave = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', gone);
          queue.delete(begin);
        };
        const begin = () => {
          leave();
          resolve();
        };
        const refuse = (error: Error) => {
          leave();
          reject(error);
        };
        const gone = () => refuse(new HolderGoneError());
        const timer = setTimeout(() => refuse(new QueueFullError()), waitMs);
        signal?.addEventListener('abort', gone);
        queue.add(begin);
      });
    },
  };
}

/** Tells work that it must end before it has: `ended` rejects. `stop` ends the watch. */
function watchEnd(rules: SlotRules, { signal, holdMs = rules.holdMs ?? undefined }: Holder) {
  const early = new AbortController();
  const watched = rules.endsWithHolder ? signal : undefined;
  const gone = () => early.abort(new HolderGoneError());
  const overdue = () => early.abort(new SlotTimeError());
  if (watched?.aborted === true) gone();
  watched?.addEventListener('abort', gone);
  const timer = holdMs === undefined ? undefined : setTimeout(overdue, holdMs);
  const ended = new Promise<never>((_, reject) => {
    const rejectEarly = () => reject(early.signal.reason as Error);
    if (early.signal.aborted) rejectEarly();
    else early.signal.addEventListener('abort', rejectEarly);
  });
  // Nobody listens where the work never begins.
  ended.catch(() => undefined);
  const stop = () => {
    clearTimeout(timer);
    watched?.removeEventListener('abort', gone);
  };
  return { signal: early.signal, ended, stop };
}

/**
 * Work that is bounded: at most so many at a time, so many that wait, and a share for each. A slot
 * comes back on success and on error, when its time is over, and when who asked has gone; who waits
 * leaves the queue when they go, and is refused when it takes too long.
 */
export function createSlots(rules: SlotRules) {
  const count = createShares(rules.shares ?? {});
  const queue = createQueue(rules);
  let held = 0;
  let movedAtMs = performance.now();

  function takeAtOnce(): boolean {
    if (held >= rules.atOnce) return false;
    held += 1;
    movedAtMs = performance.now();
    return true;
  }

  function slotOf(uncount: () => void): () => void {
    return once(() => {
      uncount();
      movedAtMs = performance.now();
      if (!queue.beginNext()) held -= 1;
    });
  }

  async function take({ signal, counts }: Holder): Promise<() => void> {
    if (signal?.aborted === true) throw new HolderGoneError();
    const uncount = count(counts);
    try {
      if (!takeAtOnce()) await queue.wait(signal);
    } catch (error) {
      uncount();
      throw error;
    }
    return slotOf(uncount);
  }

  return {
    /** Runs the job in a slot; its signal is aborted when it must end before it has. */
    async run<T>(job: (signal: AbortSignal) => Promise<T>, holder: Holder = {}): Promise<T> {
      const release = await take(holder);
      const end = watchEnd(rules, holder);
      try {
        end.signal.throwIfAborted();
        return await Promise.race([end.ended, job(end.signal)]);
      } finally {
        end.stop();
        release();
      }
    },

    /** Takes a slot at once or throws; answers with how to give it back, however often called. */
    hold(counts?: Holder['counts']): () => void {
      const uncount = count(counts);
      if (takeAtOnce()) return slotOf(uncount);
      uncount();
      throw new QueueFullError();
    },

    reading(): SlotReading {
      const isFull = held >= rules.atOnce;
      const standsStill = isFull && performance.now() - movedAtMs > rules.stillMs;
      return { name: rules.name, held, waiting: queue.length(), standsStill };
    },
  };
}
