import * as v from 'valibot';
import { withdrawalTerms } from '@pavilion/domain/wallet/withdrawal-effect';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  describedList,
  describedObject,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  nothing,
  number,
  onlyInState,
  pageInput,
  pageOf,
  sharedObject,
  sharedSchema,
  text,
} from '../../fields.ts';
import { paymentPassword, paymentPasswordErrors } from '../credentials.ts';
import { reportPeriod } from '../reports.ts';

export const withdrawalTerm = sharedSchema(
  'WithdrawalTerm',
  'What a withdrawal does to the bonus while it runs (decision D23).',
  v.picklist(withdrawalTerms),
);

const playThrough = sharedObject(
  'PlayThrough',
  'What must be staked in ended rounds before a withdrawal.',
  {
    times: number(
      'How often a deposit is played through, at most two decimals; 0 where the site asks for none.',
    ),
    owed: described(amount, 'What is still to be played; zero where nothing stands between.'),
  },
);

export const withdrawalStates = sharedSchema(
  'WithdrawalState',
  'How far the withdrawal has come.',
  v.picklist(['requested', 'reviewing', 'paying', 'paid', 'rejected', 'failed']),
);

export const withdrawal = sharedObject('Withdrawal', 'A withdrawal as its owner sees it.', {
  withdrawalId: givenId,
  amount: described(amount, 'What leaves the balance.'),
  state: withdrawalStates,
  bankName: text('The name of the bank that it goes to.'),
  accountNumberMasked: text('The number of the account; all but the last four digits are hidden.'),
  fee: described(amount, 'What the site keeps of the amount.'),
  net: described(amount, 'What is paid out.'),
  requestedAt: described(instant, 'When the member asked for it.'),
  reviewedAt: described(v.nullable(instant), 'When an operator began to look at it; null before.'),
  releasedAt: described(v.nullable(instant), 'When the payout was ordered; null before.'),
  settledAt: described(v.nullable(instant), 'When it was paid, rejected or failed; null before.'),
  reason: described(
    v.nullable(v.string()),
    'What the operator said of a rejected one; null for others.',
  ),
});

export const listWithdrawBanks = endpoint({
  method: 'GET',
  path: '/wps/system/withdrawBanks',
  whileExcluded: 'answered',
  summary: 'Banks that can be paid out to, and the limits of a request',
  access: 'session',
  action: 'withdraw',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: describedList('The banks in their order.', {
      code: text('What a new account names as `bank`.'),
      name: text('The name of the bank.'),
      kind: described(v.picklist(['bank', 'eWallet']), 'Whether it is a bank or an e-wallet.'),
      minimum: described(amount, 'The smallest withdrawal to it.'),
      maximum: described(amount, 'The largest withdrawal to it.'),
      fee: describedObject('What a withdrawal to it costs.', {
        fixed: described(amount, 'For each withdrawal.'),
        percent: number('Of the amount.'),
        freeTimesPerDay: number('How many withdrawals of a day cost nothing.'),
      }),
    }),
    minimum: described(amount, 'The smallest withdrawal of the site.'),
    maximum: described(amount, 'The largest withdrawal of the site.'),
    leftToday: described(amount, 'What may still be withdrawn today.'),
    wholeBalance: described(
      v.nullable(amount),
      'In a time-out or self-exclusion: the whole balance, which may be withdrawn once outside the limits of the day; else null.',
    ),
    timesToday: number('How often the member has withdrawn today.'),
    timesPerDay: number('How often a member may withdraw in a day.'),
    cardsAllowed: number('How many accounts a member may have.'),
    turnover: describedObject('How far the wagers of bonuses are.', {
      required: described(amount, 'What must be wagered in all.'),
      done: described(amount, 'What counted so far.'),
      remaining: described(amount, 'What is left to wager.'),
    }),
    effect: described(
      v.picklist(['free', 'blocked', 'ends']),
      'What a request would meet now: nothing, an error, or the end of bonuses (`endBonus`).',
    ),
    playThrough,
    bonuses: describedList('Running bonuses, with what a withdrawal does to each.', {
      bonusId: givenId,
      title: text('Empty for a reward that is not a promotion of its own.'),
      withdrawal: withdrawalTerm,
      remaining: described(amount, 'What is left to wager of it.'),
      left: described(amount, 'What would be removed with it.'),
    }),
  }),
  errors: [],
});

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/transaction/withdraw',
  whileExcluded: 'answered',
  summary: 'Ask for a withdrawal; the amount is held at once',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: v.object({
    cardId: described(identifier, 'The account that it goes to.'),
    amount: described(amount, 'What is to leave the balance.'),
    paymentPassword,
    requestKey: idempotencyKey,
    endBonus: described(
      v.optional(v.boolean()),
      'The member was told what goes, and says yes; only asked for where `effect` is `ends`.',
    ),
  }),
  response: withdrawal,
  errors: [
    'identity.check.needed',
    'agent.contract.owed',
    'withdraw.name.differs',
    'withdraw.playthrough.open',
    'withdraw.bonus.blocked',
    'withdraw.bonus.ends',
    'withdraw.card.missing',
    'withdraw.amount.range',
    'wallet.amount.invalid',
    'wallet.no.funds',
    'wallet.repeat.differs',
    ...paymentPasswordErrors,
  ],
});

const getWithdrawal = endpoint({
  method: 'GET',
  path: '/wps/transaction/withdraw/{withdrawalId}',
  whileExcluded: 'answered',
  summary: 'How far a withdrawal has come',
  access: 'session',
  action: 'withdraw',
  sends: 'query',
  input: v.object({ withdrawalId: identifier }),
  response: withdrawal,
  errors: ['withdraw.not.found'],
});

const listMemberWithdrawals = endpoint({
  method: 'GET',
  path: '/wps/report/withdrawTransaction',
  whileExcluded: 'answered',
  summary: 'What the member asked to withdraw and how far it has come, newest first',
  access: 'session',
  action: 'withdraw',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({
    ...reportPeriod,
    state: onlyInState(withdrawalStates),
    ...pageInput,
  }),
  response: pageOf(withdrawal),
  errors: ['report.range'],
});

export const withdrawalCalls = {
  listWithdrawBanks,
  requestWithdrawal,
  getWithdrawal,
  listMemberWithdrawals,
};
