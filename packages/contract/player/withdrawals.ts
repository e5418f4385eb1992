import * as v from 'valibot';
import { withdrawalTerms } from '@pavilion/domain/wallet/withdrawal-effect';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  idempotencyKey,
  identifier,
  instant,
  nothing,
  pageNo,
  pageOf,
  pageSize,
} from '../fields.ts';
import { reportPeriod } from './reports.ts';

/** What a withdrawal does to a running bonus (decision D23). */
export const withdrawalTerm = v.picklist(withdrawalTerms);

/** What must be staked in ended rounds before a withdrawal. */
const playThrough = v.object({
  /** How often a deposit is played through, at most two decimals; 0 where the site asks for none. */
  times: v.number(),
  /** What is still to be played; zero where nothing stands between. */
  owed: amount,
});

export const withdrawalStates = v.picklist([
  'requested',
  'reviewing',
  'paying',
  'paid',
  'rejected',
  'failed',
]);

export const withdrawal = v.object({
  withdrawalId: v.string(),
  amount,
  state: withdrawalStates,
  bankName: v.string(),
  accountNumberMasked: v.string(),
  /** What the house keeps of the amount, and what is paid out. */
  fee: amount,
  net: amount,
  requestedAt: instant,
  reviewedAt: v.nullable(instant),
  /** When the payout was ordered. */
  releasedAt: v.nullable(instant),
  settledAt: v.nullable(instant),
  /** What the operator said of a rejected one. */
  reason: v.nullable(v.string()),
});

export const listWithdrawBanks = endpoint({
  method: 'GET',
  path: '/wps/system/withdrawBanks',
  summary: 'Banks that can be paid out to, and the limits of a request',
  access: 'session',
  action: 'withdraw',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        kind: v.picklist(['bank', 'eWallet']),
        minimum: amount,
        maximum: amount,
        fee: v.object({ fixed: amount, percent: v.number(), freeTimesPerDay: v.number() }),
      }),
    ),
    minimum: amount,
    maximum: amount,
    /** What is left of the day. */
    leftToday: amount,
    timesToday: v.number(),
    timesPerDay: v.number(),
    cardsAllowed: v.number(),
    /** How far the wagers of bonuses are. */
    turnover: v.object({ required: amount, done: amount, remaining: amount }),
    /** What a request would meet now: nothing, a refusal, or the end of bonuses (`endBonus`). */
    effect: v.picklist(['free', 'blocked', 'ends']),
    playThrough,
    /** Running bonuses, with what a withdrawal does to each. */
    bonuses: v.array(
      v.object({
        bonusId: v.string(),
        /** Empty for a reward that is not a promotion of its own. */
        title: v.string(),
        withdrawal: withdrawalTerm,
        /** What is left to wager of it. */
        remaining: amount,
        /** What would be removed with it. */
        left: amount,
      }),
    ),
  }),
  errors: [],
});

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/transaction/withdraw',
  summary: 'Ask for a withdrawal; the amount is held at once',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: v.object({
    cardId: identifier,
    amount,
    paymentPassword: v.pipe(v.string(), v.maxLength(16)),
    requestKey: idempotencyKey,
    /** The member was told what goes, and says yes; only asked for where `effect` is `ends`. */
    endBonus: v.optional(v.boolean()),
  }),
  response: withdrawal,
  errors: [
    'withdraw.playthrough.open',
    'withdraw.bonus.blocked',
    'withdraw.bonus.ends',
    'withdraw.card.missing',
    'withdraw.amount.range',
    'wallet.amount.invalid',
    'wallet.no.funds',
    'wallet.repeat.differs',
    'payment.password.missing',
    'payment.password.wrong',
    'login.locked',
  ],
});

const getWithdrawal = endpoint({
  method: 'GET',
  path: '/wps/transaction/withdraw/{withdrawalId}',
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
  summary: 'What the member asked to withdraw and how far it has come, newest first',
  access: 'session',
  action: 'withdraw',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({ ...reportPeriod, state: v.optional(withdrawalStates), pageNo, pageSize }),
  response: pageOf(withdrawal),
  errors: ['report.range'],
});

export const withdrawalCalls = {
  listWithdrawBanks,
  requestWithdrawal,
  getWithdrawal,
  listMemberWithdrawals,
};
