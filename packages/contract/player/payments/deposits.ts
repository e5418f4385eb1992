import * as v from 'valibot';
import { paymentGateways } from '@pavilion/domain/wallet/payment-gateways';
import { endpoint } from '../../endpoint.ts';
import type { ErrorCode } from '../../error-code.ts';
import {
  amount,
  described,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  nothing,
  number,
  onlyInState,
  pageInput,
  pageOf,
  pictureParts,
  sharedObject,
  sharedSchema,
  text,
  textUpTo,
  wholeList,
  yesNo,
} from '../../fields.ts';
import { pictureErrors } from '../pictures.ts';
import { reportPeriod } from '../reports.ts';

const depositKinds = described(
  v.picklist(['gateway', 'qr', 'bankTransfer', 'manual']),
  'How it is paid.',
);

export const depositStates = sharedSchema(
  'DepositState',
  'How far the deposit has come.',
  v.picklist(['pending', 'reviewing', 'paid', 'failed', 'rejected', 'expired', 'cancelled']),
);

const transferAccount = sharedObject(
  'TransferAccount',
  'The account that a bank transfer goes to.',
  {
    bankName: text('The name of the bank.'),
    accountName: text('Whose account it is.'),
    accountNumber: text('The number of the account.'),
  },
);

export const deposit = sharedObject('Deposit', 'A deposit as its owner sees it.', {
  depositId: givenId,
  state: depositStates,
  kind: depositKinds,
  channel: text('The code of the channel.'),
  channelName: text('The name of the channel in the language of the request.'),
  amount: described(amount, 'What is paid.'),
  fee: described(amount, 'What the channel keeps of it.'),
  net: described(amount, 'What reaches the balance.'),
  requestedAt: described(instant, 'When the member asked for it.'),
  expiresAt: described(
    v.nullable(instant),
    'Until then the payment is waited for; null without an end.',
  ),
  settledAt: described(v.nullable(instant), 'When it was paid, failed or ended; null before.'),
  checkoutUrl: described(
    v.nullable(v.string()),
    'Where to pay; for a QR channel also what the code holds. Null where nothing is opened.',
  ),
  payReference: described(
    v.nullable(v.string()),
    'Written into the transfer, or shown at the counter; null elsewhere.',
  ),
  transferTo: described(
    v.nullable(transferAccount),
    'The account to pay to; null for other channels.',
  ),
  promotion: described(
    v.nullable(v.string()),
    'The title of the promotion that was chosen with it; null for none.',
  ),
  bonusAmount: described(
    v.nullable(amount),
    'What that promotion gave when the deposit arrived; null before, and for nothing.',
  ),
  cancelledAt: described(
    v.nullable(instant),
    'When the member cancelled it, or null; a payment that comes later is credited all the same.',
  ),
  slipId: described(
    v.nullable(v.string()),
    'The picture sent as a proof, at `/wps/member/picture/{pictureId}`; null for none.',
  ),
  reason: described(
    v.nullable(v.string()),
    'What the operator said of a rejected one; null for others.',
  ),
});

const depositChannel = v.object({
  code: text('What a deposit names as `channel`.'),
  kind: depositKinds,
  name: text('In the language of the request.'),
  hint: text('What the member should know of it, in the language of the request.'),
  iconUrl: text('The address of its picture.'),
  minimum: described(amount, 'The smallest deposit.'),
  maximum: described(amount, 'The largest deposit.'),
  quickAmounts: described(v.array(amount), 'Amounts that the page offers as buttons.'),
  feePercent: number('The share of the amount that the channel keeps, with at most two decimals.'),
  open: yesNo('Whether it takes deposits now.'),
  hours: described(
    v.nullable(
      v.object({
        from: text('`HH:mm`.'),
        until: text('`HH:mm`.'),
      }),
    ),
    'When it is open, at the site; null for a channel that never closes.',
  ),
});

export const listDepositChannels = endpoint({
  method: 'GET',
  path: '/wps/system/depositBanks',
  summary: 'The ways to deposit with their limits, fees and hours',
  access: 'session',
  action: 'deposit',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: wholeList(depositChannel),
    offersLimits: yesNo(
      'Whether the member should be offered limits of their own before the first deposit.',
    ),
    playThrough: number(
      'How often a deposit is played through before a withdrawal; 0 where it need not be.',
    ),
  }),
  errors: [],
});

const depositInput = v.object({
  channel: described(textUpTo(32), 'The code of one of the channels.'),
  amount: described(amount, 'What is going to be paid.'),
  promotionId: described(v.optional(identifier), 'The bonus that is to come with the money.'),
  requestKey: idempotencyKey,
});

const startedDeposit = sharedObject('StartedDeposit', 'A deposit that waits for its payment.', {
  depositId: givenId,
  state: depositStates,
  checkoutUrl: text('Where to pay; empty where nothing is paid at a payment company.'),
});

const depositErrors = [
  'deposit.channel.unknown',
  'deposit.channel.closed',
  'deposit.amount.range',
  'deposit.own.limit',
  'deposit.day.limit',
  'bonus.not.available',
  'bonus.deposit.small',
  'wallet.amount.invalid',
  'wallet.balance.limit',
  'wallet.repeat.differs',
  'deposit.not.allowed',
  'identity.check.needed',
  'play.locked',
] as const satisfies readonly ErrorCode[];

const depositCall = {
  method: 'POST',
  access: 'session',
  action: 'deposit',
  sends: 'json',
  input: depositInput,
  response: startedDeposit,
} as const;

export const requestDeposit = endpoint({
  ...depositCall,
  input: v.object({
    ...depositInput.entries,
    gateway: described(
      v.optional(v.picklist(paymentGateways)),
      "From where it is paid, a number of the merchant's `gateways`; MOBILE where it is left out.",
    ),
  }),
  path: '/wps/transaction/deposit/pg',
  summary: 'Start a deposit at the payment gateway',
  errors: [...depositErrors, 'deposit.channel.failed'],
});

const requestQrDeposit = endpoint({
  ...depositCall,
  path: '/wps/transaction/deposit/qr',
  summary: 'Start a deposit that is paid by scanning a code',
  errors: [...depositErrors, 'deposit.channel.failed'],
});

const requestTransferDeposit = endpoint({
  ...depositCall,
  path: '/wps/transaction/deposit/mt',
  summary: 'Announce a bank transfer to an account of the site',
  errors: depositErrors,
});

const requestManualDeposit = endpoint({
  ...depositCall,
  path: '/wps/transaction/deposit/ma',
  summary: 'Announce a payment by hand, such as at a counter',
  errors: depositErrors,
});

export const getDeposit = endpoint({
  method: 'GET',
  path: '/wps/transaction/deposit/{depositId}',
  whileExcluded: 'answered',
  summary: 'How far a deposit has come',
  access: 'session',
  sends: 'query',
  input: v.object({ depositId: identifier }),
  response: deposit,
  errors: ['deposit.not.found'],
});

const listMemberDeposits = endpoint({
  method: 'GET',
  path: '/wps/report/depositTransaction',
  whileExcluded: 'answered',
  summary: 'What the member deposited and how far it has come, newest first',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({
    ...reportPeriod,
    state: onlyInState(depositStates),
    ...pageInput,
  }),
  response: pageOf(deposit),
  errors: ['report.range'],
});

const cancelDeposit = endpoint({
  method: 'POST',
  path: '/wps/transaction/deposit/{depositId}/cancel',
  whileExcluded: 'answered',
  summary: 'Give up a deposit that waits for its payment; a repeat changes nothing',
  access: 'session',
  action: 'deposit',
  sends: 'json',
  input: v.object({ depositId: identifier }),
  response: deposit,
  errors: ['deposit.not.found', 'deposit.state'],
});

const submitDeposit = endpoint({
  method: 'POST',
  path: '/wps/transaction/deposit/{depositId}/sent',
  whileExcluded: 'answered',
  summary:
    'Say that the money of a transfer or counter payment was sent, with its slip if there is one',
  access: 'session',
  action: 'deposit',
  sends: 'multipart',
  input: v.object({
    depositId: identifier,
    pictures: described(
      pictureParts(0, 1),
      'The slip; a repeat changes nothing, but for a slip that was not sent before.',
    ),
  }),
  response: deposit,
  errors: ['deposit.not.found', 'deposit.state', 'request.limited', ...pictureErrors],
});

export const depositCalls = {
  listDepositChannels,
  requestDeposit,
  requestQrDeposit,
  requestTransferDeposit,
  requestManualDeposit,
  getDeposit,
  listMemberDeposits,
  cancelDeposit,
  submitDeposit,
};
