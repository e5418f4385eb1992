import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { getPlayResult } from '@pavilion/contract/reports/get-play-result';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { findMemberAccount } from '../../wallet/account.store.ts';
import { catchUpReports } from '../../wallet/report-progress.ts';
import type { BetRecordParts } from './list-bets.ts';
import { sumRounds } from './round.store.ts';

type Input = ParsedInputOf<typeof getPlayResult>;
type Response = ResponseOf<typeof getPlayResult>;

/** What one game took and gave since it was opened; an open bet counts as staked. */
export async function playResultOf(
  { db, digits, timeZone }: Pick<BetRecordParts, 'db' | 'digits' | 'timeZone'>,
  memberId: bigint,
  { nodeId, since }: Input,
): Promise<Response> {
  const account = await findMemberAccount(db, memberId);
  if (account) await catchUpReports(db, [account.accountId], timeZone);
  const { rounds, stakeMinor, returnedMinor } = account
    ? await sumRounds(db, account.accountId, nodeId, new Date(since))
    : { rounds: 0, stakeMinor: 0n, returnedMinor: 0n };
  return {
    rounds,
    stake: formatAmount(stakeMinor, digits),
    returned: formatAmount(returnedMinor, digits),
    net: formatAmount(returnedMinor - stakeMinor, digits),
  };
}
