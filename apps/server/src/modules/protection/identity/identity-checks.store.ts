import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';

/** Checks that members are verified exactly by their identity checks. Erased members are left out. */
export const identityChecks: readonly LedgerCheck[] = [
  {
    // An open check is the newest, and after a verified one there is none.
    name: 'the identity of a member is what the newest check says',
    query: sql`
      select m.id::text as subject,
        'member ' || m.identity || ', checks ' || checked.state as detail
      from member m cross join lateral (
        select case
          when bool_or(state = 'sent') then 'sent'
          when bool_or(state = 'verified') then 'verified'
          when count(*) > 0 then 'refused'
          else 'none' end as state
        from identity_check where member_id = m.id
      ) as checked
      where m.erased_at is null and m.identity <> checked.state`,
  },
  {
    name: 'a verified name is the one on the document of a verified check, and of no other',
    query: sql`
      select m.id::text as subject,
        case when c.id is null then 'without a verified check' else 'another name' end as detail
      from member m
      left join identity_check c on c.member_id = m.id and c.state = 'verified'
      where m.erased_at is null and m.verified_name is distinct from c.found_name`,
  },
];
