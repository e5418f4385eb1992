import {
  StatementReader,
  startDatabaseProxy,
  type ConnectionWatch,
  type DatabaseProxy,
} from './database-proxy.ts';

/**
 * A statement of a transaction, counted from 1 in all transactions together, their `begin` left
 * out; and whether the site is held before it reaches the database, or once it is done.
 */
export type Step = { number: number; when: 'before' | 'after' };

export type StepProxy = DatabaseProxy & {
  /** Counts anew, and holds the site at a step; resolves with the SQL once it is held there. */
  holdAt(step: Step): Promise<string>;
  /** Counts anew, and keeps the SQL of the steps in the array that it returns. */
  record(): readonly string[];
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

  function watch(): ConnectionWatch {
    const statements = new StatementReader();
    let isInTransaction = false;
    /** Whether the transaction is held: from then on no message passes. */
    let isHeld = false;
    /** The hold whose statement the database works on. */
    let working: { hold: Hold; sql: string } | null = null;

    /** True when the transaction is held before this statement. */
    function isHeldBefore(sql: string): boolean {
      if (!isInTransaction) {
        isInTransaction = begins.test(sql);
        return false;
      }
      isInTransaction = !ends.test(sql);
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
          if (sql !== null && !isHeld) isHeld = isHeldBefore(sql);
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

  const proxy = await startDatabaseProxy(databaseUrl, watch);
  return {
    ...proxy,
    holdAt: ({ number, when }) =>
      new Promise((resolve) => {
        steps = [];
        hold = { number, when, resolve };
      }),
    record: () => (steps = []),
    pass: () => {
      hold = null;
    },
  };
}
