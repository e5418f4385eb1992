import { ApiError } from '#http/api-error.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { lotteryCalls } from '@pavilion/contract/operator/lottery';
import { families } from '@pavilion/domain/lottery/families';
import type { Play } from '@pavilion/domain/lottery/play';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { LotteryDeps } from '../lottery-deps.ts';
import { folderLottery, type FolderLottery } from '../result/folder-lottery.ts';
import { listCountersPage, type ShownCounter } from './exposure.store.ts';
import { levelOf, type Level } from './shown-numbers.ts';

type Deps = Pick<LotteryDeps, 'db' | 'site' | 'currency'>;
type Call = (typeof lotteryCalls)['listExposure'];
type Page = ResponseOf<Call>;

type Found = { lottery: FolderLottery | null; play: Play<unknown> | null };

/** The lottery and play of a counter, where the site still has them. */
function foundOf({ site }: Deps, { gameId, playId }: ShownCounter): Found {
  const lottery = folderLottery({ site }, gameId);
  const plays = lottery ? families[lottery.family].plays : [];
  return { lottery, play: plays.find((one) => one.playId === playId) ?? null };
}

function levelOfCounter(deps: Deps, { number, amount }: ShownCounter, found: Found): Level {
  const { own, reduced } = deps.site.lotteryOdds.exposure;
  const { lottery, play } = found;
  if (lottery && play) return levelOf(deps, lottery.family, { play, number, amount });
  return amount >= (number === '' ? own : reduced) ? 'closed' : 'full';
}

function showCounter(deps: Deps, counter: ShownCounter, language: Language): Page['list'][number] {
  const { currency, site } = deps;
  const { own, reduced } = site.lotteryOdds.exposure;
  const { drawId, gameId, numero, playId, number, amount } = counter;
  const found = foundOf(deps, counter);
  const { lottery, play } = found;
  const name = lottery && play ? site.lotteryNames[lottery.family]?.plays[play.code] : undefined;
  const isOfDraw = playId === 0;
  return {
    drawId,
    gameCode: lottery?.code ?? `${gameId}`,
    numero,
    playId: isOfDraw ? null : playId,
    playName: name ? inLanguage(name, language) : (play?.code ?? null),
    number: isOfDraw ? null : number,
    amount: formatAmount(amount, currency.digits),
    limit: formatAmount(isOfDraw ? own : reduced, currency.digits),
    level: levelOfCounter(deps, counter, found),
  };
}

/** What draws without a result can pay, as operators see it. */
export async function listExposure(
  deps: Deps,
  { gameId, ...query }: ParsedInputOf<Call>,
  language: Language,
): Promise<Page> {
  if (gameId !== undefined && !folderLottery(deps, gameId)) {
    throw new ApiError('lottery.game.not.found');
  }
  const { rows, total } = await listCountersPage(deps.db, { gameId, ...pageSlice(query) });
  return pageOf(
    rows.map((counter) => showCounter(deps, counter, language)),
    total,
    query,
  );
}
