import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { Language } from '@pavilion/domain/site/language';
import { decideProposal, proposeAdjustment, showAdjustment } from './adjustment/adjust-balance.ts';
import { listAdjustmentsPage } from './adjustment/adjustment.store.ts';
import { approveDeposit, rejectDeposit } from './deposit/decide-deposit.ts';
import { findUsername, listDepositsPage } from './deposit/deposit-list.store.ts';
import type { Deposit } from './deposit/deposit.store.ts';
import { showDepositToOperator } from './deposit/show-deposit.ts';
import { reconcilePayments } from './reconciliation/reconcile-payments.ts';
import type { RouteParts } from './route-parts.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
  reviewWithdrawal,
} from './withdrawal/decide-withdrawal.ts';
import { showToOperator } from './withdrawal/show-withdrawal.ts';
import { listWithdrawalsPage } from './withdrawal/withdrawal.store.ts';

type PaymentHandlers = Handlers<OperatorEndpoints['payments']>;

export function operatorWithdrawalHandlers(parts: RouteParts) {
  return {
    listWithdrawals: async ({ state, ...asked }, { language }) => {
      const page = await listWithdrawalsPage(parts.db, { state, ...pageSlice(asked) });
      return pageOf(
        page.rows.map((row) => showToOperator(parts, row, language)),
        page.total,
        asked,
      );
    },
    reviewWithdrawal: async ({ withdrawalId }, { language, operator }) =>
      showToOperator(parts, await reviewWithdrawal(parts, withdrawalId, operator), language),
    approveWithdrawal: async ({ withdrawalId }, { language, operator }) =>
      showToOperator(parts, await approveWithdrawal(parts, withdrawalId, operator), language),
    rejectWithdrawal: async ({ withdrawalId, reason }, { language, operator }) =>
      showToOperator(
        parts,
        await rejectWithdrawal(parts, withdrawalId, reason, operator),
        language,
      ),
  } satisfies Partial<PaymentHandlers>;
}

async function shownDeposit(parts: RouteParts, deposit: Deposit, language: Language) {
  const username = await findUsername(parts.db, deposit.member_id);
  return showDepositToOperator(parts, { ...deposit, username }, language);
}

export function operatorDepositHandlers(parts: RouteParts) {
  return {
    listDeposits: async ({ state, ...asked }, { language }) => {
      const page = await listDepositsPage(parts.db, { state, ...pageSlice(asked) });
      return pageOf(
        await Promise.all(page.rows.map((row) => showDepositToOperator(parts, row, language))),
        page.total,
        asked,
      );
    },
    approveDeposit: async ({ depositId }, { language, operator }) =>
      shownDeposit(parts, await approveDeposit(parts, depositId, operator), language),
    rejectDeposit: async ({ depositId, reason }, { language, operator }) =>
      shownDeposit(parts, await rejectDeposit(parts, depositId, reason, operator), language),
  } satisfies Partial<PaymentHandlers>;
}

export function operatorLedgerHandlers(parts: RouteParts) {
  return {
    listAdjustments: async ({ state, ...asked }) => {
      const page = await listAdjustmentsPage(parts.db, { state, ...pageSlice(asked) });
      return pageOf(
        page.rows.map((row) => showAdjustment(parts, row)),
        page.total,
        asked,
      );
    },
    proposeAdjustment: async (input, { operator }) =>
      showAdjustment(parts, await proposeAdjustment(parts, input, operator)),
    confirmAdjustment: async ({ adjustmentId }, { operator }) =>
      showAdjustment(parts, await decideProposal(parts, adjustmentId, 'confirmed', operator)),
    refuseAdjustment: async ({ adjustmentId }, { operator }) =>
      showAdjustment(parts, await decideProposal(parts, adjustmentId, 'refused', operator)),
    reconcilePayments: ({ day }) => reconcilePayments(parts, day),
  } satisfies Partial<PaymentHandlers>;
}
