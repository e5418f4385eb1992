import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from './clock.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { windowAt, type RateLimit } from './rate-window.ts';

export type Counted = readonly [subject: string, limit: RateLimit];

export type Tries = {
  /** Each of them must have a try left. Tries of the first are judged one after another. */
  counted: readonly [Counted, ...Counted[]];
  /** Counted like the others, but refuse nobody: the judgement is told which have none left. */
  recorded?: readonly Counted[];
  /**
   * Whether a right answer gives back its own try, or the wrong ones before it too. With `keep`
   * every try stays counted, whatever comes of it.
   */
  whenRight?: 'give back' | 'begin anew' | 'keep';
};

export type ReservedTry = {
  /** Which of `told` had no try left. */
  spent: ReadonlySet<string>;
  /** For a subject that this try shall not count for, whatever it turns out to be. */
  giveBack: (subject: string) => Promise<void>;
};

export type JudgedTry<Value> =
  | { outcome: 'right'; value: Value }
  | { outcome: 'wrong' }
  | { outcome: 'spent' };

type Row = { subject: string; window_start: Date };

/** One order for all, so that no two transactions wait for each other. */
const bySubject = (one: { subject: string }, other: { subject: string }) =>
  one.subject < other.subject ? -1 : 1;

/** Until the transaction ends, nobody else counts for these subjects in this way. */
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

/** Counts one try for everyone, or for nobody when one who is counted has none left. */
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

/** An insert, because it takes its rows in the order they are given, as those that count do. */
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
 * The one way to spend a try at a secret: it is counted before `verify` begins, so that guesses
 * sent at once, to however many processes, cannot outrun the limit. `verify` answers null for a
 * wrong one, which stays counted; a right one is given back, and so is one that throws, since that
 * was not decided; none is with `keep`. In one process the tries of a subject wait for each other,
 * so that several right ones at once do not lock each other out.
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
   * Nothing comes back, so that no try waits for another. Who has none left is refused without a
   * lock, however many come at once.
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
