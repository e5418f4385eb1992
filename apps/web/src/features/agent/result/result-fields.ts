import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { accountField, dayField, oneOf, type FieldsOf } from '../team/address-fields.ts';
import { teamDaysInput } from '../team/team-period-fields.ts';
import { teamRanges } from '../team/team-period.ts';

export type ResultInput = InputOf<PlayerEndpoints['agents']['exportTeamProfitAndLoss']>;

/** The columns of play, which a category of games has too. */
export const playColumns = ['validBetAmount', 'betAmount', 'winAmount', 'profitAndLoss'] as const;

const moneyColumns = [
  'deposit',
  'withdraw',
  'promotion',
  'rebate',
  'agentCommission',
  'dailyIncome',
  'profitSharing',
  'transferIn',
  'transferOut',
  'adjustment',
] as const;

export const resultColumns = [...playColumns, ...moneyColumns] as const;
export type ResultColumn = (typeof resultColumns)[number];
export const resultSorts = [...resultColumns, 'account'] as const;

/** The filters of the page, in its address. */
export const resultFields = {
  account: accountField,
  range: oneOf(...teamRanges),
  startDate: dayField,
  endDate: dayField,
  view: oneOf('team', 'own'),
  gameCategory: oneOf('', ...gameTypes),
  sort: oneOf(...resultSorts),
  direction: oneOf('desc', 'asc'),
};

export type ResultFields = FieldsOf<typeof resultFields>;

/** The columns that are shown: of a category of games only those of play. */
export function columnsOf({ gameCategory }: ResultFields): readonly ResultColumn[] {
  return gameCategory === '' ? resultColumns : playColumns;
}

/** The input of the call and of its file. */
export function resultInput(fields: ResultFields): ResultInput {
  const { account, view, gameCategory, sort, direction } = fields;
  return {
    ...teamDaysInput(fields),
    ...(account === '' ? {} : { account }),
    ...(gameCategory === '' ? {} : { gameCategory }),
    summaryType: view === 'own' ? '0' : '1',
    sort,
    direction,
  };
}

/** The filters of the page with somebody's bets, which shows a week at most. */
export function betsQueryOf({ range, gameCategory }: ResultFields, account: string) {
  return {
    account,
    ...(range === 'yesterday' || range === 'week' ? { range } : {}),
    ...(gameCategory === '' ? {} : { gameCategory }),
  };
}
