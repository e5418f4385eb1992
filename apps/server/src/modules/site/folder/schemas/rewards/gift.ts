import * as v from 'valibot';
import type { RewardKind } from '@pavilion/domain/reward/reward-state';
import { positiveNumber, wholeNumber } from '../fields.ts';
import type { Fields } from '../site-fields.ts';

/** Points, or an amount in minor units that is wagered so often. */
export type Gift = { kind: RewardKind; amount: bigint; wageringTimes: number };

/** What is given for an act: `points: 50`, or `amount: '5.00'` with wageringTimes. */
export const gift = ({ money }: Pick<Fields, 'money'>) =>
  v.pipe(
    v.strictObject({
      points: v.optional(positiveNumber),
      amount: v.optional(
        v.pipe(
          money,
          v.check((amount) => amount > 0n, 'an amount above 0'),
        ),
      ),
      /** How often money is wagered before it can be withdrawn; 0 makes it cash at once. */
      wageringTimes: v.optional(wholeNumber),
    }),
    v.check(
      ({ points, amount }) => (points === undefined) !== (amount === undefined),
      'either points or amount',
    ),
    v.check(
      ({ points, wageringTimes }) => points === undefined || wageringTimes === undefined,
      'no wageringTimes with points, which are not wagered',
    ),
    v.transform(({ points, amount = 0n, wageringTimes = 0 }): Gift =>
      points === undefined
        ? { kind: 'cash', amount, wageringTimes }
        : { kind: 'points', amount: BigInt(points), wageringTimes: 0 },
    ),
  );
