import * as v from 'valibot';
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

const moduleId = 'FUNDTRANS3';

const transferStates = v.picklist(['pending', 'done', 'refused']);
export const transferDirections = v.picklist(['toVendor', 'fromVendor']);

const transfer = v.object({
  transferId: v.string(),
  vassalage: v.string(),
  vendorName: v.string(),
  direction: transferDirections,
  amount,
  /** Pending until the studio has said what became of it. */
  state: transferStates,
  /** Why a refused one moved nothing. */
  reason: v.nullable(v.picklist(['noFunds', 'refused'])),
  requestedAt: instant,
  settledAt: v.nullable(instant),
});

const lock = v.nullable(v.picklist(['underWay', 'closed', 'memberBlocked']));

const vendorLock = {
  vassalage: v.string(),
  /** Why money cannot go that way now; null when it can. */
  toVendor: lock,
  fromVendor: lock,
};

const order = v.object({
  vassalage: identifier,
  amount,
  requestKey: idempotencyKey,
});

export const getConsolidatedFunds = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: 'What a member has here and in the wallets of studios, asked for anew where named',
  access: 'session',
  action: 'transfer',
  moduleId: 'COMM3',
  sends: 'query',
  /** A studio’s code, or `all`; the others are told as they were last. */
  input: v.object({ refresh: v.optional(identifier) }),
  response: v.object({
    /** What agents are asked to look at, empty for nothing (section 4, "Contract check"). */
    dailysalreqtype: v.string(),
    divtypecompperiodreq: v.string(),
    contracthoursalreq: v.string(),
    currency: v.string(),
    currencySymbol: v.string(),
    /** Here: cash and bonus together, and what of it may be transferred. */
    mainBalance: amount,
    cashBalance: amount,
    bonusBalance: amount,
    /** Known of studios’ wallets, and on the way to or from them. */
    vendorBalance: amount,
    underWay: amount,
    total: amount,
    /** False while a studio that was asked did not answer. */
    complete: v.boolean(),
    wallets: v.array(
      v.object({
        ...vendorLock,
        vendorName: v.string(),
        /** Null where the studio never answered. */
        balance: v.nullable(amount),
        balanceAt: v.nullable(instant),
        /** It was asked for now and the studio did not answer. */
        unanswered: v.boolean(),
        pending: v.nullable(transfer),
      }),
    ),
  }),
  errors: ['wallet.vendor.unknown'],
});

export const getTransferLocks = endpoint({
  method: 'GET',
  path: '/wps/wallets/lockStatus',
  summary: 'Which wallets of studios cannot be moved money to or from now',
  access: 'session',
  action: 'transfer',
  moduleId,
  sends: 'query',
  input: nothing,
  response: v.object({ list: v.array(v.object(vendorLock)) }),
  errors: [],
});

const transferErrors = [
  'wallet.vendor.unknown',
  'wallet.vendor.locked',
  'wallet.transfer.under.way',
  'wallet.amount.invalid',
  'wallet.no.funds',
  'wallet.repeat.differs',
] as const;

export const transferToVendor = endpoint({
  method: 'POST',
  path: '/wps/wallets/transferFromMainWallet',
  summary: 'Bring cash to the wallet of a studio; it is held until the studio has it',
  access: 'session',
  action: 'transfer',
  moduleId,
  sends: 'json',
  input: order,
  response: transfer,
  errors: [...transferErrors, 'play.locked'],
});

const transferToMain = endpoint({
  method: 'POST',
  path: '/wps/wallets/transferToMainWallet',
  summary: 'Take money back from the wallet of a studio',
  access: 'session',
  action: 'transfer',
  moduleId,
  sends: 'json',
  input: order,
  response: transfer,
  errors: transferErrors,
});

const transferAllToMain = endpoint({
  method: 'POST',
  path: '/wps/wallets/transferAllToMainWallet',
  summary: 'Take everything back from the wallets of all studios',
  access: 'session',
  action: 'transfer',
  moduleId,
  sends: 'json',
  input: v.object({ requestKey: idempotencyKey }),
  response: v.object({
    list: v.array(transfer),
    /** Studios that did not say what is there, or with which a transfer is under way. */
    leftOut: v.array(v.string()),
  }),
  errors: [],
});

const listTransfers = endpoint({
  method: 'GET',
  path: '/wps/wallets/transfers',
  summary: 'Transfers of the member to and from studios, newest first',
  access: 'session',
  action: 'transfer',
  moduleId,
  sends: 'query',
  input: v.object({ state: v.optional(transferStates), pageNo, pageSize }),
  response: pageOf(transfer),
  errors: [],
});

export const transferCalls = {
  getConsolidatedFunds,
  getTransferLocks,
  transferToVendor,
  transferToMain,
  transferAllToMain,
  listTransfers,
};
