import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { dayField, filled, oneOf, type FieldsOf } from '../team/address-fields.ts';
import { teamDaysInput } from '../team/team-period-fields.ts';
import type { TeamPeriod } from '../team/team-period.ts';
import type { SettlementsInput, Side } from './settlements.queries.ts';

/** Which settlements a page shows, in its address. */
export const settlementFields = {
  range: oneOf('month', 'today', 'yesterday', 'week', 'custom'),
  startDate: dayField,
  endDate: dayField,
};

export type SettlementFields = FieldsOf<typeof settlementFields>;

export function periodOf({ range, startDate, endDate }: SettlementFields): TeamPeriod {
  return { range, startDate, endDate };
}

/** The input of the call; an empty account is everybody's. */
export function settlementsInput(
  kind: ContractKind,
  side: Side,
  account: string,
  fields: SettlementFields,
): SettlementsInput {
  return { kind, side, ...filled({ account }), ...teamDaysInput(periodOf(fields)) };
}
