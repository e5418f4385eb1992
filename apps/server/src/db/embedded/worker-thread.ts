import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError } from '../sql-error.ts';
import { locateWorker } from './worker-location.ts';
import type { WorkerAnswer, WorkerRequest, WorkerStart } from './worker-protocol.ts';

type WorkerReply = Exclude<WorkerAnswer, Uint8Array>;

/** Controls the thread of the embedded database. */
export class WorkerThread {
  readonly #worker: Worker;
  readonly #onBytes: (bytes: Buffer) => void;
  readonly #expected = new Map<string, (reply: WorkerReply) => void>();
  /** Resolves with the reason when the thread has ended, intended or not. */
  readonly ended: Promise<DatabaseUnavailableError>;
  #cause = 'its thread ended';

  constructor(
    start: WorkerStart,
    onBytes: (bytes: Buffer) => void,
    worker = new Worker(locateWorker(), { workerData: start, execArgv: [] }),
  ) {
    this.#onBytes = onBytes;
    this.#worker = worker;
    this.#worker.on('message', (message: WorkerAnswer) => this.#receive(message));
    this.#worker.on('error', (error) => {
      this.#cause = error.message;
    });
    this.ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        resolve(new DatabaseUnavailableError(`The embedded database stopped: ${this.#cause}`));
      });
    });
  }

  post(request: WorkerRequest): void {
    const transfer = request instanceof Uint8Array ? [request.buffer as ArrayBuffer] : [];
    this.#worker.postMessage(request, transfer);
  }

  /** Resolves with the next message of that kind; never, if the thread ends before. */
  next<K extends WorkerReply['kind']>(kind: K): Promise<Extract<WorkerReply, { kind: K }>> {
    return new Promise((resolve) => {
      this.#expected.set(kind, (reply) => resolve(reply as Extract<WorkerReply, { kind: K }>));
    });
  }

  /**
   * Resolves when a message of that kind has come, or rejects with the reason why none will. When a
   * message and the end of the thread arrive together, the message counts.
   */
  async until(kind: WorkerReply['kind']): Promise<void> {
    let hasCome = false;
    const come = this.next(kind).then(() => {
      hasCome = true;
    });
    const end = this.ended.then((reason) => {
      if (!hasCome) throw reason;
    });
    await Promise.race([come, end]);
  }

  /** Ends the thread at once. */
  async terminate(cause: string): Promise<void> {
    this.#cause = cause;
    await this.#worker.terminate();
  }

  #receive(message: WorkerAnswer): void {
    if (message instanceof Uint8Array) {
      this.#onBytes(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
      return;
    }
    if (message.kind === 'failed') this.#cause = message.message;
    this.#expected.get(message.kind)?.(message);
    this.#expected.delete(message.kind);
  }
}
