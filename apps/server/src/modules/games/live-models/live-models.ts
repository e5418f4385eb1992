import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import { pageOf } from '#kit/page.ts';
import { timeAt } from '#kit/time/day-range.ts';
import type { Site } from '#modules/site/site.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { listLiveModels } from '@pavilion/contract/player/games';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { isOpenAt } from '@pavilion/domain/wallet/opening-hours';
import type { FindPicture, GameCatalogue } from '../catalogue/game-catalogue.ts';
import { countPlaySessions } from '../launch/play-session.store.ts';

type LiveModel = ResponseOf<typeof listLiveModels>['list'][number];

export type LiveModelDeps = {
  db: Database;
  clock: Clock;
  site: Pick<Site, 'liveModels'> & { brand: Pick<Site['brand'], 'timeZone'> };
  catalogue: Pick<GameCatalogue, 'byGameId' | 'shownAt'>;
  pictures: FindPicture;
};

/** Sessions opened longer ago are not counted as viewers. */
const viewingMs = 30 * 60_000;

/** The card of a model, in a list; empty when its table is not shown. */
function modelOf(
  { clock, site, catalogue, pictures }: LiveModelDeps,
  model: Site['liveModels'][number],
  viewers: ReadonlyMap<number, number>,
  language: Language,
): LiveModel[] {
  const node = catalogue.byGameId(model.game)?.game.nodeId;
  const table = node === undefined ? undefined : catalogue.shownAt(node);
  if (!table || !model.on) return [];
  const card = table.cards[language];
  const active = !table.maintenance;
  const picture = model.picture === undefined ? undefined : pictures(model.picture)?.src;
  return [
    {
      modelId: model.id,
      name: inLanguage(model.name, language),
      iconUrl: picture ?? card.iconUrl,
      active,
      streaming: active && isOpenAt(model.hours, timeAt(clock(), site.brand.timeZone)),
      viewers: viewers.get(card.nodeId) ?? 0,
      gameId: card.gameId,
      nodeId: card.nodeId,
      vassalage: card.vassalage,
      roomId: card.roomId,
      supportPlay: card.supportPlay,
    },
  ];
}

const rank = ({ active, streaming }: LiveModel) => (streaming ? 0 : active ? 1 : 2);

/** The models of the site (seed section 7, "live model list"), those on the air first. */
export async function liveModelsOf(
  deps: LiveModelDeps,
  input: ParsedInputOf<typeof listLiveModels>,
  language: Language,
): Promise<ResponseOf<typeof listLiveModels>> {
  const nodes = deps.site.liveModels.flatMap(
    ({ game }) => deps.catalogue.byGameId(game)?.game.nodeId ?? [],
  );
  const since = new Date(deps.clock().getTime() - viewingMs);
  const viewers = await countPlaySessions(deps.db, nodes, since);
  const found = deps.site.liveModels
    .flatMap((model) => modelOf(deps, model, viewers, language))
    .filter(({ active }) => input.active === undefined || active === input.active)
    .filter(({ streaming }) => input.streaming === undefined || streaming === input.streaming)
    .toSorted((one, other) => rank(one) - rank(other));
  const start = (input.pageNo - 1) * input.pageSize;
  return pageOf(found.slice(start, start + input.pageSize), found.length, input);
}
