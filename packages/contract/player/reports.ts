import * as v from 'valibot';
import { transactionGroups } from '@pavilion/domain/wallet/transaction-group';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  blankable,
  day,
  familyFields,
  instant,
  pageNo,
  pageOf,
  pageSize,
  queryNumber,
  signedAmount,
} from '../fields.ts';
import { gameType } from './games.ts';

/** Days as the site counts them, both included; `lastDays` end today and go before dates. */
export const reportPeriod = {
  startDate: blankable(day),
  endDate: blankable(day),
  lastDays: v.optional(queryNumber(1, 366)),
};

const transactionKinds = v.picklist([
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'bet',
  'win',
  'rollback',
  'adjustment',
  'bonus',
  'reward',
  'vendorTransfer',
]);

const listTransactionCodes = endpoint({
  method: 'GET',
  path: '/wps/wallets/transactionCodes',
  summary: 'The kinds that the transaction record is filtered by, with their names',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object(familyFields),
  response: v.array(
    v.object({
      /** The `kind` of the transaction record. */
      code: transactionKinds,
      /** In the language of the request. */
      label: v.string(),
      group: v.picklist(transactionGroups),
    }),
  ),
  errors: [],
});

const transactionRecord = v.object({
  transactionId: v.string(),
  kind: transactionKinds,
  amount: signedAmount,
  balanceAfter: amount,
  createdAt: instant,
  reference: v.string(),
  /** Of a bet, a win and a returned bet; empty for other moves and for games that are gone. */
  gameName: v.string(),
  vendorName: v.string(),
  state: v.string(),
});

/** Of the whole period and not of the page alone. */
const transactionTotals = v.object({
  moneyIn: amount,
  moneyOut: amount,
  net: signedAmount,
});

export const listTransactions = endpoint({
  method: 'GET',
  path: '/wps/report/transaction',
  summary: 'Every move of the wallet, newest first; the last 12 months where no days are named',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({ ...reportPeriod, kind: v.optional(transactionKinds), pageNo, pageSize }),
  response: v.object({ ...pageOf(transactionRecord).entries, totals: transactionTotals }),
  errors: ['report.range'],
});

export const exportTransactions = endpoint({
  method: 'GET',
  path: '/wps/report/transaction/export',
  summary: 'The same as a CSV file in the language of the request, oldest first; one at a time',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({ ...reportPeriod, kind: v.optional(transactionKinds) }),
  response: v.blob(),
  file: 'text/csv',
  errors: ['report.range', 'report.export.busy', 'report.export.large'],
});

const downlineRecord = v.object({ account: v.string(), ...transactionRecord.entries });

const listDownlineTransactions = endpoint({
  method: 'GET',
  path: '/wps/report/downlineTransaction',
  summary: 'Moves of the wallets below the agent, at every depth, newest first',
  access: 'agent',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({
    ...reportPeriod,
    kind: v.optional(transactionKinds),
    /** The account name of one of the downline. */
    account: v.optional(v.pipe(v.string(), v.maxLength(32))),
    pageNo,
    pageSize,
  }),
  response: v.object({ ...pageOf(downlineRecord).entries, totals: transactionTotals }),
  errors: ['report.range'],
});

/** A bet of yesterday may come back today, so that each of these may be below zero. */
const playTotals = {
  stake: signedAmount,
  /** What the games paid out. */
  returned: signedAmount,
  net: signedAmount,
};

const playSplit = {
  /** Without the bets that are not decided, so that none of them counts as lost. */
  settled: v.object(playTotals),
  /** Of the rounds that are open now, what the period moved. */
  open: v.object(playTotals),
};

export const getProfitAndLoss = endpoint({
  method: 'GET',
  path: '/wps/report/personalPNL',
  summary:
    'What the member staked, won, was given, paid in and took out; all adds up to the change',
  access: 'session',
  moduleId: 'PERSREP',
  sends: 'query',
  input: v.object(reportPeriod),
  response: v.object({
    startDate: day,
    endDate: day,
    /** Settled and open bets together. */
    ...playTotals,
    ...playSplit,
    openRounds: v.number(),
    /** Null for games that the site no longer has. */
    categories: v.array(v.object({ gameType: v.nullable(gameType), ...playTotals, ...playSplit })),
    /** Bonuses and rewards, less what of them was taken back. */
    bonus: signedAmount,
    deposits: signedAmount,
    withdrawals: signedAmount,
    /** From the wallets of studios, less what was brought there. */
    transfers: signedAmount,
    adjustments: signedAmount,
    /** Of what lies in the wallets of studios: brought, less taken back, and won less lost there. */
    atStudios: signedAmount,
    /** Of the balance, without what lies at studios. */
    change: signedAmount,
    /** Of both together, to which all the others but transfers add up. */
    changeInAll: signedAmount,
    /** Since the account was opened. */
    lifetime: v.object({
      deposits: signedAmount,
      withdrawals: signedAmount,
      /** Deposits less withdrawals. */
      net: signedAmount,
    }),
  }),
  errors: ['report.range'],
});

const betStates = v.picklist(['open', 'settled', 'cancelled']);

const betRecord = v.object({
  /** Names the round to the call that shows all of it. */
  recordId: v.string(),
  roundId: v.string(),
  gameName: v.string(),
  gameType,
  vassalage: v.string(),
  vendorName: v.string(),
  betAmount: amount,
  winAmount: amount,
  netAmount: signedAmount,
  state: betStates,
  startedAt: instant,
  settledAt: v.nullable(instant),
  trial: v.boolean(),
});

export const listBets = endpoint({
  method: 'GET',
  path: '/wps/report/accountGameBetHistory',
  summary: 'Rounds that the member played, newest first',
  access: 'session',
  sends: 'query',
  input: v.object({
    ...reportPeriod,
    gameType: v.optional(gameType),
    state: v.optional(betStates),
    vassalage: v.optional(v.pipe(v.string(), v.maxLength(32))),
    pageNo,
    pageSize,
  }),
  response: pageOf(betRecord),
  errors: ['report.range'],
});

const roundMove = v.object({
  kind: v.picklist(['bet', 'win', 'rollback', 'finish']),
  amount: signedAmount,
  /** The amount is cash and bonus together. */
  cashAmount: signedAmount,
  bonusAmount: signedAmount,
  /** Null where the money lies at a studio. */
  balanceAfter: v.nullable(amount),
  createdAt: instant,
  reference: v.string(),
});

export const getRound = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: 'A round of the member with its moves, the first 200 of them',
  access: 'session',
  moduleId: 'TRANSBETREPMEM3',
  sends: 'query',
  input: v.object({ recordId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  response: v.object({
    ...betRecord.entries,
    moves: v.array(roundMove),
    hasMore: v.boolean(),
  }),
  errors: ['report.record.not.found'],
});

const playResult = { stake: signedAmount, returned: signedAmount, net: signedAmount };

export const getPlayResult = endpoint({
  method: 'GET',
  path: '/wps/report/playResult',
  summary: 'What the member staked and won in one game since it was opened',
  access: 'session',
  moduleId: 'PERSREP',
  sends: 'query',
  input: v.object({
    nodeId: queryNumber(1, 999_999_999),
    /** `openedAt` of the launch. */
    since: instant,
  }),
  response: v.object({
    rounds: v.number(),
    /** Settled and open bets together. */
    ...playResult,
    /** Without the bets that are not decided, so that none of them counts as lost. */
    settled: v.object(playResult),
    open: v.object(playResult),
    openRounds: v.number(),
  }),
  errors: [],
});

export const reportCalls = {
  listTransactionCodes,
  listTransactions,
  exportTransactions,
  listDownlineTransactions,
  getProfitAndLoss,
  listBets,
  getRound,
  getPlayResult,
};
