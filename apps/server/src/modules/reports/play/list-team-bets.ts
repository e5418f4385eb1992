import { ApiError } from '#http/api-error.ts';
import { teamPeriod } from '#http/request/report-period.ts';
import type { Clock } from '#kit/clock.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { boundsOfDay, dayAfter } from '#kit/time/day-range.ts';
import { findBelow } from '#modules/hierarchy/hierarchy.store.ts';
import { readAsOf } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { gameTypes } from '@pavilion/domain/game/game-type';
import type { WantedTeamDays } from '@pavilion/domain/report/team-days';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { ReportDeps } from '../report-deps.ts';
import { betRecordOf } from './list-bets.ts';
import type { RoundRow } from './round.store.ts';
import { findAccountIn, listTeamRounds, type TeamRoundFilter } from './team-round.store.ts';

type Call = PlayerEndpoints['reports']['listTeamBets'];
type Input = ParsedInputOf<Call>;
type TeamBet = ResponseOf<Call>['list'][number];

const bound = { most: 7, earliestOf: (today: string) => dayAfter(today, -90) };
const totalMost = 10_000;

/** The instants between which a round must have ended (section 7). */
function spanOf(wanted: WantedTeamDays, clock: Clock, timeZone: string) {
  const days = teamPeriod(wanted, clock, timeZone, bound);
  return {
    from: boundsOfDay(days.firstDay, timeZone).from,
    until: boundsOfDay(days.lastDay, timeZone).until,
  };
}

type Played = RoundRow & { username: string; nickname: string };

/** Shows a round of somebody below, under the type that its game had then. */
export function teamBetOf(deps: ReportDeps, row: Played, language: Language): TeamBet {
  const { code, digits } = deps.currency;
  const { trial: _trial, gameType, ...record } = betRecordOf(deps, row, language, code);
  return {
    account: row.username,
    nickname: row.nickname,
    ...record,
    gameType: gameTypes.find((type) => type === row.category) ?? gameType,
    validBetAmount: formatAmount(row.valid, digits),
  };
}

/** Whose rounds are asked for; null where that one has no account to play with. */
async function whoseOf(
  { db, currency }: ReportDeps,
  agentId: bigint,
  account: string | undefined,
): Promise<Pick<TeamRoundFilter, 'agentId' | 'accountId'> | null> {
  if (!account) return { agentId };
  const below = await findBelow(db, agentId, account);
  if (!below) throw new ApiError('agent.downline.not.found');
  const accountId = await findAccountIn(db, below.memberId, currency.code);
  return accountId === null ? null : { agentId, accountId };
}

const nothing = { rows: [], sums: { rounds: 0, bet: 0n, valid: 0n, win: 0n } };

/**
 * Returns a page of the rounds of everybody below an agent, the last ended first. Counting stops
 * at `most`, and pages beyond it are empty.
 */
export async function teamBetsOf(
  deps: ReportDeps,
  agentId: bigint,
  input: Input,
  language: Language,
  most = totalMost,
): Promise<ResponseOf<Call>> {
  const { db, clock, timeZone, games } = deps;
  const { code, digits } = deps.currency;
  const span = spanOf(input, clock, timeZone);
  const vendor = input.vassalage === '' ? undefined : input.vassalage;
  const whose = await whoseOf(deps, agentId, input.account);
  const asOf = await readAsOf(db, 'members');
  const filter = whose && {
    ...whose,
    ...span,
    currency: code,
    category: input.gameCategory,
    gameNodes: vendor === undefined ? undefined : games.nodesOf({ vendor }),
    state: input.state,
  };
  const { limit, offset } = pageSlice(input);
  const page = { limit: Math.max(0, Math.min(limit, most - offset)), offset };
  const { rows, sums } = filter ? await listTeamRounds(db, filter, page) : nothing;
  const list = rows.map((row) => teamBetOf(deps, row, language));
  return {
    ...pageOf(list, Math.min(sums.rounds, most), input),
    more: sums.rounds > most,
    footer: {
      betAmount: formatAmount(sums.bet, digits),
      validBetAmount: formatAmount(sums.valid, digits),
      winAmount: formatAmount(sums.win, digits),
      netAmount: formatAmount(sums.win - sums.bet, digits),
    },
    asOf,
  };
}
