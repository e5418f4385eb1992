import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { gameTypes } from '@pavilion/domain/game/game-type';
import {
  accountField,
  dayField,
  filled,
  matching,
  oneOf,
  type FieldsOf,
} from '../team/address-fields.ts';
import { teamDaysInput } from '../team/team-period-fields.ts';
import type { TeamRange } from '../team/team-period.ts';

/** A request covers a week at most. */
export const betRanges = ['today', 'yesterday', 'week', 'custom'] as const satisfies TeamRange[];

export const betStates = ['open', 'settled', 'cancelled'] as const;

/** The filters of the page, in its address. */
export const betFields = {
  account: accountField,
  range: oneOf(...betRanges),
  startDate: dayField,
  endDate: dayField,
  gameCategory: oneOf('', ...gameTypes),
  vassalage: matching(/^[^\s]{1,32}$/),
  state: oneOf('', ...betStates),
};

export type BetFields = FieldsOf<typeof betFields>;

type BetsInput = InputOf<PlayerEndpoints['reports']['listTeamBets']>;

/** The input of the call. */
export function betsInput(fields: BetFields): BetsInput {
  const { account, gameCategory, vassalage, state } = fields;
  return {
    ...teamDaysInput(fields),
    ...filled({ account, vassalage }),
    ...(gameCategory === '' ? {} : { gameCategory }),
    ...(state === '' ? {} : { state }),
  };
}
