import type { SqlResult, SqlRow } from '../sql-engine.ts';
import { DatabaseUnavailableError, isOutdatedPlan, SqlError, sqlState } from '../sql-error.ts';
import { encodeParameter } from '../sql-parameter.ts';
import { StatementNames } from '../statement-names.ts';
import { rolledBackInstead, wasRolledBackInstead } from '../transaction-control.ts';
import {
  affectedRows,
  type Answer,
  emptyAnswer,
  readMessages,
  type RowShape,
  type TransactionStatus,
} from './wire-reader.ts';
import { WireWriter } from './wire-writer.ts';
import type { WorkerStart } from './worker-protocol.ts';
import { WorkerThread } from './worker-thread.ts';

/** A prepared statement; `refusal` is the error with which the database refused to prepare it. */
type Prepared = {
  name: string;
  isSent: boolean;
  refusal: Error | undefined;
  shape: RowShape | undefined;
};

type Question = { sql: string; prepared: Prepared | undefined; carriesStatement: boolean };

type Request = Question & {
  answer: Answer;
  resolve: (result: SqlResult<SqlRow>) => void;
  reject: (error: Error) => void;
};

/**
 * The one session of the embedded database. Requests are written one after another without waiting
 * for answers; those of one tick are sent to the thread together.
 */
export class EmbeddedSession {
  readonly #thread: WorkerThread;
  readonly #writer = new WireWriter();
  readonly #names = new StatementNames();
  readonly #prepared = new Map<string, Prepared>();
  readonly #onNotification: (channel: string, payload: string) => void;
  #unanswered: Request[] = [];
  #answered = 0;
  #last: Promise<unknown> = Promise.resolve();
  #isFlushPlanned = false;
  #end: DatabaseUnavailableError | undefined;
  #status: TransactionStatus = 'I';

  constructor(start: WorkerStart, onNotification: (channel: string, payload: string) => void) {
    this.#onNotification = onNotification;
    this.#thread = new WorkerThread(start, (bytes) => this.#read(bytes));
    void this.#thread.ended.then((reason) => this.#stop(reason));
  }

  /** The status after the last answer; valid when everything is answered. */
  get status(): TransactionStatus {
    return this.#status;
  }

  get thread(): WorkerThread {
    return this.#thread;
  }

  /** Resolves when the database answers, or rejects with the reason why it does not. */
  ready(): Promise<void> {
    return this.#thread.until('ready');
  }

  /** Resolves when all requests so far are answered. */
  async settled(): Promise<void> {
    await this.#last.catch(() => undefined);
  }

  run(sql: string, parameters: readonly unknown[]): Promise<SqlResult<SqlRow>> {
    const encoded = parameters.map((value, index) => encodeParameter(value, index + 1));
    const prepared = this.#preparedFor(sql);
    const carriesStatement = prepared?.isSent !== true;
    return this.#request({ sql, prepared, carriesStatement }, () => {
      if (carriesStatement) this.#writer.parse(prepared?.name ?? '', sql);
      this.#writer.bind(prepared?.name ?? '', encoded);
      this.#writer.describeExecuteSync();
      if (prepared !== undefined) prepared.isSent = true;
    });
  }

  runScript(sql: string): Promise<SqlResult<SqlRow>> {
    const question = { sql, prepared: undefined, carriesStatement: false };
    return this.#request(question, () => this.#writer.simpleQuery(sql));
  }

  /** Ends the thread after all earlier requests are answered. */
  async close(): Promise<void> {
    this.#flush();
    await this.settled();
    const closed = Promise.race([this.#thread.next('closed'), this.#thread.ended]);
    this.#end ??= new DatabaseUnavailableError('The database is closed.');
    this.#thread.post('close');
    await closed;
    await this.#thread.ended;
  }

  #request(question: Question, write: () => void): Promise<SqlResult<SqlRow>> {
    if (this.#end !== undefined) return Promise.reject(this.#end);
    const start = this.#writer.length;
    try {
      write();
    } catch (error) {
      this.#writer.truncate(start);
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
    const answered = new Promise<SqlResult<SqlRow>>((resolve, reject) => {
      const { sql, prepared, carriesStatement } = question;
      const answer = emptyAnswer(prepared?.shape);
      this.#unanswered.push({ sql, prepared, carriesStatement, answer, resolve, reject });
    });
    this.#last = answered;
    this.#planFlush();
    return answered;
  }

  #preparedFor(sql: string): Prepared | undefined {
    const name = this.#names.nameOf(sql);
    if (name === undefined) return undefined;
    const known = this.#prepared.get(name);
    if (known !== undefined) return known;
    const prepared = { name, isSent: false, refusal: undefined, shape: undefined };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  #planFlush(): void {
    if (this.#isFlushPlanned) return;
    this.#isFlushPlanned = true;
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    this.#isFlushPlanned = false;
    if (!this.#writer.isEmpty) this.#thread.post(this.#writer.take());
  }

  #read(bytes: Buffer): void {
    this.#answered = 0;
    readMessages(bytes, {
      current: () => this.#current().answer,
      ready: (status) => this.#finish(status),
      notified: this.#onNotification,
      died: (error) => void this.#thread.terminate(error.message),
    });
    this.#unanswered.splice(0, this.#answered);
  }

  #current(): Request {
    const request = this.#unanswered[this.#answered];
    if (request === undefined) throw new Error('The embedded database answered without a request.');
    return request;
  }

  #finish(status: TransactionStatus): void {
    const request = this.#current();
    const { prepared, answer, resolve, reject } = request;
    this.#answered++;
    this.#status = status;
    if (prepared !== undefined) this.#learn(request, prepared);
    const error = this.#errorOf(request);
    if (error === undefined) {
      resolve({ rows: answer.rows, affectedRows: affectedRows(answer.commandTag) });
    } else {
      reject(error);
    }
  }

  /** Stores the row shape, or that the database refused to prepare the statement. */
  #learn({ sql, carriesStatement, answer }: Request, prepared: Prepared): void {
    prepared.shape = answer.shape;
    if (!carriesStatement || answer.wasParsed) return;
    prepared.refusal = answer.error;
    this.#forget(sql, prepared);
  }

  #errorOf({ sql, prepared, answer }: Request): Error | undefined {
    const { error } = answer;
    if (error === undefined) {
      return wasRolledBackInstead(sql, answer.commandTag)
        ? new SqlError({ code: sqlState.failedTransaction, message: rolledBackInstead })
        : undefined;
    }
    const isUnknown = error instanceof SqlError && error.code === sqlState.unknownStatement;
    if (prepared === undefined) return error;
    if (isUnknown || isOutdatedPlan(error)) this.#forget(sql, prepared);
    // The request was sent before the refusal to prepare the statement was known.
    return isUnknown ? (prepared.refusal ?? error) : error;
  }

  /** Makes the statement be prepared again under another name, so that late answers cannot mix. */
  #forget(sql: string, prepared: Prepared): void {
    if (!this.#prepared.delete(prepared.name)) return;
    this.#names.rename(sql);
  }

  #stop(reason: DatabaseUnavailableError): void {
    this.#end ??= reason;
    const requests = this.#unanswered;
    this.#unanswered = [];
    for (const request of requests) request.reject(this.#end);
  }
}
