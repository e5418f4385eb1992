import type { DatabaseTransaction } from '#db/database.ts';
import type { Language } from '@pavilion/domain/site/language';
import { inEach } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import type { DrawRow } from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { lotteryNameIn } from '../result/folder-lottery.ts';
import { listAddressable, type SettleStep } from './chunk.store.ts';

type Deps = Pick<LotteryDeps, 'site' | 'writeInboxMessages'>;

type Changed = { draw: DrawRow; step: Exclude<SettleStep, 'settle'> };

/**
 * Tells members by an inbox message that the result of a draw was put right, or that the draw does
 * not count: once for each draw and version, however often it is written. Nobody on a break is
 * written to.
 */
export async function writeLetters(
  deps: Deps,
  transaction: DatabaseTransaction,
  { draw, step }: Changed,
  memberIds: readonly bigint[],
): Promise<void> {
  const reached = memberIds.length === 0 ? [] : await listAddressable(transaction, memberIds);
  if (reached.length === 0) return;
  const valuesIn = (language: Language) => ({
    lottery: lotteryNameIn(deps, draw.game_id, language),
    numero: draw.numero,
  });
  const event = step === 'void' ? 'void' : 'corrected';
  const textOf = (key: `lottery.letter.${typeof event}` | `lottery.letter.${typeof event}.title`) =>
    inEach((language) => textIn(language, key, valuesIn(language)));
  await deps.writeInboxMessages(transaction, reached, {
    title: textOf(`lottery.letter.${event}.title`),
    content: textOf(`lottery.letter.${event}`),
    requestKey: `lottery-${event}:${draw.id}:${draw.version}`,
    operator: null,
  });
}
