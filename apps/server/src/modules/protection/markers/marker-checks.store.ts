import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';

/** Checks that what follows from signs of harm is what was last found. */
export const markerChecks: readonly LedgerCheck[] = [
  {
    name: 'who is offered nothing shows signs of harm, and nobody else',
    query: sql`
      select m.id::text as subject,
        'degree ' || m.harm_degree || ', found ' || coalesce(h.degree, 0) as detail
      from member m left join harm_score h on h.member_id = m.id
      where m.harm_degree <> coalesce(h.degree, 0)`,
  },
  {
    name: 'the degree of harm is that of its last change',
    query: sql`
      select h.member_id::text as subject,
        'found ' || h.degree || ', last change ' || coalesce(last.degree, 0) as detail
      from harm_score h
      left join lateral (select degree from harm_change
        where member_id = h.member_id order by id desc limit 1) as last on true
      where h.degree <> coalesce(last.degree, 0)`,
  },
];
