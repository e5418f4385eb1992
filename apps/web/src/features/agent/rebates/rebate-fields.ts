import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { gameTypes } from '@pavilion/domain/game/game-type';
import {
  accountField,
  dayField,
  filled,
  oneOf,
  queryOf,
  type FieldsOf,
} from '../team/address-fields.ts';
import { teamDaysInput } from '../team/team-period-fields.ts';
import { teamRanges, type TeamPeriod, type TeamRange } from '../team/team-period.ts';

type Calls = PlayerEndpoints['agents'];
export type CommissionsInput = InputOf<Calls['listCommissions']>;
export type IncomeInput = InputOf<Calls['listIncome']>;

/** Today is never among the closed days. */
const closedRanges = ['yesterday', 'week', 'month', 'custom'] as const satisfies TeamRange[];

export const incomeKinds = [
  'rebate',
  'agentCommission',
  'dailyIncome',
  'profitSharing',
] as const satisfies NonNullable<IncomeInput['kind']>[];

/** What the page shows, in its address. */
export const rebateFields = {
  view: oneOf('rebates', 'income'),
  range: oneOf('month', 'today', 'yesterday', 'week', 'custom'),
  startDate: dayField,
  endDate: dayField,
  account: accountField,
  gameCategory: oneOf('', ...gameTypes),
  kind: oneOf('', ...incomeKinds),
};

export type RebateFields = FieldsOf<typeof rebateFields>;

/** What the sheet of filters sets. */
export const noFilters = { account: '', gameCategory: '' } as const;

export function countFilters(fields: RebateFields): number {
  const query = queryOf(rebateFields, fields);
  return Object.keys(noFilters).filter((name) => query[name] !== undefined).length;
}

export function rangesOf({ view }: RebateFields): readonly TeamRange[] {
  return view === 'income' ? teamRanges : closedRanges;
}

/** The days that are shown. */
export function periodOf({ view, range, startDate, endDate }: RebateFields): TeamPeriod {
  const shown = view === 'rebates' && range === 'today' ? 'yesterday' : range;
  return { range: shown, startDate, endDate };
}

/** The input of the call for rebates. */
export function commissionsInput(fields: RebateFields): CommissionsInput {
  const { account, gameCategory } = fields;
  return {
    ...teamDaysInput(periodOf(fields)),
    ...filled({ account }),
    ...(gameCategory === '' ? {} : { gameCategory }),
  };
}

/** The input of the call for all income. */
export function incomeInput(fields: RebateFields): IncomeInput {
  const { kind } = fields;
  return { ...teamDaysInput(periodOf(fields)), ...(kind === '' ? {} : { kind }) };
}
