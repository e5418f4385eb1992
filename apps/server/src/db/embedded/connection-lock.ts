import { DatabaseUnavailableError } from '../sql-error.ts';

const longestWaitMs = 30_000;

type Waiting = { exclusive: boolean; begin: () => void };

/**
 * Shares the only connection among callers in order, or lends it to one holder alone. A caller that
 * waits too long is refused, so that a query to the engine from inside `withConnection`, which
 * would deadlock, ends with an error.
 */
export class ConnectionLock {
  #isHeld = false;
  #waiting: Waiting[] = [];

  /** Begins once no caller holds the connection alone; shared turns do not wait for each other. */
  share<T>(begin: () => Promise<T>): Promise<T> {
    if (!this.#isHeld && this.#waiting.length === 0) return begin();
    return this.#queue(false).then(begin);
  }

  /** Resolves with the function that gives the connection back. */
  async hold(): Promise<() => void> {
    if (!this.#isHeld && this.#waiting.length === 0) this.#isHeld = true;
    else await this.#queue(true);
    return () => {
      this.#isHeld = false;
      this.#beginNext();
    };
  }

  #queue(exclusive: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        exclusive,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(
          new DatabaseUnavailableError(
            `The database's only connection was not free for ${longestWaitMs / 1000} s. ` +
              'Inside withConnection, use the connection it lends and not the engine.',
          ),
        );
      }, longestWaitMs);
      this.#waiting.push(waiting);
    });
  }

  #beginNext(): void {
    while (!this.#isHeld) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#isHeld = next.exclusive;
      next.begin();
    }
  }
}
