import { SqlError } from '../sql-error.ts';
import type { WorkerSession } from './worker-session.ts';

const checkEveryMs = 1000;
const vacuumEveryMs = 60_000;
// Replaying this much after a crash takes about a third of a second.
const logBytesPerCheckpoint = 32n * 1024n * 1024n;
// A less busy site replays little anyway, and nothing after an idle minute.
const checkpointEveryMs = 60_000;
const leastLogBytes = 256n * 1024n;

// The database's own rule: a fifth of the rows and 50 more are dead or changed, or row versions
// have grown so old that transaction numbers could run out.
const vacuumable = `
  select format('vacuum (analyze) %I.%I', n.nspname, c.relname) as statement
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_stat_all_tables s on s.relid = c.oid
  where c.relkind in ('r', 'm')
    and (s.n_dead_tup > 50 + greatest(c.reltuples, 0) / 5
      or s.n_ins_since_vacuum > 1000 + greatest(c.reltuples, 0) / 5
      or s.n_mod_since_analyze > 50 + greatest(c.reltuples, 0) / 10
      or age(c.relfrozenxid) > 150000000
      or mxid_age(c.relminmxid) > 150000000)
  order by age(c.relfrozenxid) desc`;

/**
 * Does what the background processes of a PostgreSQL server do: checkpoints, so that the log and
 * the start after a crash stay short, and vacuum. It vacuums one table at a time, so that requests
 * wait for one table at most.
 */
export class Maintenance {
  readonly #session: WorkerSession;
  readonly #timer: NodeJS.Timeout;
  #due: string[] = [];
  readonly #now: () => number;
  #nextVacuumAt: number;
  #checkpointAt: number;

  constructor(session: WorkerSession, now = () => performance.now()) {
    this.#session = session;
    this.#now = now;
    this.#nextVacuumAt = now() + vacuumEveryMs;
    this.#checkpointAt = now() + checkpointEveryMs;
    this.#timer = setInterval(() => this.#check(), checkEveryMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Public for the tests: writes a checkpoint if the log is long or the last one is old. */
  checkpointIfDue(): boolean {
    const [row] = this.#session.query(
      `select (pg_current_wal_insert_lsn() - redo_lsn)::int8 as bytes from pg_control_checkpoint()`,
    );
    const isOld = this.#now() >= this.#checkpointAt;
    if ((row?.['bytes'] as bigint) < (isOld ? leastLogBytes : logBytesPerCheckpoint)) return false;
    this.#attempt('checkpoint');
    this.#checkpointAt = this.#now() + checkpointEveryMs;
    return true;
  }

  /** Public for the tests: vacuums one table that is due, and returns the statement. */
  vacuumNext(): string | undefined {
    if (this.#due.length === 0) {
      this.#session.query('select pg_stat_force_next_flush()');
      this.#due = this.#session.query(vacuumable).map((row) => String(row['statement']));
      this.#nextVacuumAt = this.#now() + vacuumEveryMs;
    }
    const statement = this.#due.shift();
    if (statement !== undefined) this.#attempt(statement);
    return statement;
  }

  /** Runs a statement; one that fails, as on a full disk, is tried again later. */
  #attempt(statement: string): void {
    try {
      this.#session.query(statement);
    } catch (error) {
      if (!(error instanceof SqlError)) throw error;
    }
  }

  #check(): void {
    if (!this.#session.isIdle) return;
    this.checkpointIfDue();
    if (this.#due.length > 0 || this.#now() >= this.#nextVacuumAt) this.vacuumNext();
  }
}
