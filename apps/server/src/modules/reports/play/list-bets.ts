import { reportPeriod } from '#http/request/report-period.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayRange } from '#kit/time/day-range.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { listBets } from '@pavilion/contract/player/reports';
import { defaultGameType } from '@pavilion/domain/game/game-type';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { ReportDeps } from '../report-deps.ts';
import { listRounds, type RoundRow } from './round.store.ts';

type Input = ParsedInputOf<typeof listBets>;
type Response = ResponseOf<typeof listBets>;
type BetRecord = Response['list'][number];

function settledAt(row: RoundRow): Date | null {
  if (row.state === 'open') return null;
  return row.state === 'settled' ? row.finished_at : row.last_at;
}

/** A cancelled round shows the stake that was returned; in any other the net is win less bet. */
function amountsOf(row: RoundRow, digits: number) {
  const kept = row.bets - row.bets_returned;
  const won = row.wins - row.wins_taken_back;
  return {
    betAmount: formatAmount(row.state === 'cancelled' ? row.bets : kept, digits),
    winAmount: formatAmount(won, digits),
    netAmount: formatAmount(won - kept, digits),
  };
}

/** Shows a round as players see it. */
export function betRecordOf(
  deps: ReportDeps,
  row: RoundRow,
  language: Language,
  currency: string,
): BetRecord {
  const card = deps.games.byNode(row.game_node ?? 0)?.cards[language];
  return {
    recordId: row.first_posting.toString(),
    roundId: row.round_id,
    gameName: card?.gameName ?? (row.game_node === null ? '' : `#${row.game_node}`),
    gameType: card?.gameType ?? defaultGameType,
    vassalage: card?.vassalage ?? '',
    vendorName: card?.vendorName ?? '',
    ...amountsOf(row, deps.currency.digits),
    state: row.state,
    startedAt: row.started_at.toISOString(),
    settledAt: settledAt(row)?.toISOString() ?? null,
    trial: currency === deps.trialCurrency.code,
  };
}

/** Returns a page of the rounds that a member played, newest first. */
export async function betsOf(
  deps: ReportDeps,
  memberId: bigint,
  input: Input,
  language: Language,
): Promise<Response> {
  const { gameType, vassalage } = input;
  const { db, timeZone } = deps;
  const { firstDay, lastDay } = reportPeriod(input, deps.clock, timeZone);
  const account = await findMemberAccount(db, memberId);
  if (!account) return pageOf([], 0, input);
  await catchUpReports(db, [account.accountId], deps);
  const vendor = vassalage === '' ? undefined : vassalage;
  const isFiltered = gameType !== undefined || vendor !== undefined;
  const { rows, total } = await listRounds(db, {
    accountId: account.accountId,
    ...dayRange(firstDay, lastDay, timeZone),
    ...(isFiltered ? { gameNodes: deps.games.nodesOf({ gameType, vendor }) } : {}),
    state: input.state,
    ...pageSlice(input),
  });
  const list = rows.map((row) => betRecordOf(deps, row, language, account.currency));
  return pageOf(list, total, input);
}
