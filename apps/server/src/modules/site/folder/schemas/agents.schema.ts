import * as v from 'valibot';
import { contractPeriods, dividendPeriods } from '@pavilion/domain/agent/contract-period';
import { carries, deductions } from '@pavilion/domain/agent/contract-terms';
import { byCategory, rate, validWeight, wholeNumber, yesNo } from './fields.ts';
import type { Fields } from './site-fields.ts';

const step = v.pipe(rate, v.minValue(1, 'a percentage above 0'));

const seenBalances = ['direct', 'all', 'none'] as const;

const depthWords = 'a whole number from 1 to 20';
const depth = v.pipe(wholeNumber, v.minValue(1, depthWords), v.maxValue(20, depthWords));

const timesWords = 'a whole number from 1 to 1000';
const times = v.pipe(wholeNumber, v.minValue(1, timesWords), v.maxValue(1000, timesWords));

const percentWords = 'a whole percentage from 1 to 100';
/** A whole percentage, read as hundredths of a percent. */
const wholePercent = v.pipe(
  wholeNumber,
  v.minValue(1, percentWords),
  v.maxValue(100, percentWords),
  v.transform((percent) => percent * 100),
);

const approval = v.picklist(['automatic', 'operator'], 'automatic or operator');
const salaryKinds = ['dailySalary', 'hourlySalary'] as const;
const periodWords = `a list of ${dividendPeriods.join(', ')}`;
const countWords = 'a whole number from 0 to 1000000';
const members = v.pipe(wholeNumber, v.minValue(0, countWords), v.maxValue(1_000_000, countWords));

/** What the house offers: tiers, and what is not as usual. */
function houseContract({ money }: Fields) {
  return v.pipe(
    v.strictObject({
      period: v.optional(v.picklist(contractPeriods, 'a period')),
      tiers: v.array(
        v.strictObject({
          validBetAmount: v.optional(money, '0'),
          activeMembers: v.optional(members, 0),
          result: v.optional(money, '0'),
          rate,
          lostRate: v.optional(rate),
        }),
        'a list of tiers',
      ),
      unit: v.optional(money),
      cap: v.optional(money),
      onlyWhenTeamLost: v.optional(yesNo, false),
      includeOwn: v.optional(yesNo, true),
      carry: v.optional(v.picklist(carries, carries.join(', '))),
      costRate: v.optional(rate, 0),
    }),
    v.transform(({ period, tiers, unit, cap, carry, ...terms }) => ({
      ...terms,
      period,
      unitMinor: unit,
      capMinor: cap ?? null,
      carry,
      tiers: tiers.map(({ validBetAmount, activeMembers, result, lostRate, ...tier }) => ({
        validMinor: validBetAmount,
        activeMembers,
        resultMinor: result,
        rate: tier.rate,
        lostRate: lostRate ?? null,
      })),
    })),
  );
}

export const agentsSchema = (fields: Fields) => {
  const { money } = fields;
  const offer = v.optional(houseContract(fields));
  return v.strictObject({
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
      /** The kinds that can be offered. */
      kinds: v.array(v.picklist(salaryKinds, salaryKinds.join(' or ')), 'a list of kinds'),
      /** The highest rate of any tier, in hundredths of a percent. */
      maximum: rate,
      /** Whether what is worked out is paid at once, or once an operator approves it. */
      approve: approval,
      /** Whether the house may also pay agents below others. */
      payerIsHouse: yesNo,
      /** The valid bets of a period that make an active member. */
      activeMinimum: money,
    }),
    /** Shares of what the house wins from a team. */
    dividend: v.strictObject({
      /** The highest rate of any tier. */
      maximum: wholePercent,
      approve: approval,
      /** The periods that can be agreed; the first is the usual one. */
      periods: v.pipe(
        v.array(v.picklist(dividendPeriods, dividendPeriods.join(', ')), periodWords),
        v.minLength(1, periodWords),
      ),
      /** What is taken off the result of the house. */
      deducts: v.pipe(
        v.array(v.picklist(deductions, deductions.join(', ')), 'a list of costs'),
        v.check((costs) => new Set(costs).size === costs.length, 'a list of costs, each once'),
      ),
      /** What is paid is cut down to multiples of it, unless the contract says otherwise. */
      payUnit: money,
      carry: v.picklist(carries, carries.join(', ')),
    }),
    /** What the house offers to top agents, where an operator names no terms. */
    houseContracts: v.strictObject({ dailySalary: offer, hourlySalary: offer, dividend: offer }),
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
};
