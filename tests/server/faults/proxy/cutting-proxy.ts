import {
  StatementReader,
  startDatabaseProxy,
  type ConnectionWatch,
  type DatabaseProxy,
} from './database-proxy.ts';

export type CuttingProxy = DatabaseProxy & {
  /** Commits of money that the database made and whose answer was cut off. */
  answersCut: () => number;
  /** Commits of money that never reached the database. */
  requestsCut: () => number;
  /** Starts cutting; before that, and after `rest`, everything passes. */
  begin: () => void;
  rest: () => void;
};

/** One in this many commits of money is cut; of the cuts, one in `requestEvery` is before it. */
const cutEvery = 2;
const requestEvery = 5;

/** Tracks what one connection is about to commit, from the statements of the site. */
class CommitWatch {
  #isInTransaction = false;
  #movesMoney = false;

  /** True when this statement commits a movement of money. */
  runs(sql: string): boolean {
    if (/\bwallet_apply\b/.test(sql)) this.#movesMoney = true;
    const isCommit = /^\s*commit\b/i.test(sql);
    return this.#movesMoney && (isCommit || !this.#isInTransaction);
  }

  /** `status` of ReadyForQuery: I outside, T inside, E inside one that failed. */
  becameReady(status: string): void {
    this.#isInTransaction = status !== 'I';
    if (!this.#isInTransaction) this.#movesMoney = false;
  }
}

/**
 * A proxy between a site and PostgreSQL. It lets some commits of money reach the database, drops
 * the answer and closes the connection.
 */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const counts = { commits: 0, cuts: 0, answers: 0, requests: 0 };
  let isCutting = false;

  function chooses(): 'pass' | 'answer' | 'request' {
    counts.commits += 1;
    if (!isCutting || counts.commits % cutEvery !== 0) return 'pass';
    counts.cuts += 1;
    return counts.cuts % requestEvery === 0 ? 'request' : 'answer';
  }

  function watch(): ConnectionWatch {
    const statements = new StatementReader();
    const commits = new CommitWatch();
    let isSwallowing = false;
    let hasFailed = false;
    return {
      sent(messages) {
        for (const message of messages) {
          const sql = statements.reads(message);
          if (sql === null || !commits.runs(sql)) continue;
          const cut = chooses();
          if (cut === 'request') {
            counts.requests += 1;
            return 'end';
          }
          isSwallowing ||= cut === 'answer';
        }
        return 'pass';
      },
      answered(messages) {
        for (const { type, body } of messages) {
          if (type === 'E') hasFailed = true;
          if (type !== 'Z') continue;
          commits.becameReady(body.toString());
          if (!isSwallowing) hasFailed = false;
          else {
            if (!hasFailed) counts.answers += 1;
            return 'end';
          }
        }
        return isSwallowing ? 'keep' : 'pass';
      },
    };
  }

  const proxy = await startDatabaseProxy(databaseUrl, watch);
  return {
    ...proxy,
    answersCut: () => counts.answers,
    requestsCut: () => counts.requests,
    begin: () => {
      isCutting = true;
    },
    rest: () => {
      isCutting = false;
    },
  };
}
