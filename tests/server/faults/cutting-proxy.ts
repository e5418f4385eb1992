import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { MessageReader } from './message-reader.ts';

export type CuttingProxy = {
  /** The address of the database through the proxy. */
  url: string;
  /** Commits of money that the database made and whose answer was cut off. */
  answersCut: () => number;
  /** Commits of money that never reached the database. */
  requestsCut: () => number;
  /** Starts cutting; before that, and after `rest`, everything passes. */
  begin: () => void;
  rest: () => void;
  stop: () => void;
};

/** One in this many commits of money is cut; of the cuts, one in `requestEvery` is before it. */
const cutEvery = 2;
const requestEvery = 5;

const textOf = (bytes: Buffer, from: number): { text: string; end: number } => {
  const end = bytes.indexOf(0, from);
  return { text: bytes.toString('utf8', from, end), end: end + 1 };
};

/** Tracks what one connection is about to commit, from the messages of the frontend. */
class CommitWatch {
  readonly #statements = new Map<string, string>();
  #isInTransaction = false;
  #movesMoney = false;

  /** True when this message commits a movement of money. */
  reads(type: string, body: Buffer): boolean {
    if (type === 'P') {
      const { text: name, end } = textOf(body, 0);
      this.#statements.set(name, textOf(body, end).text);
      return false;
    }
    if (type === 'Q') return this.#runs(textOf(body, 0).text);
    if (type !== 'B') return false;
    const { end } = textOf(body, 0);
    return this.#runs(this.#statements.get(textOf(body, end).text) ?? '');
  }

  #runs(sql: string): boolean {
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
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const counts = { commits: 0, cuts: 0, answers: 0, requests: 0 };
  let isCutting = false;

  function chooses(): 'pass' | 'answer' | 'request' {
    counts.commits += 1;
    if (!isCutting || counts.commits % cutEvery !== 0) return 'pass';
    counts.cuts += 1;
    return counts.cuts % requestEvery === 0 ? 'request' : 'answer';
  }

  function carry(site: Socket): void {
    const database = connect({ port: Number(target.port), host: target.hostname, noDelay: true });
    const watch = new CommitWatch();
    const end = () => {
      site.destroy();
      database.destroy();
      sockets.delete(site);
      sockets.delete(database);
    };
    let isSwallowing = false;
    let hasFailed = false;
    const frontend = new MessageReader('startup');
    const backend = new MessageReader('messages');

    site.on('data', (chunk: Buffer) => {
      for (const { type, body } of frontend.add(chunk)) {
        if (!watch.reads(type, body)) continue;
        const cut = chooses();
        if (cut === 'request') {
          counts.requests += 1;
          end();
          return;
        }
        isSwallowing ||= cut === 'answer';
      }
      database.write(chunk);
    });
    database.on('data', (chunk: Buffer) => {
      for (const { type, body } of backend.add(chunk)) {
        if (type === 'E') hasFailed = true;
        if (type !== 'Z') continue;
        watch.becameReady(body.toString());
        if (!isSwallowing) hasFailed = false;
        else {
          if (!hasFailed) counts.answers += 1;
          end();
          return;
        }
      }
      if (!isSwallowing) site.write(chunk);
    });
    for (const socket of [site, database]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
  }

  const server = createServer({ noDelay: true }, carry);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const own = new URL(databaseUrl);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    answersCut: () => counts.answers,
    requestsCut: () => counts.requests,
    begin: () => {
      isCutting = true;
    },
    rest: () => {
      isCutting = false;
    },
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
