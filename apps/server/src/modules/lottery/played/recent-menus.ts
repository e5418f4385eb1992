import type { Language } from '@pavilion/domain/site/language';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { menusOf, prizeModeIdOf, type Menus, type PrizeModeName } from '../show/show-lotteries.ts';
import { listLastBetOn } from './played.store.ts';

const most = 6;

type Asked = { memberId: bigint; prizeMode: PrizeModeName | undefined; language: Language };

/**
 * The lotteries of a kind that a member bet on last in a prize mode, newest first. Those of a
 * family stand together, where its newest one stands.
 */
export async function listRecent(
  { db, lotteries }: LotteryDeps,
  kind: Lottery['kind'],
  { memberId, prizeMode, language }: Asked,
): Promise<Menus> {
  const ids = await listLastBetOn(db, memberId, prizeModeIdOf(prizeMode));
  const known = ids.map(lotteries.find).filter((lottery) => lottery !== null);
  const last = known.filter((lottery) => lottery.kind === kind).slice(0, most);
  return menusOf(last, { prizeMode, language });
}
