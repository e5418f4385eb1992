import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  describedObject,
  familyFields,
  memberAccount,
  pageInput,
  pageOf,
  signedAmount,
  textUpTo,
  yesNo,
} from '../../fields.ts';
import { gameFilter } from '../games.ts';
import { betRecord, betStates, roundMove } from '../reports.ts';
import { accountFilter, asOf, categoryFilter, nickname, teamDays } from './teams.ts';

const { trial: _trial, ...roundEntries } = betRecord.entries;

const teamBet = v.object({
  account: memberAccount,
  nickname,
  ...roundEntries,
  validBetAmount: described(amount, 'What of the bet counts; 0 before the round has ended.'),
});

const listTeamBets = endpoint({
  method: 'GET',
  path: '/wps/report/teamPVPRNGBetting',
  summary: 'Rounds of everybody below the agent, the last ended first; seven days at once',
  access: 'agent',
  moduleId: 'TEAMBETTING3',
  sends: 'query',
  input: v.object({
    ...familyFields,
    ...teamDays,
    account: accountFilter,
    gameCategory: categoryFilter,
    vassalage: gameFilter.vassalage,
    state: described(v.optional(betStates), 'Only rounds in this state.'),
    ...pageInput,
  }),
  response: v.object({
    ...pageOf(teamBet).entries,
    more: yesNo('Whether there are more than `total`, which stops at 10,000.'),
    footer: describedObject('Of all rounds that the filter lets through.', {
      betAmount: described(signedAmount, 'What was bet, less bets that were returned.'),
      validBetAmount: described(signedAmount, 'What of it counts.'),
      winAmount: described(signedAmount, 'What the games paid out, less wins taken back.'),
      netAmount: described(signedAmount, 'Wins less bets.'),
    }),
    asOf,
  }),
  errors: ['report.range', 'agent.downline.not.found'],
});

const {
  cashAmount: _cash,
  bonusAmount: _bonus,
  balanceAfter: _balance,
  ...moveEntries
} = roundMove.entries;

const getTeamRound = endpoint({
  method: 'GET',
  path: '/wps/report/teamPVPRNGBetting/round',
  summary: 'A round of somebody below the agent with its moves, the first 200 of them',
  access: 'agent',
  moduleId: 'TEAMBETTING3',
  sends: 'query',
  input: v.object({
    ...familyFields,
    account: described(textUpTo(32), 'The user name of the one who played.'),
    recordId: described(v.pipe(v.string(), v.regex(/^\d{1,18}$/)), '`recordId` of the bet record.'),
  }),
  response: v.object({
    ...teamBet.entries,
    moves: described(v.array(v.object(moveEntries)), 'The first 200 moves, in their order.'),
    hasMore: yesNo('Whether the round has more of them.'),
  }),
  errors: ['agent.downline.not.found', 'report.record.not.found'],
});

/** What agents read of the bets below them. */
export const teamBetCalls = { listTeamBets, getTeamRound };
