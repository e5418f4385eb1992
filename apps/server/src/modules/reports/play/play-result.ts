import { findMemberAccount } from '#modules/wallet/account.store.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { getPlayResult } from '@pavilion/contract/player/reports';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { ReportDeps } from '../report-deps.ts';
import { sumRounds, type PlaySums } from './round.store.ts';

type Input = ParsedInputOf<typeof getPlayResult>;
type Response = ResponseOf<typeof getPlayResult>;

const noPlay: PlaySums = { stakeMinor: 0n, returnedMinor: 0n };

function shown({ stakeMinor, returnedMinor }: PlaySums, digits: number) {
  return {
    stake: formatAmount(stakeMinor, digits),
    returned: formatAmount(returnedMinor, digits),
    net: formatAmount(returnedMinor - stakeMinor, digits),
  };
}

/** Sums a member's play in one game since it was opened, open bets apart (decisions/0053). */
export async function playResultOf(
  deps: ReportDeps,
  memberId: bigint,
  { nodeId, since }: Input,
): Promise<Response> {
  const { db } = deps;
  const { digits } = deps.currency;
  const account = await findMemberAccount(db, memberId);
  if (account) await catchUpReports(db, [account.accountId], deps);
  const sums = account
    ? await sumRounds(db, account.accountId, nodeId, new Date(since))
    : { ...noPlay, rounds: 0, openRounds: 0, open: noPlay };
  const settled = {
    stakeMinor: sums.stakeMinor - sums.open.stakeMinor,
    returnedMinor: sums.returnedMinor - sums.open.returnedMinor,
  };
  return {
    rounds: sums.rounds,
    ...shown(sums, digits),
    settled: shown(settled, digits),
    open: shown(sums.open, digits),
    openRounds: sums.openRounds,
  };
}
