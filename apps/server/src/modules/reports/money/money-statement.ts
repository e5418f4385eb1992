import type { Database } from '#db/database.ts';
import { postingKindOf, type PostingKind } from '#modules/wallet/operation.ts';
import type { ReportDays } from '@pavilion/domain/report/report-days';
import { sumDaysByGame, type GameTotals } from './day-total.store.ts';

type Side =
  | 'bet'
  | 'win'
  | 'rollback'
  | 'reported'
  | 'bonus'
  | 'deposits'
  | 'withdrawals'
  | 'transfers'
  | 'downline'
  | 'adjustments';

const sides = {
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  finish: 'adjustments',
  deposit: 'deposits',
  withdrawalHold: 'withdrawals',
  withdrawalReturn: 'withdrawals',
  adjustment: 'adjustments',
  bonusGrant: 'bonus',
  bonusConvert: 'bonus',
  bonusForfeit: 'bonus',
  bonusExpire: 'bonus',
  bonusLost: 'bonus',
  reward: 'bonus',
  vendorTransferHold: 'transfers',
  vendorTransferReturn: 'transfers',
  vendorTransferIn: 'transfers',
  playThroughEnd: 'reported',
  reportedPlay: 'reported',
  memberRebate: 'bonus',
  agentRebate: 'bonus',
  salary: 'bonus',
  dividend: 'bonus',
  downlineOut: 'downline',
  downlineIn: 'downline',
  pointEarn: 'adjustments',
  pointSpend: 'adjustments',
  pointExpire: 'adjustments',
  pointReturn: 'adjustments',
} as const satisfies Record<PostingKind, Side>;

export type PlaySum = { stakeMinor: bigint; returnedMinor: bigint };

/**
 * The change of the balance and of the money at providers together is: returned less stake, plus
 * bonus, deposits, downline transfers and adjustments, less withdrawals (agents.md, section 5).
 */
export type MoneyStatement = {
  /** By the number of the game, 0 where none is known; with what providers report. */
  games: ReadonlyMap<number, PlaySum>;
  bonusMinor: bigint;
  depositsMinor: bigint;
  withdrawalsMinor: bigint;
  /** From the wallets of providers, less to them. */
  transfersMinor: bigint;
  /** Won less staked with money at providers. */
  reportedMinor: bigint;
  /** By downline transfer: what came from above, less what was sent below. */
  downlineMinor: bigint;
  adjustmentsMinor: bigint;
};

/** A returned bet lowers the stake, a win taken back lowers what was returned. */
function playOf({ moneyInMinor, moneyOutMinor }: GameTotals, side: Side): PlaySum {
  if (side === 'bet') return { stakeMinor: moneyOutMinor - moneyInMinor, returnedMinor: 0n };
  if (side === 'reported') return { stakeMinor: moneyOutMinor, returnedMinor: moneyInMinor };
  if (side === 'win') return { stakeMinor: 0n, returnedMinor: moneyInMinor - moneyOutMinor };
  return { stakeMinor: -moneyInMinor, returnedMinor: -moneyOutMinor };
}

function statementFrom(rows: readonly GameTotals[]): MoneyStatement {
  const games = new Map<number, PlaySum>();
  const sums = {
    bonus: 0n,
    deposits: 0n,
    withdrawals: 0n,
    transfers: 0n,
    downline: 0n,
    adjustments: 0n,
  };
  let reportedMinor = 0n;
  for (const row of rows) {
    const side = sides[postingKindOf(row.kind)];
    if (side === 'reported') reportedMinor += row.moneyInMinor - row.moneyOutMinor;
    if (side === 'bet' || side === 'win' || side === 'rollback' || side === 'reported') {
      const play = playOf(row, side);
      const before = games.get(row.gameNode) ?? { stakeMinor: 0n, returnedMinor: 0n };
      games.set(row.gameNode, {
        stakeMinor: before.stakeMinor + play.stakeMinor,
        returnedMinor: before.returnedMinor + play.returnedMinor,
      });
    } else {
      sums[side] += row.moneyInMinor - row.moneyOutMinor;
    }
  }
  return {
    games,
    bonusMinor: sums.bonus,
    depositsMinor: sums.deposits,
    withdrawalsMinor: -sums.withdrawals,
    transfersMinor: sums.transfers,
    reportedMinor,
    downlineMinor: sums.downline,
    adjustmentsMinor: sums.adjustments,
  };
}

/** Returns the statement of an account for the days; the reports must have caught up. */
export async function moneyStatement(
  db: Database,
  accountId: bigint,
  days: ReportDays,
): Promise<MoneyStatement> {
  return statementFrom(await sumDaysByGame(db, { ...days, accountIds: [accountId] }));
}
