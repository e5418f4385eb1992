import { sql, type RawBuilder } from 'kysely';
import type { MoneyStep } from './payments-deps.ts';

/** The stored steps of money with the names of the accounts for their ids; null without steps. */
export const namedSteps = (stored: RawBuilder<unknown>) => sql<MoneyStep[] | null>`(
  select jsonb_agg(
    one.step || jsonb_build_object('from', payer.username, 'to', payee.username) order by one.place
  )
  from jsonb_array_elements(${stored}) with ordinality as one (step, place)
  left join member as payer on payer.id = (one.step ->> 'from')::bigint
  left join member as payee on payee.id = (one.step ->> 'to')::bigint
)`;
