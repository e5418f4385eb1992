import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  describedList,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  nothing,
  onlyInState,
  pageInput,
  pageOf,
  providerCode,
  providerName,
  sharedObject,
  text,
  wholeList,
  yesNo,
} from '../fields.ts';

const moduleId = 'FUNDTRANS3';

const transferStates = v.picklist(['pending', 'done', 'refused']);
export const transferDirections = described(
  v.picklist(['toVendor', 'fromVendor']),
  'Brought to the provider, or taken back.',
);

const contractRequest = text(
  'What the agent is asked to look at, empty for nothing (section 4, "Contract check").',
);

const transfer = sharedObject(
  'Transfer',
  'Money brought to the wallet of a provider, or back from it.',
  {
    transferId: givenId,
    vassalage: providerCode,
    vendorName: providerName,
    direction: transferDirections,
    amount: described(amount, 'What is moved.'),
    state: described(transferStates, 'Pending until the provider has said what became of it.'),
    reason: described(
      v.nullable(v.picklist(['noFunds', 'refused'])),
      'Why a refused one moved nothing; null for others.',
    ),
    requestedAt: described(instant, 'When the member asked for it.'),
    settledAt: described(
      v.nullable(instant),
      'When the provider said what became of it; null before.',
    ),
  },
);

const lock = v.nullable(v.picklist(['underWay', 'closed', 'memberBlocked']));

const vendorLock = {
  vassalage: providerCode,
  toVendor: described(lock, 'Why money cannot be brought there now; null when it can.'),
  fromVendor: described(lock, 'Why money cannot be taken back now; null when it can.'),
};

const order = v.object({
  vassalage: described(identifier, 'The code of the provider.'),
  amount: described(amount, 'What is to be moved.'),
  requestKey: idempotencyKey,
});

export const getConsolidatedFunds = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  whileExcluded: 'answered',
  summary: 'What a member has here and in the wallets of providers, asked for anew where named',
  access: 'session',
  action: 'transfer',
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({
    refresh: described(
      v.optional(identifier),
      "A provider's code, or `all`, to ask anew; the others are told as they were last.",
    ),
  }),
  response: v.object({
    dailysalreqtype: contractRequest,
    divtypecompperiodreq: contractRequest,
    contracthoursalreq: contractRequest,
    currency: text('The code of the money, ISO 4217.'),
    currencySymbol: text('The sign beside amounts.'),
    mainBalance: described(amount, 'Here: cash and bonus together.'),
    cashBalance: described(amount, 'What of it may be transferred.'),
    bonusBalance: described(amount, 'What of it must be wagered first.'),
    vendorBalance: described(amount, 'What is known of wallets at providers.'),
    underWay: described(amount, 'What is on the way to providers.'),
    total: described(amount, 'All of them together.'),
    complete: yesNo('False while a provider that was asked did not answer.'),
    wallets: describedList("One for each provider that keeps its players' money.", {
      ...vendorLock,
      vendorName: providerName,
      balance: described(
        v.nullable(amount),
        'What lies there; null where the provider never answered.',
      ),
      balanceAt: described(v.nullable(instant), 'When the provider said so; null for never.'),
      unanswered: yesNo('It was asked for now and the provider did not answer.'),
      pending: described(v.nullable(transfer), 'The transfer that is under way; null for none.'),
    }),
  }),
  errors: ['wallet.vendor.unknown'],
});

export const getTransferLocks = endpoint({
  method: 'GET',
  path: '/wps/wallets/lockStatus',
  whileExcluded: 'answered',
  summary: 'Which wallets of providers cannot be moved money to or from now',
  access: 'session',
  action: 'transfer',
  moduleId,
  sends: 'query',
  input: nothing,
  response: v.object({ list: wholeList(v.object(vendorLock)) }),
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

const transferCall = {
  method: 'POST',
  access: 'session',
  action: 'transfer',
  moduleId,
  sends: 'json',
  input: order,
  response: transfer,
} as const;

export const transferToVendor = endpoint({
  ...transferCall,
  path: '/wps/wallets/transferFromMainWallet',
  summary: 'Bring cash to the wallet of a provider; it is held until the provider has it',
  errors: [
    ...transferErrors,
    'play.locked',
    'limit.loss.reached',
    'limit.wager.reached',
    'limit.time.reached',
    'limit.check.due',
    'limit.pause',
    'identity.check.needed',
  ],
});

const transferToMain = endpoint({
  ...transferCall,
  path: '/wps/wallets/transferToMainWallet',
  whileExcluded: 'answered',
  summary: 'Take money back from the wallet of a provider',
  errors: transferErrors,
});

const transferAllToMain = endpoint({
  method: 'POST',
  path: '/wps/wallets/transferAllToMainWallet',
  whileExcluded: 'answered',
  summary: 'Take everything back from the wallets of all providers',
  access: 'session',
  action: 'transfer',
  moduleId,
  sends: 'json',
  input: v.object({ requestKey: idempotencyKey }),
  response: v.object({
    list: wholeList(transfer),
    leftOut: described(
      v.array(v.string()),
      'Providers that did not say what is there, or with which a transfer is under way.',
    ),
  }),
  errors: [],
});

const listTransfers = endpoint({
  method: 'GET',
  path: '/wps/wallets/transfers',
  whileExcluded: 'answered',
  summary: 'Transfers of the member to and from providers, newest first',
  access: 'session',
  action: 'transfer',
  moduleId,
  sends: 'query',
  input: v.object({
    state: onlyInState(transferStates),
    ...pageInput,
  }),
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
