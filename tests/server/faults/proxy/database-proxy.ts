import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { MessageReader, type Message } from './message-reader.ts';

/** What a proxy does with messages: passes them on, keeps them to itself, or ends the connection. */
export type Verdict = 'pass' | 'keep' | 'end';

/** Watches one connection of a site with its database. */
export type ConnectionWatch = {
  /** Messages of the site that have not reached the database. */
  sent(messages: readonly Message[]): Verdict;
  /** Messages of the database that have not reached the site. */
  answered(messages: readonly Message[]): Verdict;
};

export type DatabaseProxy = {
  /** The address of the database through the proxy. */
  url: string;
  stop: () => void;
};

const textOf = (bytes: Buffer, from: number): { text: string; end: number } => {
  const end = bytes.indexOf(0, from);
  return { text: bytes.toString('utf8', from, end), end: end + 1 };
};

/** Knows which statements one connection runs, from the messages of the site. */
export class StatementReader {
  readonly #prepared = new Map<string, string>();

  /** The SQL that a message runs; null for one that runs nothing. */
  reads({ type, body }: Message): string | null {
    if (type === 'P') {
      const { text: name, end } = textOf(body, 0);
      this.#prepared.set(name, textOf(body, end).text);
      return null;
    }
    if (type === 'Q') return textOf(body, 0).text;
    if (type !== 'B') return null;
    const { end } = textOf(body, 0);
    return this.#prepared.get(textOf(body, end).text) ?? '';
  }
}

/** Starts a proxy between a site and PostgreSQL; `watch` decides over each connection. */
export async function startDatabaseProxy(
  databaseUrl: string,
  watch: () => ConnectionWatch,
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();

  function carry(site: Socket): void {
    const database = connect({ port: Number(target.port), host: target.hostname, noDelay: true });
    const connection = watch();
    const end = () => {
      site.destroy();
      database.destroy();
      sockets.delete(site);
      sockets.delete(database);
    };
    const obey = (verdict: Verdict, to: Socket, chunk: Buffer) => {
      if (verdict === 'end') end();
      else if (verdict === 'pass') to.write(chunk);
    };
    const frontend = new MessageReader('startup');
    const backend = new MessageReader('messages');
    site.on('data', (chunk: Buffer) => {
      obey(connection.sent(frontend.add(chunk)), database, chunk);
    });
    database.on('data', (chunk: Buffer) => {
      obey(connection.answered(backend.add(chunk)), site, chunk);
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
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
