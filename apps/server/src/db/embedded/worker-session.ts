import type { PGlite } from '@electric-sql/pglite';
import type { SqlRow } from '../sql-engine.ts';
import { emptyAnswer, readMessages } from './wire-reader.ts';
import { WireWriter } from './wire-writer.ts';

const statusInside = 'Z'.charCodeAt(0);
const idle = 'I'.charCodeAt(0);
const readyLength = 6;

/** The database inside the worker: takes and returns bytes, one call at a time. */
export class WorkerSession {
  readonly #database: PGlite;
  readonly #onFailure: (error: unknown) => void;
  readonly #writer = new WireWriter();
  #isIdle = true;

  constructor(database: PGlite, onFailure: (error: unknown) => void) {
    this.#database = database;
    this.#onFailure = onFailure;
  }

  /** True between transactions. */
  get isIdle(): boolean {
    return this.#isIdle;
  }

  /** Runs messages of the PostgreSQL protocol and returns the answers, in memory of their own. */
  run(messages: Uint8Array): Uint8Array<ArrayBuffer> {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    // The call does all its work before it returns; its promise can only report a failure.
    this.#database
      .execProtocolRawStream(messages, {
        syncToFs: false,
        onRawData: (bytes) => chunks.push(new Uint8Array(bytes)),
      })
      .catch(this.#onFailure);
    const answers = joined(chunks);
    const ready = answers.subarray(-readyLength);
    if (ready[0] !== statusInside) {
      this.#onFailure(new Error('The embedded database stopped in the middle of an answer.'));
    }
    this.#isIdle = ready[readyLength - 1] === idle;
    return answers;
  }

  /** Runs one statement of the worker's own, between transactions. */
  query(sql: string): SqlRow[] {
    this.#writer.parse('', sql);
    this.#writer.bind('', []);
    this.#writer.describeExecuteSync();
    const answer = emptyAnswer();
    readMessages(Buffer.from(this.run(this.#writer.take()).buffer), {
      current: () => answer,
      ready: () => undefined,
      notified: () => undefined,
      died: this.#onFailure,
    });
    if (answer.error !== undefined) throw answer.error;
    return answer.rows;
  }
}

function joined(chunks: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
