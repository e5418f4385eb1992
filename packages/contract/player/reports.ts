import * as v from 'valibot';
import { transactionGroups } from '@pavilion/domain/wallet/transaction-group';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  blankable,
  day,
  described,
  describedList,
  describedObject,
  familyFields,
  givenId,
  instant,
  memberAccount,
  nodeNumber,
  nothing,
  number,
  pageInput,
  pageOf,
  providerCode,
  providerName,
  queryNumber,
  sharedObject,
  sharedSchema,
  signedAmount,
  text,
  textUpTo,
  yesNo,
} from '../fields.ts';
import { gameFilter, gameType } from './games.ts';

export const reportPeriod = {
  startDate: described(blankable(day), 'The first day, included.'),
  endDate: described(blankable(day), 'The last day, included.'),
  lastDays: described(
    v.optional(queryNumber(1, 366)),
    'So many days that end today; goes before the dates.',
  ),
};

const transactionKinds = sharedSchema(
  'TransactionKind',
  'What moved the money.',
  v.picklist([
    'deposit',
    'withdrawal',
    'withdrawalReturned',
    'bet',
    'win',
    'rollback',
    'adjustment',
    'bonus',
    'reward',
    'rebate',
    'teamRebate',
    'salary',
    'dividend',
    'vendorTransfer',
    'downlineTransfer',
  ]),
);
const kindFilter = described(
  v.optional(transactionKinds),
  'Only transactions of this kind; all where it is left out.',
);

const listTransactionCodes = endpoint({
  method: 'GET',
  path: '/wps/wallets/transactionCodes',
  whileExcluded: 'answered',
  summary: 'The kinds that the transaction record is filtered by, with their names',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object(familyFields),
  response: v.array(
    v.object({
      code: described(transactionKinds, 'The `kind` of the transaction record.'),
      label: text('In the language of the request.'),
      group: described(v.picklist(transactionGroups), 'What kinds of transactions stand together.'),
    }),
  ),
  errors: [],
});

const transactionRecord = v.object({
  transactionId: givenId,
  kind: transactionKinds,
  amount: described(signedAmount, 'What was moved; below zero it left the balance.'),
  balanceAfter: described(amount, 'The balance when it was done.'),
  createdAt: described(instant, 'When it was done.'),
  reference: text('What the other side knows it by, such as a deposit or a bet of a provider.'),
  gameName: text(
    'Of a bet, a win and a returned bet; empty for other moves and for games that are gone.',
  ),
  vendorName: text('The name of the provider of that game.'),
  otherAccount: described(
    v.nullable(v.string()),
    'The user name of the other person of a downline transfer; null for other moves, and in lists of a downline for people outside it.',
  ),
  state: text('Always `done`: what is under way is no transaction.'),
});

const transactionTotals = sharedObject(
  'TransactionTotals',
  'Of the whole period and not of the page alone.',
  {
    moneyIn: described(amount, 'What came in.'),
    moneyOut: described(amount, 'What went out.'),
    net: described(signedAmount, 'What came in less what went out.'),
  },
);

export const listTransactions = endpoint({
  method: 'GET',
  path: '/wps/report/transaction',
  whileExcluded: 'answered',
  summary: 'Every move of the wallet, newest first; the last 12 months where no days are named',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({ ...reportPeriod, kind: kindFilter, ...pageInput }),
  response: v.object({ ...pageOf(transactionRecord).entries, totals: transactionTotals }),
  errors: ['report.range'],
});

export const exportTransactions = endpoint({
  method: 'GET',
  path: '/wps/report/transaction/export',
  whileExcluded: 'answered',
  summary: 'The same as a CSV file in the language of the request, oldest first; one at a time',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({ ...reportPeriod, kind: kindFilter }),
  response: v.blob(),
  file: 'text/csv',
  errors: ['report.range', 'report.export.busy', 'report.export.large'],
});

const downlineRecord = v.object({ account: memberAccount, ...transactionRecord.entries });

const listDownlineTransactions = endpoint({
  method: 'GET',
  path: '/wps/report/downlineTransaction',
  summary: 'Moves of the wallets below the agent, at every depth, newest first',
  access: 'agent',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({
    ...reportPeriod,
    kind: kindFilter,
    account: described(
      v.optional(textUpTo(32)),
      'The user name of one of the downline; all where it is left out.',
    ),
    ...pageInput,
  }),
  response: v.object({ ...pageOf(downlineRecord).entries, totals: transactionTotals }),
  errors: ['report.range'],
});

const playTotals = {
  stake: described(
    signedAmount,
    'What was bet. A bet of yesterday may come back today, so it may be below zero.',
  ),
  returned: described(signedAmount, 'What the games paid out.'),
  net: described(signedAmount, 'What was returned less the stake.'),
};

const playSplit = {
  settled: described(
    v.object(playTotals),
    'Without the bets that are not decided, so that none of them counts as lost.',
  ),
  open: described(v.object(playTotals), 'Of the rounds that are open now, what the period moved.'),
};

export const getProfitAndLoss = endpoint({
  method: 'GET',
  path: '/wps/report/personalPNL',
  whileExcluded: 'answered',
  summary:
    'What the member staked, won, was given, paid in and took out; all adds up to the change',
  access: 'session',
  moduleId: 'PERSREP',
  sends: 'query',
  input: v.object(reportPeriod),
  response: v.object({
    startDate: described(day, 'The first day that was counted.'),
    endDate: described(day, 'The last day that was counted.'),
    /** Settled and open bets together. */
    ...playTotals,
    ...playSplit,
    openRounds: number('How many rounds of the period are not decided.'),
    categories: describedList('The same by type of game.', {
      gameType: described(v.nullable(gameType), 'Null for games that the site no longer has.'),
      ...playTotals,
      ...playSplit,
    }),
    bonus: described(
      signedAmount,
      'Bonuses, rewards, rebates, salaries and dividends, less what of them was taken back or paid.',
    ),
    deposits: described(signedAmount, 'What was credited.'),
    withdrawals: described(signedAmount, 'What was taken out.'),
    transfers: described(
      signedAmount,
      'From the wallets of providers, less what was brought there.',
    ),
    downlineTransfers: described(
      signedAmount,
      'From the agent above by downline transfer, less what was sent to people below.',
    ),
    adjustments: described(signedAmount, 'What operators corrected.'),
    atProviders: described(
      signedAmount,
      'Change of what lies at providers: brought, less taken back, and won less lost there.',
    ),
    change: described(signedAmount, 'Change of the balance, without what lies at providers.'),
    changeInAll: described(
      signedAmount,
      'Change of both together, to which all the others but transfers add up.',
    ),
    lifetime: describedObject('Since the account was opened.', {
      deposits: described(signedAmount, 'What was credited.'),
      withdrawals: described(signedAmount, 'What was taken out.'),
      net: described(signedAmount, 'Deposits less withdrawals.'),
    }),
  }),
  errors: ['report.range'],
});

export const betStates = described(
  v.picklist(['open', 'settled', 'cancelled']),
  'How far the round has come.',
);

export const betRecord = v.object({
  recordId: text('Names the round to the call that shows all of it.'),
  roundId: text('The round as the provider names it.'),
  gameName: text('The name in the language of the request.'),
  gameType,
  vassalage: providerCode,
  vendorName: providerName,
  betAmount: described(amount, 'What was bet in the round.'),
  winAmount: described(amount, 'What the round paid out.'),
  netAmount: described(signedAmount, 'What was won less what was bet.'),
  state: betStates,
  startedAt: described(instant, 'When the round began.'),
  settledAt: described(v.nullable(instant), 'When it ended; null while it is open.'),
  trial: yesNo('It was played for play money.'),
});

export const listBets = endpoint({
  method: 'GET',
  path: '/wps/report/accountGameBetHistory',
  whileExcluded: 'answered',
  summary: 'Rounds that the member played, newest first',
  access: 'session',
  sends: 'query',
  input: v.object({
    ...reportPeriod,
    gameType: described(v.optional(gameType), 'Only games of this type.'),
    state: described(v.optional(betStates), 'Only rounds in this state.'),
    vassalage: gameFilter.vassalage,
    ...pageInput,
  }),
  response: pageOf(betRecord),
  errors: ['report.range'],
});

export const roundMove = v.object({
  kind: described(v.picklist(['bet', 'win', 'rollback', 'finish']), 'What the provider did.'),
  amount: described(signedAmount, 'Cash and bonus together; below zero it left the balance.'),
  cashAmount: described(signedAmount, 'The cash in it.'),
  bonusAmount: described(signedAmount, 'The bonus in it.'),
  balanceAfter: described(
    v.nullable(amount),
    'The balance when it was done; null where the money lies at a provider.',
  ),
  createdAt: described(instant, 'When it was done.'),
  reference: text('The move as the provider names it.'),
});

export const getRound = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  whileExcluded: 'answered',
  summary: 'A round of the member with its moves, the first 200 of them',
  access: 'session',
  moduleId: 'TRANSBETREPMEM3',
  sends: 'query',
  input: v.object({
    recordId: described(v.pipe(v.string(), v.regex(/^\d{1,18}$/)), '`recordId` of the bet record.'),
  }),
  response: v.object({
    ...betRecord.entries,
    moves: described(v.array(roundMove), 'The first 200 moves, in their order.'),
    hasMore: yesNo('Whether the round has more of them.'),
  }),
  errors: ['report.record.not.found'],
});

const historyFigures = {
  deposits: described(signedAmount, 'What was credited.'),
  withdrawals: described(signedAmount, 'What was taken out, less what was given back.'),
  staked: described(signedAmount, 'What was bet, less bets that were returned.'),
  won: described(signedAmount, 'What the games paid out, less wins that were taken back.'),
  net: described(signedAmount, 'What was won less what was staked.'),
};

export const getHistory = endpoint({
  method: 'GET',
  path: '/wps/report/history',
  access: 'session',
  action: 'memberCentre',
  whileExcluded: 'answered',
  summary: 'Money and play of the member by month, for 12 months, and since the account was opened',
  sends: 'query',
  input: nothing,
  response: v.object({
    months: describedList('Newest first: 12, or fewer where the account is younger.', {
      month: text('`YYYY-MM`, by the clock of the site.'),
      ...historyFigures,
    }),
    total: described(
      v.object({
        since: described(day, 'When the account was opened.'),
        ...historyFigures,
        netDeposits: described(signedAmount, 'Deposits less withdrawals.'),
      }),
      'Since the account was opened.',
    ),
  }),
  errors: [],
});

const exportHistory = endpoint({
  method: 'GET',
  path: '/wps/report/history/export',
  access: 'session',
  action: 'memberCentre',
  whileExcluded: 'answered',
  summary: 'The same as a CSV file in the language of the request',
  sends: 'query',
  input: nothing,
  response: v.blob(),
  file: 'text/csv',
  errors: [],
});

const playResult = {
  stake: described(signedAmount, 'What was bet.'),
  returned: described(signedAmount, 'What the games paid out.'),
  net: described(signedAmount, 'What was returned less the stake.'),
};

export const getPlayResult = endpoint({
  method: 'GET',
  path: '/wps/report/playResult',
  whileExcluded: 'answered',
  summary: 'What the member staked and won in one game since it was opened',
  access: 'session',
  moduleId: 'PERSREP',
  sends: 'query',
  input: v.object({
    nodeId: nodeNumber,
    since: described(instant, '`openedAt` of the launch.'),
  }),
  response: v.object({
    rounds: number('How many rounds were played.'),
    /** Settled and open bets together. */
    ...playResult,
    settled: described(
      v.object(playResult),
      'Without the bets that are not decided, so that none of them counts as lost.',
    ),
    open: described(v.object(playResult), 'Of the rounds that are not decided.'),
    openRounds: number('How many rounds are not decided.'),
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
  getHistory,
  exportHistory,
};
