import * as v from 'valibot';
import { parseRate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { validWeight, wholeNumber, yesNo } from './fields.ts';
import type { Fields } from './site-fields.ts';

const rateWords = 'a percentage from 0 to 100 with at most two decimals';

/** A percentage, read as whole hundredths of a percent. */
const rate = v.pipe(
  v.number(rateWords),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseRate(dataset.value.toString());
    if (parsed !== null) return parsed;
    addIssue({ message: rateWords });
    return NEVER;
  }),
);

const step = v.pipe(rate, v.minValue(1, 'a percentage above 0'));

const seenBalances = ['direct', 'all', 'none'] as const;

const depthWords = 'a whole number from 1 to 20';
const depth = v.pipe(wholeNumber, v.minValue(1, depthWords), v.maxValue(20, depthWords));

const timesWords = 'a whole number from 1 to 1000';
const times = v.pipe(wholeNumber, v.minValue(1, timesWords), v.maxValue(1000, timesWords));

/** A value for every game category: its own, or the one of `otherwise`. */
function byCategory<Value extends number>(field: v.GenericSchema<unknown, Value>) {
  const own = v.optional(field);
  const entries = Object.fromEntries(gameTypes.map((name) => [name, own]));
  return v.pipe(
    v.strictObject({ ...(entries as Record<GameType, typeof own>), otherwise: field }),
    v.transform(
      (given) =>
        Object.fromEntries(
          gameTypes.map((name) => [name, given[name] ?? given.otherwise]),
        ) as Record<GameType, Value>,
    ),
  );
}

export const agentsSchema = ({ money }: Fields) =>
  v.strictObject({
    /** The levels of the tree; a top agent is level 1. */
    tree: v.strictObject({ depth }),
    /** Rates by game category, in whole hundredths of a percent. */
    rebate: v.strictObject({
      maximum: byCategory(rate),
      step: byCategory(step),
      /** What a member keeps at least of its own rate. */
      gap: byCategory(rate),
      /** The rates of trial accounts and of members without an upline until they are set. */
      default: byCategory(rate),
      /** Smaller sums are carried to the next day. */
      minimum: money,
    }),
    validBet: v.strictObject({
      /** Percent of a stake that counts; a game of games.yaml may have its own. */
      weights: byCategory(validWeight),
      pushCountsNothing: yesNo,
      bonusMoney: yesNo,
    }),
    /** How agents open accounts. */
    open: v.strictObject({
      /** Also agents of type 1. */
      agents: yesNo,
      direct: yesNo,
      links: yesNo,
    }),
    /** What an agent sees of people below. */
    sees: v.strictObject({ balance: v.picklist(seenBalances, 'direct, all or none') }),
    salary: v.strictObject({
      /** The valid bets of a period that make an active member. */
      activeMinimum: money,
    }),
    /** Cash that agents send to people of their team. */
    transfer: v.strictObject({
      enabled: yesNo,
      /** The clause of the licence that permits it; production needs one. */
      licenceClause: v.pipe(v.string('a text'), v.trim()),
      /** Also to the agent one step above. */
      toUpline: yesNo,
      /** Of one agent and day. */
      dailyMaximum: money,
      timesPerDay: times,
      /** Of them to the same person. */
      timesToOne: times,
    }),
  });
