import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '../clock.ts';
import { windowAt, type RateLimit } from './rate-window.ts';

/** Runs jobs of the same key one after another, in the order they came. */
function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();

  return async function queued<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(job, job);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

export type Counted = readonly [subject: string, limit: RateLimit];

export type Tries = {
  /** Each must have a try left. Tries of the first subject are verified one after another. */
  counted: readonly [Counted, ...Counted[]];
  /** Counted like the others, but never refused; `spent` names those without a try left. */
  recorded?: readonly Counted[];
  /**
   * Whether a right answer gives back only its own try, or the wrong ones before it too. With
   * `keep` every try stays counted, whatever its outcome.
   */
  whenRight?: 'give back' | 'begin anew' | 'keep';
};

export type ReservedTry = {
  /** Which of `recorded` had no try left. */
  spent: ReadonlySet<string>;
  /** Stops counting this try for a subject, whatever its outcome. */
  giveBack: (subject: string) => Promise<void>;
};

export type JudgedTry<Value> =
  | { outcome: 'right'; value: Value }
  | { outcome: 'wrong' }
  | { outcome: 'spent' };

type Row = { subject: string; window_start: Date };

/** All transactions use this order, so that no two deadlock. */
const bySubject = (one: { subject: string }, other: { subject: string }) =>
  one.subject < other.subject ? -1 : 1;

/** Locks subjects against other tries until the transaction ends. */
async function lockSubjects(transaction: DatabaseTransaction, subjects: readonly string[]) {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(subject, 0))
    from unnest(${[...subjects]}::text[]) as locked (subject)
  `.execute(transaction);
}

async function spentAmong(
  db: Database,
  counted: readonly Counted[],
  now: Date,
): Promise<Set<string>> {
  const subjects = counted.map(([subject]) => subject);
  const sinces = counted.map(([, limit]) => windowAt(now, limit).since);
  const uses = counted.map(([, limit]) => limit.uses);
  const { rows } = await sql<{ subject: string }>`
    select asked.subject
    from unnest(${subjects}::text[], ${sinces}::timestamptz[], ${uses}::int[])
      as asked (subject, since, uses)
    where asked.uses <= (
      select coalesce(sum(counted.uses), 0) from rate_limit as counted
      where counted.subject = asked.subject and counted.window_start > asked.since
    )
  `.execute(db);
  return new Set(rows.map(({ subject }) => subject));
}

/** Counts one try for all subjects, or for none when a `counted` one has none left. */
async function reserve(db: Database, clock: Clock, { counted, recorded = [] }: Tries) {
  const all = [...counted, ...recorded].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return db.transaction().execute(async (transaction) => {
    await lockSubjects(
      transaction,
      all.map(([subject]) => subject),
    );
    const now = clock();
    const spent = await spentAmong(transaction, all, now);
    if (counted.some(([subject]) => spent.has(subject))) return null;
    const rows = all
      .filter(([subject]) => !spent.has(subject))
      .map(([subject, limit]) => ({ subject, window_start: windowAt(now, limit).nextStep }));
    await transaction
      .insertInto('rate_limit')
      .values(rows.map((row) => ({ ...row, uses: 1 })))
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'window_start'])
          .doUpdateSet({ uses: sql<number>`rate_limit.uses + 1` }),
      )
      .execute();
    return { rows, spent };
  });
}

/** Uses an insert, which locks its rows in the given order, as counting does. */
async function giveBackRows(db: Database, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('rate_limit')
    .values(rows.toSorted(bySubject).map((row) => ({ ...row, uses: 0 })))
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'window_start'])
        .doUpdateSet({ uses: sql<number>`greatest(rate_limit.uses - 1, 0)` }),
    )
    .execute();
}

/**
 * Spends a try at a secret. The try is counted before `verify` begins, so that guesses sent at
 * once, to any number of processes, cannot exceed the limit. `verify` returns null for a wrong one,
 * which stays counted; a right one and one that throws are given back, except with `keep`. In one
 * process the tries of a subject wait for each other, so that several right ones at once do not
 * lock each other out.
 */
export function createSpendTry(db: Database, clock: Clock) {
  const queued = createKeyedQueue();

  async function judge<Value>(
    tries: Tries,
    verify: (reserved: ReservedTry) => Promise<Value | null>,
  ): Promise<JudgedTry<Value>> {
    const reserved = await reserve(db, clock, tries);
    if (reserved === null) return { outcome: 'spent' };
    let { rows } = reserved;
    const giveBack = async (subject: string) => {
      const given = rows.filter((row) => row.subject === subject);
      rows = rows.filter((row) => row.subject !== subject);
      await giveBackRows(db, given);
    };
    let value: Value | null;
    try {
      value = await verify({ spent: reserved.spent, giveBack });
    } catch (error) {
      if (tries.whenRight !== 'keep') await giveBackRows(db, rows);
      throw error;
    }
    if (value === null) return { outcome: 'wrong' };
    if (tries.whenRight === 'begin anew') await forget(tries.counted);
    else if (tries.whenRight !== 'keep') await giveBackRows(db, rows);
    return { outcome: 'right', value };
  }

  /**
   * Judges with `keep`: no try is given back, so none waits for another. A subject without a try
   * left is refused without a lock, however many come at once.
   */
  async function judgeKept<Value>(
    tries: Tries,
    verify: (reserved: ReservedTry) => Promise<Value | null>,
  ): Promise<JudgedTry<Value>> {
    const spent = await spentAmong(db, tries.counted, clock());
    return spent.size > 0 ? { outcome: 'spent' } : judge(tries, verify);
  }

  async function forget(counted: readonly Counted[]): Promise<void> {
    const subjects = counted.map(([subject]) => subject);
    await db.deleteFrom('rate_limit').where('subject', 'in', subjects).execute();
  }

  return <Value>(
    tries: Tries,
    verify: (reserved: ReservedTry) => Promise<Value | null>,
  ): Promise<JudgedTry<Value>> =>
    tries.whenRight === 'keep'
      ? judgeKept(tries, verify)
      : queued(tries.counted[0][0], () => judge(tries, verify));
}
