import { checkedChannel } from '../notification-channel.ts';
import type { SqlConnection, SqlEngine, SqlResult, SqlRow } from '../sql-engine.ts';
import { DatabaseUnavailableError, isOutdatedPlan } from '../sql-error.ts';
import { alreadyReturned, assertNoTransactionControl, leftOpen } from '../transaction-control.ts';
import { ConnectionLock } from './connection-lock.ts';
import { ensureDataDirectory } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { EmbeddedSession } from './embedded-session.ts';
import type { EmbeddedStatistics, WorkerStart } from './worker-protocol.ts';

type EmbeddedOptions = {
  /** The data folder; undefined: in memory, lost when it is closed. */
  dataDir: string | undefined;
  /** A tar archive made by `dump`, from which a new database is created. */
  archive?: string | undefined;
};

/** Opens the database in a thread of this process, and creates it first if necessary. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedEngine> {
  const { dataDir, archive } = options;
  if (dataDir === undefined) {
    return EmbeddedEngine.start({ task: 'serve', directory: undefined, archive }, () => undefined);
  }
  const unlock = lockDirectory(dataDir);
  try {
    const directory = await ensureDataDirectory(dataDir, archive);
    return await EmbeddedEngine.start({ task: 'serve', directory, archive: undefined }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PostgreSQL in this process: one session, statements in order, every commit synced to disk. */
class EmbeddedEngine implements SqlEngine {
  readonly kind = 'embedded';
  readonly #session: EmbeddedSession;
  readonly #unlock: () => void;
  readonly #lock = new ConnectionLock();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #closing: Promise<void> | undefined;

  static async start(start: WorkerStart, unlock: () => void): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(start, unlock);
    await engine.#session.ready();
    return engine;
  }

  private constructor(start: WorkerStart, unlock: () => void) {
    this.#unlock = unlock;
    this.#session = new EmbeddedSession(start, (channel, payload) => {
      for (const onPayload of this.#listeners.get(channel) ?? []) {
        queueMicrotask(() => onPayload(payload));
      }
    });
  }

  async query<R = SqlRow>(sql: string, parameters: readonly unknown[] = []): Promise<SqlResult<R>> {
    this.#assertOpen();
    assertNoTransactionControl(sql);
    const ask = () => this.#lock.share(() => this.#session.run(sql, parameters));
    try {
      return (await ask()) as SqlResult<R>;
    } catch (error) {
      if (isOutdatedPlan(error)) return (await ask()) as SqlResult<R>;
      throw fromHere(error);
    }
  }

  async runScript(sql: string): Promise<void> {
    this.#assertOpen();
    await this.withConnection((connection) => connection.runScript(sql));
  }

  async withConnection<T>(use: (connection: SqlConnection) => Promise<T>): Promise<T> {
    this.#assertOpen();
    const giveBack = await this.#lock.hold();
    const lent = new LentConnection(this.#session);
    try {
      const result = await use(lent);
      if (await this.#rollBackIfOpen(lent)) throw new Error(leftOpen);
      return result;
    } catch (error) {
      await this.#rollBackIfOpen(lent);
      throw error;
    } finally {
      giveBack();
    }
  }

  async listen(
    channel: string,
    onPayload: (payload: string) => void,
  ): Promise<() => Promise<void>> {
    const name = checkedChannel(channel);
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners);
    listeners.add(onPayload);
    await this.runScript(`listen ${name}`);
    return async () => {
      listeners.delete(onPayload);
      if (listeners.size === 0) await this.runScript(`unlisten ${name}`);
    };
  }

  /** How often files were synced to the disk since the start. */
  async statistics(): Promise<EmbeddedStatistics> {
    const reply = this.#session.thread.next('statistics');
    this.#session.thread.post('statistics');
    return (await reply).statistics;
  }

  /** The whole database as a tar archive from which a new one can be created. */
  async dump(): Promise<Uint8Array> {
    return this.withConnection(async () => {
      const reply = this.#session.thread.next('dump');
      this.#session.thread.post('dump');
      return (await reply).archive;
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#lock.hold();
    try {
      await this.#session.close();
    } finally {
      this.#unlock();
    }
  }

  async #rollBackIfOpen(lent: LentConnection): Promise<boolean> {
    lent.giveBack();
    await this.#session.settled();
    if (this.#session.status === 'I') return false;
    await this.#session.run('rollback', []);
    return true;
  }

  #assertOpen(): void {
    if (this.#closing !== undefined) throw new DatabaseUnavailableError('The database is closed.');
  }
}

/** The session while it is lent to one caller. */
class LentConnection implements SqlConnection {
  readonly #session: EmbeddedSession;
  #isLent = true;

  constructor(session: EmbeddedSession) {
    this.#session = session;
  }

  giveBack(): void {
    this.#isLent = false;
  }

  async query<R = SqlRow>(sql: string, parameters: readonly unknown[] = []): Promise<SqlResult<R>> {
    if (!this.#isLent) throw new Error(alreadyReturned);
    try {
      return (await this.#session.run(sql, parameters)) as SqlResult<R>;
    } catch (error) {
      throw fromHere(error);
    }
  }

  async runScript(sql: string): Promise<void> {
    if (!this.#isLent) throw new Error(alreadyReturned);
    try {
      await this.#session.runScript(sql);
    } catch (error) {
      throw fromHere(error);
    }
  }
}

/** Replaces the stack of a database error, made where its answer is read, by that of the caller. */
function fromHere(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, fromHere);
  return error;
}
