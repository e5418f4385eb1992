import { ApiError } from '#http/api-error.ts';
import { reportPeriod } from '#http/request/report-period.ts';
import { dayRange } from '#kit/time/day-range.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { getProfitAndLoss } from '@pavilion/contract/player/reports';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { moneyStatement, type PlaySum } from '../money/money-statement.ts';
import type { ReportDeps } from '../report-deps.ts';
import { sumOpenRounds, type OpenPlay } from './round.store.ts';

type Input = ParsedInputOf<typeof getProfitAndLoss>;
type Response = ResponseOf<typeof getProfitAndLoss>;

const allTime = { firstDay: '0001-01-01', lastDay: '9999-12-31' };
const nothing: PlaySum = { stakeMinor: 0n, returnedMinor: 0n };

function plus(one: PlaySum, other: PlaySum): PlaySum {
  return {
    stakeMinor: one.stakeMinor + other.stakeMinor,
    returnedMinor: one.returnedMinor + other.returnedMinor,
  };
}

/** What was staked and returned in all, and the part of it in open rounds. */
type Play = { all: PlaySum; open: PlaySum };

const noPlay: Play = { all: nothing, open: nothing };

function plusPlay(one: Play, other: Play): Play {
  return { all: plus(one.all, other.all), open: plus(one.open, other.open) };
}

function shown({ stakeMinor, returnedMinor }: PlaySum, digits: number) {
  return {
    stake: formatAmount(stakeMinor, digits),
    returned: formatAmount(returnedMinor, digits),
    net: formatAmount(returnedMinor - stakeMinor, digits),
  };
}

function shownPlay({ all, open }: Play, digits: number) {
  const settled = {
    stakeMinor: all.stakeMinor - open.stakeMinor,
    returnedMinor: all.returnedMinor - open.returnedMinor,
  };
  return {
    ...shown(all, digits),
    settled: shown(settled, digits),
    open: shown(open, digits),
  };
}

/** Sums play by category, in the order of the site; games that are gone come last. */
function byCategory(play: ReadonlyMap<number, Play>, { byNode }: ReportDeps['games']) {
  const sums = new Map<GameType | null, Play>();
  for (const [node, sum] of play) {
    const category = byNode(node)?.game.gameType ?? null;
    sums.set(category, plusPlay(sums.get(category) ?? noPlay, sum));
  }
  return [...gameTypes, null].flatMap((gameType) => {
    const sum = sums.get(gameType);
    return sum ? [{ gameType, sum }] : [];
  });
}

/** Pairs the play of each game with the part of it in open rounds. */
function playOfGames(games: ReadonlyMap<number, PlaySum>, open: readonly OpenPlay[]) {
  const play = new Map([...games].map(([node, all]) => [node, { all, open: nothing }]));
  for (const { gameNode, stakeMinor, returnedMinor } of open) {
    const before = play.get(gameNode) ?? noPlay;
    play.set(gameNode, { ...before, open: plus(before.open, { stakeMinor, returnedMinor }) });
  }
  return play;
}

/** Returns what a member won and lost in a period, and what else changed the balance. */
export async function profitAndLossOf(
  deps: ReportDeps,
  memberId: bigint,
  input: Input,
): Promise<Response> {
  const { db, timeZone } = deps;
  const { digits } = deps.currency;
  const days = reportPeriod(input, deps.clock, timeZone);
  const account = await findMemberAccount(db, memberId);
  if (!account) throw new ApiError('member.not.found');
  await catchUpReports(db, [account.accountId], deps);
  const period = await moneyStatement(db, account.accountId, days);
  const lifetime = await moneyStatement(db, account.accountId, allTime);
  const range = dayRange(days.firstDay, days.lastDay, timeZone);
  const open = await sumOpenRounds(db, account.accountId, range);
  const categories = byCategory(playOfGames(period.games, open), deps.games);
  const play = categories.reduce((sums, { sum }) => plusPlay(sums, sum), noPlay);
  const changeInAll =
    play.all.returnedMinor -
    play.all.stakeMinor +
    period.bonusMinor +
    period.depositsMinor -
    period.withdrawalsMinor +
    period.downlineMinor +
    period.adjustmentsMinor;
  const atProviders = period.reportedMinor - period.transfersMinor;
  return {
    startDate: days.firstDay,
    endDate: days.lastDay,
    ...shownPlay(play, digits),
    openRounds: open.reduce((sum, { rounds }) => sum + rounds, 0),
    categories: categories.map(({ gameType, sum }) => ({ gameType, ...shownPlay(sum, digits) })),
    bonus: formatAmount(period.bonusMinor, digits),
    deposits: formatAmount(period.depositsMinor, digits),
    withdrawals: formatAmount(period.withdrawalsMinor, digits),
    transfers: formatAmount(period.transfersMinor, digits),
    downlineTransfers: formatAmount(period.downlineMinor, digits),
    adjustments: formatAmount(period.adjustmentsMinor, digits),
    atProviders: formatAmount(atProviders, digits),
    change: formatAmount(changeInAll - atProviders, digits),
    changeInAll: formatAmount(changeInAll, digits),
    lifetime: {
      deposits: formatAmount(lifetime.depositsMinor, digits),
      withdrawals: formatAmount(lifetime.withdrawalsMinor, digits),
      net: formatAmount(lifetime.depositsMinor - lifetime.withdrawalsMinor, digits),
    },
  };
}
