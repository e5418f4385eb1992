import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { SqlEngine } from '#db/sql-engine.ts';

/**
 * Reports that something has changed, but not the new state, which listeners read again. `memberId`
 * null means that it concerns everybody.
 */
export type Signal = { kind: string; memberId: bigint | null };

/** `null` means that signals may have been missed: everything should be read again. */
export type SignalListener = (signal: Signal | null) => void;

const channel = 'site_signal';

/** The database accepts payloads of less than 8000 bytes. */
const payloadBytes = 7900;

/** Members of one kind share payloads, so that a burst of changes costs few messages. */
function writtenFor(kind: string, memberIds: readonly bigint[]): string[] {
  const payloads: string[] = [];
  let payload = '';
  for (const memberId of memberIds) {
    const longer = payload === '' ? `${kind} ${memberId}` : `${payload},${memberId}`;
    if (longer.length > payloadBytes) {
      payloads.push(payload);
      payload = `${kind} ${memberId}`;
    } else payload = longer;
  }
  return payload === '' ? payloads : [...payloads, payload];
}

function written(signals: readonly Signal[]): string[] {
  const members = new Map<string, Set<bigint>>();
  const open = new Set<string>();
  for (const { kind, memberId } of signals) {
    if (memberId === null) open.add(`${kind} *`);
    else members.set(kind, (members.get(kind) ?? new Set()).add(memberId));
  }
  const own = [...members].flatMap(([kind, ids]) => writtenFor(kind, [...ids]));
  return [...own, ...open];
}

/** Null when the payload cannot be parsed. */
function read(payload: string): Signal[] | null {
  const match = /^([a-z-]+) (\*|\d+(?:,\d+)*)$/.exec(payload);
  if (match === null) return null;
  const [, kind = '', members = '*'] = match;
  if (members === '*') return [{ kind, memberId: null }];
  return members.split(',').map((member) => ({ kind, memberId: BigInt(member) }));
}

function notify(db: Database | DatabaseTransaction, signals: readonly Signal[]) {
  const payloads = written(signals);
  const query = sql`
    select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`;
  return query.execute(db);
}

/** Publishes and receives change signals across all server processes of the site. */
export function createSignals(engine: SqlEngine, db: Database) {
  const listeners = new Set<SignalListener>();
  let leave: (() => Promise<void>) | null = null;

  return {
    /** Publishes to every process, this one included. */
    async publish(...signals: Signal[]): Promise<void> {
      if (signals.length > 0) await notify(db, signals);
    },
    /** Publishes to every process when the transaction commits. */
    async publishIn(transaction: DatabaseTransaction, ...signals: Signal[]): Promise<void> {
      if (signals.length > 0) await notify(transaction, signals);
    },
    /** Calls the listener for the signals of all processes from `start` on; returns its removal. */
    listen(listener: SignalListener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async start(): Promise<void> {
      leave = await engine.listen(channel, (payload) => {
        for (const signal of read(payload) ?? [null]) {
          for (const listener of listeners) listener(signal);
        }
      });
    },
    async stop(): Promise<void> {
      await leave?.();
      leave = null;
    },
  };
}

export type Signals = ReturnType<typeof createSignals>;
