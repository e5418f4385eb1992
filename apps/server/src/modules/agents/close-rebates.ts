import type { DatabaseTransaction } from '#db/database.ts';
import { monthsBefore } from '#kit/time/day-range.ts';
import { bookUncounted, forgetUncounted } from './fraud/uncounted.store.ts';
import type { RebateDeps } from './rebate/rebate-deps.ts';
import { forgetLines, writeLines, writeSums } from './rebate/rebate.store.ts';

const linesKeptMonths = 13;

type Rules = Pick<RebateDeps['rules'], 'default' | 'minimum'>;

/**
 * Writes what everybody has earned by the play of a day, when its sums are complete and the tree is
 * still that of the day. A repeat changes nothing.
 */
export function closeRebatesBy(rules: Rules) {
  return async (transaction: DatabaseTransaction, day: string): Promise<void> => {
    await bookUncounted(transaction, day);
    await writeLines(transaction, day, rules.default);
    await writeSums(transaction, day, rules.minimum);
    const firstKept = monthsBefore(day, linesKeptMonths);
    await forgetLines(transaction, firstKept);
    await forgetUncounted(transaction, firstKept);
  };
}
