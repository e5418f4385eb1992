import * as v from 'valibot';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { day, described, describedList, instant, text } from './fields.ts';

/** Rebate rates, as agents and operators read and set them. */
export const rate = described(
  v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/)),
  'In percent, with two decimals at most.',
);

export const gameCategory = v.picklist(gameTypes);

export function rateOfEach(description: string) {
  const entries = Object.fromEntries(gameTypes.map((category) => [category, rate]));
  return described(v.object(entries as Record<GameType, typeof rate>), description);
}

/** Some of the categories. */
export function rateOfSome(description: string) {
  return described(v.record(gameCategory, rate), description);
}

export const ratesToSet = described(
  v.pipe(
    v.record(gameCategory, rate),
    v.check((given) => Object.keys(given).length > 0),
  ),
  'The rates to set, in percent by game category; the others stay. They count from the next day ' +
    'on, and a later change of the same day takes their place.',
);

/** Who set a rate, as operators read it, and as agents do. */
export const namedSetter =
  'Who set it: `operator:` and a name, the user name of the upline, or `site:default`.';
export const hiddenSetter =
  'Who set it: the own user name, `operator`, `upline` for another one, or `site:default`.';

export function rateHistory(most: number, setter: string) {
  return describedList(`The last ${most} changes, those of the latest day first.`, {
    category: described(gameCategory, 'The game category.'),
    rate: described(rate, 'The rate in percent.'),
    from: described(day, 'The first day on which it counts.'),
    setBy: text(setter),
    setAt: described(instant, 'When it was set.'),
  });
}
