import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import { pointCurrency } from '@pavilion/domain/reward/points';
import { postingsCheck } from '../posting-check.store.ts';

/** Checks of downline transfers in the style of the ledger's. */
export const transferChecks: readonly LedgerCheck[] = [
  postingsCheck(
    'a downline transfer has its two postings, and each posting its transfer',
    'downline',
    sql`
      select transfer.id || side.name as id, account.id as account_id, side.kind,
        side.sign * transfer.amount as amount
      from downline_transfer as transfer
      cross join lateral (
        values (':out', transfer.sender_id, ${postingKinds.downlineOut}::smallint, -1),
          (':in', transfer.receiver_id, ${postingKinds.downlineIn}::smallint, 1)
      ) as side (name, member_id, kind, sign)
      left join account on account.member_id = side.member_id
        and account.currency <> ${pointCurrency}`,
  ),
];
