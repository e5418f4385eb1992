import { randomUUID } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { lotteryCalls } from '@pavilion/contract/operator/lottery';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage } from '@pavilion/domain/site/local-text';
import { tellAll } from '../change-draw.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { endPause, insertPause, listPauses, type PauseRow } from '../pause.store.ts';
import { folderLottery, type FolderLottery } from './folder-lottery.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock' | 'signals' | 'site' | 'lotteries'>;
type Calls = typeof lotteryCalls;
type Shown = ResponseOf<Calls['pauseLottery']>;

/** Who calls, and the language of the answer. */
type By = { operator: string; language: Language };

const showPause = ({ paused_at: since, paused_by: by, reason }: PauseRow) => {
  return { since: since.toISOString(), by, reason };
};

function show(
  { lotteries }: Deps,
  row: FolderLottery,
  language: Language,
  pause: PauseRow | undefined,
): Shown {
  const left = lotteries.leftOut.find((one) => one.row.gameId === row.gameId);
  return {
    gameId: row.gameId,
    code: row.code,
    name: inLanguage(row.name, language),
    family: row.family,
    own: row.outside === undefined,
    on: left === undefined,
    offBecause: left?.because ?? null,
    paused: pause ? showPause(pause) : null,
  };
}

/** All lotteries of the site folder, also those that are off. */
export async function listLotteryGames(
  deps: Deps,
  { language }: Pick<By, 'language'>,
): Promise<ResponseOf<Calls['listLotteryGames']>> {
  const pauses = await listPauses(deps.db);
  return deps.site.lotteries.lotteries.map((row) =>
    show(deps, row, language, pauses.get(row.gameId)),
  );
}

function requireLottery(deps: Deps, gameId: number): FolderLottery {
  const row = folderLottery(deps, gameId);
  if (!row) throw new ApiError('lottery.game.not.found');
  return row;
}

async function showNow(deps: Deps, row: FolderLottery, language: Language): Promise<Shown> {
  return show(deps, row, language, (await listPauses(deps.db)).get(row.gameId));
}

/** Lets a lottery take no orders; one that is paused keeps its reason. */
export async function pauseLottery(
  deps: Deps,
  { gameId, reason }: ParsedInputOf<Calls['pauseLottery']>,
  { operator, language }: By,
): Promise<Shown> {
  const row = requireLottery(deps, gameId);
  const paused = { paused_at: deps.clock(), paused_by: operator, reason };
  await deps.db.transaction().execute(async (transaction) => {
    await insertPause(transaction, { id: randomUUID(), game_id: gameId, ...paused });
    await tellAll(deps, transaction);
  });
  return showNow(deps, row, language);
}

/** Lets a lottery take orders again; one that is not paused stays so. */
export async function resumeLottery(
  deps: Deps,
  { gameId }: ParsedInputOf<Calls['resumeLottery']>,
  { operator, language }: By,
): Promise<Shown> {
  const row = requireLottery(deps, gameId);
  await deps.db.transaction().execute(async (transaction) => {
    await endPause(transaction, gameId, { at: deps.clock(), by: operator });
    await tellAll(deps, transaction);
  });
  return showNow(deps, row, language);
}
