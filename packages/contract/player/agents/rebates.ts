import * as v from 'valibot';
import {
  gameCategory,
  hiddenSetter,
  rate,
  rateHistory,
  rateOfEach,
  ratesToSet,
} from '../../agent-rates.ts';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  blankable,
  day,
  described,
  describedList,
  describedObject,
  familyFields,
  idempotencyKey,
  instant,
  memberAccount,
  nothing,
  pageInput,
  pageOf,
  signedAmount,
  textUpTo,
  yesNo,
} from '../../fields.ts';
import { categoryFilter, countedDays, nickname, teamDays } from './teams.ts';

const moduleId = 'AGEREBINC3';

const ruleOfCategory = {
  category: described(gameCategory, 'The game category.'),
  maximum: described(rate, 'The highest rate of anybody.'),
  step: described(rate, 'Every rate is a multiple of it.'),
  gap: described(rate, 'By how much the rate of a member is at least below that of its upline.'),
};

const getOwnRates = endpoint({
  method: 'GET',
  path: '/wps/agent/default',
  summary: "The agent's own rebate rates, by game category",
  access: 'agent',
  moduleId,
  sends: 'query',
  input: nothing,
  response: v.object({
    rates: describedList('One for each game category.', {
      ...ruleOfCategory,
      rate: described(rate, 'The rate that counts today.'),
      nextRate: described(rate, 'The rate that counts from the next day on.'),
      ceiling: described(rate, 'The highest rate that the agent can give on.'),
    }),
    from: described(day, 'That next day.'),
  }),
  errors: [],
});

const getRebateSettings = endpoint({
  method: 'GET',
  path: '/wps/agent/globalRebateSettings',
  summary: 'What the site allows as rebate rates',
  access: 'agent',
  moduleId,
  sends: 'query',
  input: nothing,
  response: v.object({
    rates: describedList('One for each game category.', ruleOfCategory),
    minimum: described(amount, 'Smaller sums of a day are carried to the next one.'),
  }),
  errors: [],
});

const ratedChild = {
  account: memberAccount,
  nickname,
  rates: rateOfEach('The rates that count today, in percent by game category, such as "1.20".'),
  nextRates: rateOfEach('The rates that count from the next day on.'),
  from: described(day, 'That next day.'),
  floor: rateOfEach('The lowest rates that may be set: what the person has given on.'),
  ceiling: rateOfEach('The highest rates that may be set: those of the agent, less the gap.'),
};

const listDownlineRates = endpoint({
  method: 'GET',
  path: '/wps/agent/downlineRebates',
  summary: 'The rebate rates of people one step below the agent, by user name',
  access: 'agent',
  moduleId,
  sends: 'query',
  input: v.object({
    ...familyFields,
    account: described(
      v.optional(textUpTo(32)),
      'A user name, or at least three letters with which it begins.',
    ),
    ...pageInput,
  }),
  response: pageOf(v.object({ ...ratedChild, history: rateHistory(20, hiddenSetter) })),
  errors: [],
});

const setDownlineRates = endpoint({
  method: 'PUT',
  path: '/wps/agent/downlineRebates',
  summary: 'Set rebate rates of somebody one step below, from the next day on',
  access: 'agent',
  moduleId,
  sends: 'json',
  input: v.object({
    account: described(textUpTo(32), 'The user name of somebody one step below the agent.'),
    rates: ratesToSet,
    requestKey: idempotencyKey,
  }),
  response: v.object(ratedChild),
  errors: [
    'agent.downline.not.found',
    'agent.rebate.range',
    'agent.rebate.below',
    'agent.repeat.differs',
  ],
});

const rebateStates = v.picklist(['due', 'held', 'paid', 'carried']);

const listCommissions = endpoint({
  method: 'GET',
  path: '/wps/report/commission',
  summary: 'What the agent earns by play, own and of the lines below, day by day; 31 days at once',
  access: 'agent',
  moduleId,
  sends: 'query',
  input: v.object({
    ...familyFields,
    ...teamDays,
    account: described(
      v.optional(textUpTo(32)),
      'Only the line of this person one step below, or own play with the own user name.',
    ),
    gameCategory: categoryFilter,
    ...pageInput,
  }),
  response: v.object({
    ...countedDays,
    ...pageOf(
      v.object({
        day: described(day, 'The day whose sum it belongs to.'),
        playedOn: described(
          v.nullable(day),
          'The earlier day of play that came back, or was left out late (valid bets below zero): ' +
            'each such day is a line of its own. null: it was played on `day`.',
        ),
        account: memberAccount,
        nickname,
        own: yesNo('Own play; else that of the person and everybody below.'),
        category: described(gameCategory, 'The game category.'),
        validBetAmount: described(signedAmount, 'The valid bets of the day of the play.'),
        rate: described(rate, 'The own rate, or by how much it is above that of the line.'),
        amount: described(signedAmount, 'What comes of it, rounded down.'),
        state: described(rebateStates, 'That of the sum of the day that it belongs to.'),
      }),
    ).entries,
    days: describedList(
      'The sums that are paid, whatever the other filters: one for own play and one for the ' +
        'lines of each day with lines, newest day first. What was brought along and the lines ' +
        'make what is paid and what is taken along.',
      {
        day: described(day, 'The day of the play.'),
        own: yesNo('For own play; else for the lines below.'),
        earned: described(signedAmount, 'All lines of the day.'),
        carriedIn: described(signedAmount, 'Brought along from earlier days.'),
        paid: described(amount, 'What is paid.'),
        carriedOut: described(signedAmount, 'Taken along to the next day.'),
        state: described(
          rebateStates,
          'due: is paid in the night; held: waits until the account is open; paid; carried: too ' +
            'small or below zero, taken along.',
        ),
        paidAt: described(v.nullable(instant), 'When it was paid; null before.'),
      },
    ),
    footer: describedObject('Of all lines that the filter lets through.', {
      validBetAmount: described(signedAmount, 'Valid bets; those of a line in each category once.'),
      amount: described(signedAmount, 'What comes of them.'),
    }),
  }),
  errors: ['report.range', 'agent.downline.not.found'],
});

const incomeKinds = ['rebate', 'agentCommission', 'dailyIncome', 'profitSharing'] as const;

const listIncome = endpoint({
  method: 'GET',
  path: '/wps/report/income',
  summary: 'What the agent was paid, newest first, by the day of the payment; 31 days at once',
  access: 'agent',
  moduleId,
  sends: 'query',
  input: v.object({
    ...familyFields,
    ...teamDays,
    kind: described(
      blankable(v.picklist(incomeKinds)),
      'Only this kind; all where it is left out.',
    ),
    ...pageInput,
  }),
  response: v.object({
    ...countedDays,
    ...pageOf(
      v.object({
        paidAt: described(instant, 'When it was paid.'),
        kind: described(v.picklist(incomeKinds), 'What kind of income it is.'),
        earnedFor: describedObject('The days for which it was earned, both included.', {
          startDate: described(day, 'The first one.'),
          endDate: described(day, 'The last one.'),
        }),
        from: described(
          v.nullable(v.string()),
          'Of contracts the other side: the name that the agent above chose, or the user name of ' +
            'who was paid; null: the house.',
        ),
        amount: described(signedAmount, 'How much; below zero the agent paid it.'),
      }),
    ).entries,
    footer: describedObject('Of all days that were asked for, whatever the kind.', {
      rebate: described(signedAmount, 'Rebates on own play.'),
      agentCommission: described(signedAmount, 'Rebates on the play of others.'),
      dailyIncome: described(signedAmount, 'Salaries received, less salaries paid.'),
      profitSharing: described(signedAmount, 'Dividends received, less dividends paid.'),
      total: described(signedAmount, 'All kinds together.'),
    }),
  }),
  errors: ['report.range'],
});

/** Rates, and what they bring. */
export const rebateCalls = {
  getOwnRates,
  getRebateSettings,
  listDownlineRates,
  setDownlineRates,
  listCommissions,
  listIncome,
};
