import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  blankable,
  day,
  described,
  describedList,
  describedObject,
  familyFields,
  instant,
  memberAccount,
  memberType,
  number,
  pageInput,
  pageOf,
  queryFlag,
  queryNumber,
  sharedObject,
  signedAmount,
  text,
  textUpTo,
} from '../../fields.ts';
import { gameType } from '../games.ts';

const periods = ['today', 'yesterday', 'week', 'month'] as const;

/** The days of a page about a team. */
export const teamDays = {
  startDate: described(blankable(day), 'The first day, included; today where it is left out.'),
  endDate: described(blankable(day), 'The last day, included; today where it is left out.'),
  period: described(
    blankable(v.picklist(periods)),
    'Days on the calendar of the site: the week from Monday, the month from its first day, both ' +
      'up to today. Goes before the dates.',
  ),
};

/** The days that were counted. */
export const countedDays = {
  startDate: described(day, 'The first day that was counted.'),
  endDate: described(day, 'The last day that was counted.'),
};

export const asOf = described(
  v.nullable(instant),
  'Everything until then is counted; null before anything was.',
);

export const accountFilter = described(
  v.optional(textUpTo(32)),
  'The user name of somebody below the agent; everybody where it is left out.',
);

export const categoryFilter = described(
  blankable(gameType),
  'Only games of this type; all where it is left out.',
);

export const nickname = text('The name that the member chose; empty without one.');
const direction = described(
  v.optional(v.picklist(['asc', 'desc']), 'desc'),
  'The order; from the largest or newest where it is left out.',
);

const counts = {
  teamLoginMemberCount: number('How many people logged in.'),
  teamBetMemberCount: number('How many people bet.'),
  teamRegisterMemberCount: number('How many people registered.'),
  teamOnlineCount: number('How many people are here now, whatever the days.'),
  teamDepositMemberCount: number('How many people paid in.'),
  teamFirstDepositMemberCount: number('How many people paid in for the first time.'),
};

const getTeamKpi = endpoint({
  method: 'GET',
  path: '/wps/agent/team/kpi',
  summary: 'How many people below the agent did something in the days, each person once',
  access: 'agent',
  moduleId: 'AGEPAG',
  sends: 'query',
  input: v.object({
    ...familyFields,
    ...teamDays,
    size: described(v.optional(queryNumber(0, 100)), 'Not read: there is no list of people.'),
  }),
  response: v.object({
    list: described(v.array(v.object({})), 'Always empty.'),
    footer: describedObject('Over everybody below the agent.', counts),
    asOf,
  }),
  errors: ['report.range'],
});

/** The columns of a team's result, with the member's sign. */
const columns = {
  deposit: described(signedAmount, 'What was paid in, less the fee of the way.'),
  withdraw: described(signedAmount, 'What was taken out, less what was given back.'),
  betAmount: described(signedAmount, 'What was bet, less bets that were returned.'),
  validBetAmount: described(signedAmount, 'What of the bets of ended rounds counts.'),
  winAmount: described(signedAmount, 'What the games paid out, less wins that were taken back.'),
  promotion: described(signedAmount, 'Bonuses and rewards, less what of them was taken back.'),
  rebate: described(signedAmount, 'Rebates on own play.'),
  agentCommission: described(signedAmount, 'Rebates on the play of others.'),
  dailyIncome: described(signedAmount, 'Salaries received, less salaries paid.'),
  profitSharing: described(signedAmount, 'Dividends received, less dividends paid.'),
  transferIn: described(signedAmount, 'What came by downline transfers.'),
  transferOut: described(signedAmount, 'What went by downline transfers.'),
  adjustment: described(signedAmount, 'What operators corrected.'),
  profitAndLoss: described(
    signedAmount,
    'Wins, promotions and income less bets; below zero the house won it.',
  ),
};

const resultSorts = ['account' as const, ...(Object.keys(columns) as (keyof typeof columns)[])];

const result = sharedObject('TeamResult', 'What a person or a team brought in the days.', columns);

const resultRow = sharedObject('TeamResultRow', 'The result of a person or a team.', {
  account: memberAccount,
  nickname,
  type: memberType,
  teamSize: number('How many people are below.'),
  result,
});

const path = describedList('From the agent who asks down to the one that is shown.', {
  account: memberAccount,
  nickname,
});

const getTeamOverview = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamOverviewSum',
  summary: 'The team of the agent: its result, people, own income, 30 days and best lines',
  access: 'agent',
  moduleId: 'AGEPAG',
  sends: 'query',
  input: v.object({ ...familyFields, ...teamDays }),
  response: v.object({
    ...countedDays,
    team: result,
    counts: describedObject('People below the agent.', {
      ...counts,
      teamSize: number('How many people are below, whatever the days.'),
      directSize: number('How many of them are one step below.'),
      activeMemberCount: number(
        'How many people, the agent too, reached the valid bets of an active member.',
      ),
    }),
    activeMinimum: described(amount, 'The valid bets that make an active member.'),
    income: describedObject('What the agent was paid in the days.', {
      rebate: columns.rebate,
      agentCommission: columns.agentCommission,
      dailyIncome: columns.dailyIncome,
      profitSharing: columns.profitSharing,
      total: described(signedAmount, 'All kinds together.'),
    }),
    series: describedList('The 30 days up to the last counted one, oldest first.', {
      day: described(day, 'The day.'),
      validBetAmount: columns.validBetAmount,
      profitAndLoss: columns.profitAndLoss,
    }),
    bestLines: describedList(
      'The five people one step below whose teams have the highest valid bets in the days.',
      {
        account: memberAccount,
        nickname,
        teamSize: number('How many people are below.'),
        validBetAmount: columns.validBetAmount,
        profitAndLoss: columns.profitAndLoss,
      },
    ),
    asOf,
  }),
  errors: ['report.range'],
});

const rates = described(
  v.nullable(
    v.array(
      v.object({
        category: gameType,
        rate: text('In percent, with two decimals, such as "1.20".'),
      }),
    ),
  ),
  'The rebate rates of today; null for people further below.',
);

const listDownlines = endpoint({
  method: 'GET',
  path: '/wps/agent/downlines',
  summary: 'People below the agent; nobody else is ever found',
  access: 'agent',
  moduleId: 'DOWNMAN',
  sends: 'query',
  input: v.object({
    ...familyFields,
    account: described(
      v.optional(textUpTo(32)),
      'A user name, or at least three letters with which it begins.',
    ),
    scope: described(
      v.optional(v.picklist(['direct', 'all']), 'direct'),
      'Those one step below, or everybody below.',
    ),
    parent: described(
      v.optional(textUpTo(32)),
      'The user name of somebody below, whose team is shown in place of the own one.',
    ),
    type: described(blankable(queryNumber(0, 9999)), 'Only accounts of this type.'),
    online: described(blankable(queryFlag), 'Only those who are here now, or only the others.'),
    registeredFrom: described(blankable(day), 'Registered on this day or later.'),
    registeredTo: described(blankable(day), 'Registered on this day or earlier.'),
    balanceFrom: described(
      blankable(amount),
      'A balance of at least this; leaves out those whose balance the agent does not see.',
    ),
    balanceTo: described(
      blankable(amount),
      'A balance of at most this; leaves out those whose balance the agent does not see.',
    ),
    sort: described(
      v.optional(v.picklist(['registered', 'lastLogin', 'balance', 'teamSize']), 'registered'),
      'What the list is ordered by; balances that the agent does not see stand last.',
    ),
    direction,
    ...pageInput,
  }),
  response: v.object({
    ...pageOf(
      v.object({
        account: memberAccount,
        nickname,
        type: memberType,
        status: described(v.picklist(['active', 'closed']), 'Whether the account is open.'),
        level: number('How many steps below the agent who asks.'),
        path: described(
          v.array(v.string()),
          'The user names from one step below the agent down to this one.',
        ),
        teamSize: number('How many people are below.'),
        directSize: number('How many of them are one step below.'),
        balance: described(
          v.nullable(amount),
          'Cash and bonus; null where the site does not show it to the agent.',
        ),
        online: described(v.boolean(), 'Whether a session was seen in the last five minutes.'),
        lastLoginDay: described(v.nullable(day), 'The day of the last log-in; null without one.'),
        registeredDay: described(day, 'The day of the registration.'),
        rates,
      }),
    ).entries,
    footer: describedObject('Of the one whose team is shown, whatever the filters.', {
      teamSize: number('How many people are below.'),
      directSize: number('How many of them are one step below.'),
    }),
    path,
    asOf,
  }),
  errors: ['agent.downline.not.found'],
});

const resultFilter = {
  ...teamDays,
  summaryType: described(
    v.optional(v.picklist(['0', '1']), '1'),
    '0: the person alone; 1: the person and everybody below, with a row for each line.',
  ),
  account: described(
    v.optional(textUpTo(32)),
    'The user name of somebody below the agent; the agent where it is left out.',
  ),
  gameCategory: described(
    blankable(gameType),
    'Only games of this type: then columns beside play are 0.',
  ),
  sort: described(
    v.optional(v.picklist(resultSorts), 'validBetAmount'),
    'The column by which the lines are ordered.',
  ),
  direction,
};

const getTeamProfitAndLoss = endpoint({
  method: 'GET',
  path: '/wps/report/teamPVPFishingPNL',
  summary: 'What a team brought: a row for each line, the own one, and all together',
  access: 'agent',
  moduleId: 'AGETEAMPNL3',
  sends: 'query',
  input: v.object({ ...familyFields, ...resultFilter, ...pageInput }),
  response: v.object({
    ...countedDays,
    ...pageOf(resultRow).entries,
    own: described(result, 'Of the person alone.'),
    footer: described(result, 'Of the person and everybody below; equal to `own` for 0.'),
    path,
    asOf,
  }),
  errors: ['report.range', 'agent.downline.not.found'],
});

const exportTeamProfitAndLoss = endpoint({
  method: 'GET',
  path: '/wps/report/teamPVPFishingPNL/export',
  summary: 'The same as a CSV file in the language of the request; five a day',
  access: 'agent',
  moduleId: 'AGETEAMPNL3',
  sends: 'query',
  input: v.object({ ...familyFields, ...resultFilter }),
  response: v.blob(),
  file: 'text/csv',
  errors: ['report.range', 'agent.downline.not.found', 'report.export.large', 'request.limited'],
});

/** What agents read of their teams. */
export const teamCalls = {
  getTeamKpi,
  getTeamOverview,
  listDownlines,
  getTeamProfitAndLoss,
  exportTeamProfitAndLoss,
};
