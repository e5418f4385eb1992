import { createHash } from 'node:crypto';

const namedLimit = 1000;
const seenOnceLimit = 5000;

/**
 * Decides which statements the database keeps prepared: those sent a second time, up to a limit, so
 * that SQL which is built for every call does not fill the sessions' memory.
 */
export class StatementNames {
  readonly #named = new Map<string, { base: string; generation: number }>();
  readonly #seenOnce = new Set<string>();

  /** The name to prepare it under, the same in every process; undefined: do not prepare it. */
  nameOf(sql: string): string | undefined {
    const known = this.#named.get(sql);
    if (known !== undefined) return `${known.base}_${known.generation}`;
    if (this.#seenOnce.delete(sql) && this.#named.size < namedLimit) {
      return this.#keep(sql);
    }
    if (this.#seenOnce.size >= seenOnceLimit) this.#seenOnce.clear();
    this.#seenOnce.add(sql);
    return undefined;
  }

  /** Renames a statement when the one prepared under the old name is no longer valid. */
  rename(sql: string): void {
    const known = this.#named.get(sql);
    if (known !== undefined) known.generation++;
  }

  #keep(sql: string): string {
    const base = `s${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;
    this.#named.set(sql, { base, generation: 0 });
    return `${base}_0`;
  }
}
