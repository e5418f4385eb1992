import type { DatabaseTransaction } from '#db/database.ts';
import { setResult } from '../change-draw.ts';
import type { DrawRow } from '../draw.store.ts';
import type { OutsideLottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { followCopies } from './copy-results.ts';
import { findWaiting, writeEntry, type EntryRow } from './entry.store.ts';
import { folderLottery, outsideLottery } from './folder-lottery.ts';
import { listReadings } from './reading.store.ts';
import { numbersOf, readNumbers, sameNumbers, type Numbers } from './result-numbers.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock' | 'signals' | 'site' | 'lotteries' | 'logger'>;

type Said = { by: string; numbers: Numbers };

/** What the sources of a lottery say in the end, where it can be a result. */
async function listFinals(
  deps: Deps,
  transaction: DatabaseTransaction,
  { sources }: OutsideLottery,
  draw: DrawRow,
): Promise<Said[]> {
  const row = folderLottery(deps, draw.game_id);
  const readings = await listReadings(transaction, [draw.id]);
  const finals: Said[] = [];
  for (const reading of readings) {
    const said = sources.includes(reading.source) ? numbersOf(reading) : null;
    const read = row && said && readNumbers(row, draw, said);
    if (read && 'numbers' in read) finals.push({ by: reading.source, numbers: read.numbers });
  }
  return finals;
}

/** Ends what one operator typed, once sources have decided. */
async function endTyped(
  { clock }: Deps,
  transaction: DatabaseTransaction,
  entry: EntryRow,
  { by, numbers, agrees }: Said & { agrees: boolean },
): Promise<void> {
  await writeEntry(transaction, entry.id, {
    state: agrees ? 'agreed' : 'differs',
    second_by: `source ${by}`,
    second_at: clock(),
    second_win_no: numbers.winNo,
    second_prizes: numbers.prizes,
  });
}

/** What came of it: a result, sources that differ, or neither. */
export type Decision =
  | { outcome: 'result'; draw: DrawRow }
  | { outcome: 'differs'; finals: readonly Said[] }
  | { outcome: 'waits' };

/**
 * Gives a locked draw that waits its result once enough of its sources agree, or one of them and
 * the operator whose entry waits. Sources that differ decide nothing, however many they are.
 */
export async function decideBySources(
  deps: Deps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
): Promise<Decision> {
  const lottery = outsideLottery(deps, draw.game_id);
  const finals = lottery ? await listFinals(deps, transaction, lottery, draw) : [];
  const [first] = finals;
  if (!lottery || !first) return { outcome: 'waits' };
  const { numbers } = first;
  if (finals.some((said) => !sameNumbers(said.numbers, numbers))) {
    return { outcome: 'differs', finals };
  }
  const waiting = await findWaiting(transaction, draw.id);
  const typed = waiting?.act === 'result' ? waiting : null;
  const typedNumbers = typed && numbersOf(typed);
  const agrees = typedNumbers !== null && sameNumbers(typedNumbers, numbers);
  const names = finals.map(({ by }) => by);
  const deciding = typed && agrees ? [...names, typed.entered_by] : names;
  if (deciding.length < (lottery.confirm === 'two' ? 2 : 1)) return { outcome: 'waits' };
  const result = { ...numbers, decidedBy: deciding.join(', ') };
  const drawn = await setResult(deps, transaction, draw, { ...result, by: 'results' });
  if (typed) {
    await endTyped(deps, transaction, typed, { by: names.join(', '), numbers, agrees });
  }
  await followCopies(deps, transaction, drawn);
  return { outcome: 'result', draw: drawn };
}
