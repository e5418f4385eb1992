import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { getProfitAndLoss } from '@pavilion/contract/reports/get-profit-and-loss';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { Refused } from '../../../http/refused.ts';
import { findMemberAccount } from '../../wallet/account.store.ts';
import { moneyStatement, type PlaySum } from '../../wallet/money-statement.ts';
import { reportPeriod } from '../../wallet/report-period.ts';
import { catchUpReports } from '../../wallet/report-progress.ts';
import type { GameCatalogue } from '../catalogue/game-catalogue.ts';
import type { BetRecordParts } from './list-bets.ts';

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

function shown({ stakeMinor, returnedMinor }: PlaySum, digits: number) {
  return {
    stake: formatAmount(stakeMinor, digits),
    returned: formatAmount(returnedMinor, digits),
    net: formatAmount(returnedMinor - stakeMinor, digits),
  };
}

/** In the order of the site's categories; games that are gone come last. */
function byCategory(games: ReadonlyMap<number, PlaySum>, catalogue: GameCatalogue) {
  const sums = new Map<GameType | null, PlaySum>();
  for (const [node, sum] of games) {
    const category = catalogue.byNode(node)?.game.gameType ?? null;
    sums.set(category, plus(sums.get(category) ?? nothing, sum));
  }
  return [...gameTypes, null].flatMap((gameType) => {
    const sum = sums.get(gameType);
    return sum ? [{ gameType, sum }] : [];
  });
}

/** What a member won and lost in a period, with everything else that changed the balance. */
export async function profitAndLossOf(
  parts: BetRecordParts,
  memberId: bigint,
  input: Input,
): Promise<Response> {
  const { db, digits, timeZone } = parts;
  const days = reportPeriod(input, parts.clock, timeZone);
  const account = await findMemberAccount(db, memberId);
  if (!account) throw new Refused('member.not.found');
  await catchUpReports(db, [account.accountId], timeZone);
  const period = await moneyStatement(db, account.accountId, days);
  const lifetime = await moneyStatement(db, account.accountId, allTime);
  const categories = byCategory(period.games, parts.catalogue);
  const play = categories.reduce((all, { sum }) => plus(all, sum), nothing);
  const change =
    play.returnedMinor -
    play.stakeMinor +
    period.bonusMinor +
    period.depositsMinor -
    period.withdrawalsMinor +
    period.transfersMinor +
    period.adjustmentsMinor;
  return {
    startDate: days.firstDay,
    endDate: days.lastDay,
    ...shown(play, digits),
    categories: categories.map(({ gameType, sum }) => ({ gameType, ...shown(sum, digits) })),
    bonus: formatAmount(period.bonusMinor, digits),
    deposits: formatAmount(period.depositsMinor, digits),
    withdrawals: formatAmount(period.withdrawalsMinor, digits),
    transfers: formatAmount(period.transfersMinor, digits),
    adjustments: formatAmount(period.adjustmentsMinor, digits),
    change: formatAmount(change, digits),
    lifetime: {
      deposits: formatAmount(lifetime.depositsMinor, digits),
      withdrawals: formatAmount(lifetime.withdrawalsMinor, digits),
      net: formatAmount(lifetime.depositsMinor - lifetime.withdrawalsMinor, digits),
    },
  };
}
