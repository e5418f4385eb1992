import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { LimitDeps } from '../protection-deps.ts';
import { findChoice } from './reality-check.store.ts';

/** After how many minutes of play a member is checked; null for never. */
export async function checkEveryMinutes(
  { policy: { realityCheck } }: Pick<LimitDeps, 'policy'>,
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<number | null> {
  if (realityCheck === undefined) return null;
  const choice = await findChoice(db, memberId);
  if (choice === null) return realityCheck.every;
  if (choice.everyMinutes === null && !realityCheck.mayBeOff) return realityCheck.every;
  return choice.everyMinutes;
}
