import {
  StatementReader,
  startDatabaseProxy,
  type ConnectionWatch,
  type DatabaseProxy,
} from './database-proxy.ts';
import type { Message } from './message-reader.ts';

/**
 * A statement of a transaction of one member, counted from 1 in all their transactions together,
 * each from the first statement that has the member's id as a value; and whether the site is held
 * before it reaches the database, or once it is done. What the site does for others or by itself
 * at the same time is not counted.
 */
export type Step = { number: number; when: 'before' | 'after' };

export type StepProxy = DatabaseProxy & {
  /** Counts anew, and holds the site at a member's step; resolves with the SQL once it is held. */
  holdAt(step: Step, memberId: string): Promise<string>;
  /** Counts anew, and keeps the SQL of the member's steps in the array that it returns. */
  record(memberId: string): readonly string[];
  /** Lets everything pass; what was held stays so until its connection ends. */
  pass(): void;
};

type Hold = Step & { resolve: (sql: string) => void };

const begins = /^\s*(begin|start transaction)\b/i;
const ends = /^\s*(commit|rollback)\b(?!\s+to\b)/i;

/** A proxy between a site and PostgreSQL that holds one transaction at a chosen statement. */
export async function startStepProxy(databaseUrl: string): Promise<StepProxy> {
  let hold: Hold | null = null;
  let steps: string[] = [];
  /** Whose steps are counted: made anew for each count. */
  let counted: { memberId: string } | null = null;

  function watch(): ConnectionWatch {
    const statements = new StatementReader();
    let isInTransaction = false;
    /** The count that the transaction belongs to. */
    let belongsTo: typeof counted = null;
    /** Whether the transaction is held: from then on no message passes. */
    let isHeld = false;
    /** The hold whose statement the database works on. */
    let working: { hold: Hold; sql: string } | null = null;

    /** True when the transaction is held before this statement. */
    function isHeldBefore(sql: string, { body }: Message): boolean {
      if (!isInTransaction) {
        isInTransaction = begins.test(sql);
        belongsTo = null;
        return false;
      }
      isInTransaction = !ends.test(sql);
      if (counted !== null && body.includes(counted.memberId)) belongsTo = counted;
      if (counted === null || belongsTo !== counted) return false;
      steps.push(sql);
      if (hold?.number !== steps.length) return false;
      const reached = hold;
      hold = null;
      if (reached.when === 'after') working = { hold: reached, sql };
      else reached.resolve(sql);
      return reached.when === 'before';
    }

    return {
      sent(messages) {
        for (const message of messages) {
          const sql = statements.reads(message);
          if (sql !== null && !isHeld) isHeld = isHeldBefore(sql, message);
        }
        return isHeld ? 'keep' : 'pass';
      },
      answered(messages) {
        if (working === null) return isHeld ? 'keep' : 'pass';
        if (messages.some(({ type }) => type === 'Z')) {
          working.hold.resolve(working.sql);
          working = null;
          isHeld = true;
        }
        return 'keep';
      },
    };
  }

  function countFor(memberId: string): readonly string[] {
    counted = { memberId };
    steps = [];
    return steps;
  }

  const proxy = await startDatabaseProxy(databaseUrl, watch);
  return {
    ...proxy,
    holdAt: ({ number, when }, memberId) =>
      new Promise((resolve) => {
        countFor(memberId);
        hold = { number, when, resolve };
      }),
    record: countFor,
    pass: () => {
      hold = null;
    },
  };
}
