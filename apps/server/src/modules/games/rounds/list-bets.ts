import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { listBets } from '@pavilion/contract/reports/list-bets';
import { defaultGameType } from '@pavilion/domain/game/game-type';
import type { CompleteLanguage } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { Database } from '../../../db/tables.ts';
import { dayRange } from '../../../kit/day-range.ts';
import { findMemberAccount } from '../../wallet/account.store.ts';
import type { GameCatalogue } from '../catalogue/game-catalogue.ts';
import { listRounds, type RoundRow } from './round.store.ts';

type Input = ParsedInputOf<typeof listBets>;
type Response = ResponseOf<typeof listBets>;
type BetRecord = Response['list'][number];

export type ListBetsDependencies = {
  db: Database;
  catalogue: GameCatalogue;
  timeZone: string;
  digits: number;
  trialCurrency: { code: string };
};

function stateOf(row: RoundRow): BetRecord['state'] {
  if (row.bets > 0n && row.bets_returned === row.bets) return 'cancelled';
  return row.finished_at === null ? 'open' : 'settled';
}

function settledAt(row: RoundRow, state: BetRecord['state']): Date | null {
  if (state === 'open') return null;
  return state === 'settled' ? row.finished_at : row.last_at;
}

/** A cancelled round shows the stake that came back; in any other the net is win less bet. */
function amountsOf(row: RoundRow, state: BetRecord['state'], digits: number) {
  const kept = row.bets - row.bets_returned;
  const won = row.wins - row.wins_taken_back;
  return {
    betAmount: formatAmount(state === 'cancelled' ? row.bets : kept, digits),
    winAmount: formatAmount(won, digits),
    netAmount: formatAmount(won - kept, digits),
  };
}

function recordOf(
  deps: ListBetsDependencies,
  row: RoundRow,
  language: CompleteLanguage,
  trial: boolean,
): BetRecord {
  const card = deps.catalogue.byNode(row.game_node ?? 0)?.cards[language];
  const state = stateOf(row);
  return {
    roundId: row.round_id,
    gameName: card?.gameName ?? (row.game_node === null ? '' : `#${row.game_node}`),
    gameType: card?.gameType ?? defaultGameType,
    vassalage: card?.vassalage ?? '',
    vendorName: card?.vendorName ?? '',
    ...amountsOf(row, state, deps.digits),
    state,
    startedAt: row.started_at.toISOString(),
    settledAt: settledAt(row, state)?.toISOString() ?? null,
    trial,
  };
}

/** A page of the rounds that a member played, newest first. */
export async function betsOf(
  deps: ListBetsDependencies,
  memberId: bigint,
  input: Input,
  language: CompleteLanguage,
): Promise<Response> {
  const { pageNo, pageSize, gameType, vassalage } = input;
  const account = await findMemberAccount(deps.db, memberId);
  if (!account) return { list: [], pageNum: pageNo, pageSize, totalPages: 0, total: 0 };
  const vendor = vassalage === '' ? undefined : vassalage;
  const isFiltered = gameType !== undefined || vendor !== undefined;
  const { rows, total } = await listRounds(deps.db, {
    accountId: account.accountId,
    ...dayRange(input.startDate, input.endDate, deps.timeZone),
    ...(isFiltered ? { gameNodes: deps.catalogue.nodesOf({ gameType, vendor }) } : {}),
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  const trial = account.currency === deps.trialCurrency.code;
  const list = rows.map((row) => recordOf(deps, row, language, trial));
  return { list, pageNum: pageNo, pageSize, totalPages: Math.ceil(total / pageSize), total };
}
