import type { Endpoints } from '@pavilion/contract/endpoints';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf, pageSlice, type PageRequest } from '../../kit/page.ts';
import type { FindPicture } from '../site/picture-manifest.ts';
import { addCard } from './card/add-card.ts';
import { listCards } from './card/card.store.ts';
import { showCard } from './card/show-card.ts';
import { showChannels } from './deposit/deposit-channels.ts';
import { requestDeposit } from './deposit/request-deposit.ts';
import { showDeposit } from './deposit/show-deposit.ts';
import type { StartPayment } from './deposit/start-payment.ts';
import type { CheckPaymentPassword } from './payment-password/check-payment-password.ts';
import { hasPaymentPassword } from './payment-password/payment-password.store.ts';
import {
  setPaymentPassword,
  type SetPaymentPasswordParts,
} from './payment-password/set-payment-password.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { approveWithdrawal, rejectWithdrawal } from './withdrawal/decide-withdrawal.ts';
import { requestWithdrawal } from './withdrawal/request-withdrawal.ts';
import { showBanks, showToOperator, showWithdrawal } from './withdrawal/show-withdrawal.ts';
import {
  listWithdrawalsPage,
  type Withdrawal,
  type WithdrawalFilter,
} from './withdrawal/withdrawal.store.ts';

type RouteParts = PaymentsParts &
  SetPaymentPasswordParts & {
    startPayment: StartPayment;
    checkPaymentPassword: CheckPaymentPassword;
    picture: FindPicture;
  };

type PaymentHandlers = Handlers<Endpoints['payments']>;

type OperatorCall = 'listWithdrawals' | 'approveWithdrawal' | 'rejectWithdrawal';

/** A page of withdrawals, each row shown by `show`. */
async function withdrawalsPage<Row>(
  parts: RouteParts,
  filter: Pick<WithdrawalFilter, 'state' | 'memberId'>,
  asked: PageRequest,
  show: (withdrawal: Withdrawal) => Row,
) {
  const page = await listWithdrawalsPage(parts.db, { ...filter, ...pageSlice(asked) });
  return pageOf(page.rows.map(show), page.total, asked);
}

function memberHandlers(parts: RouteParts): Omit<PaymentHandlers, OperatorCall> {
  const { db, site, picture } = parts;
  return {
    listDepositChannels: async (_, { language }) => showChannels(parts, picture, language),
    requestDeposit: (input, { caller }) => requestDeposit(parts, caller.memberId, input),
    getDeposit: ({ depositId }, { caller }) => showDeposit(parts, caller.memberId, depositId),
    listBankCards: async (_, { caller, language }) => {
      const cards = await listCards(db, caller.memberId);
      return { list: cards.map((card) => showCard(site, card, language)) };
    },
    addBankCard: async (input, { caller, language }) =>
      showCard(site, await addCard(parts, caller.memberId, input), language),
    hasPaymentPassword: async (_, { caller }) => ({
      hasWithdrawalPassword: await hasPaymentPassword(db, caller.memberId),
    }),
    setPaymentPassword: async (input, { caller }) => {
      await setPaymentPassword(parts, caller.memberId, input);
      return {};
    },
    listWithdrawBanks: async (_, { language }) => showBanks(parts, language),
    requestWithdrawal: async (input, { caller, language }) => {
      const withdrawal = await requestWithdrawal(parts, caller.memberId, input);
      return showWithdrawal(parts, withdrawal, language);
    },
    listMemberWithdrawals: ({ state, ...slice }, { caller, language }) =>
      withdrawalsPage(parts, { state, memberId: caller.memberId }, slice, (row) =>
        showWithdrawal(parts, row, language),
      ),
  };
}

function operatorHandlers(parts: RouteParts): Pick<PaymentHandlers, OperatorCall> {
  return {
    listWithdrawals: ({ state, ...slice }, { language }) =>
      withdrawalsPage(parts, { state }, slice, (row) => showToOperator(parts, row, language)),
    approveWithdrawal: async ({ withdrawalId }, { language }) =>
      showToOperator(parts, await approveWithdrawal(parts, withdrawalId), language),
    rejectWithdrawal: async ({ withdrawalId, reason }, { language }) =>
      showToOperator(parts, await rejectWithdrawal(parts, withdrawalId, reason), language),
  };
}

export function paymentHandlers(parts: RouteParts): PaymentHandlers {
  return { ...memberHandlers(parts), ...operatorHandlers(parts) };
}
