import * as v from 'valibot';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { missionMeasures, missionPeriods } from '@pavilion/domain/reward/mission';
import { id, list, positiveNumber, timeOfDay, wholeNumber } from '../fields.ts';
import type { Fields } from '../site-fields.ts';
import { gift } from './gift.ts';

const hours = v.pipe(
  v.strictObject({ from: timeOfDay, until: timeOfDay }),
  v.check(
    ({ from, until }) => from.endsWith(':00') && until.endsWith(':00'),
    'whole hours, such as from 18:00 until 22:00',
  ),
  v.check(({ from, until }) => from < until, 'an end after the beginning, on the same day'),
);

export const missionsSchema = ({ localText, money, period }: Fields) =>
  v.strictObject({
    /** How fast members play: tells whether a mission asks for too many hours of play. */
    pace: v.strictObject({
      secondsPerRound: positiveNumber,
      /** What is staked on a round. */
      stake: v.pipe(
        money,
        v.check((amount) => amount > 0n, 'an amount above 0'),
      ),
    }),
    missions: list(
      v.strictObject({
        id,
        title: localText,
        period: v.picklist(missionPeriods, `one of ${missionPeriods.join(', ')}`),
        goal: v.strictObject({
          measure: v.picklist(missionMeasures, `one of ${missionMeasures.join(', ')}`),
          /** The only game category that counts. */
          category: v.optional(v.picklist(gameTypes, `one of ${gameTypes.join(', ')}`)),
          /** The code of the only provider that counts. */
          vendor: v.optional(v.string('the code of a provider')),
          /** An amount for validBets and deposits, else a number; none for what is only done. */
          target: v.optional(
            v.union([money, positiveNumber], 'an amount, or a whole number of 1 or more'),
          ),
        }),
        reward: gift({ money }),
        /** When it runs and counts; always when absent. */
        window: v.optional(
          v.strictObject({
            /** The days on which it runs, both included. */
            days: v.optional(period),
            /** The hours of a day whose play counts, on the clock of the site. */
            hours: v.optional(hours),
          }),
          {},
        ),
        /** The VIP level that it takes. */
        minLevel: v.optional(wholeNumber, 0),
      }),
    ),
  });
