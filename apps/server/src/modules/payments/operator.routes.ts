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
import type { RouteDeps } from './route-deps.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
  reviewWithdrawal,
} from './withdrawal/decide-withdrawal.ts';
import { showToOperator } from './withdrawal/show-withdrawal.ts';
import { listWithdrawalsPage } from './withdrawal/withdrawal.store.ts';

type PaymentHandlers = Handlers<OperatorEndpoints['payments']>;

export function operatorWithdrawalHandlers(deps: RouteDeps) {
  return {
    listWithdrawals: async ({ state, ...query }, { language }) => {
      const page = await listWithdrawalsPage(deps.db, { state, ...pageSlice(query) });
      return pageOf(
        page.rows.map((row) => showToOperator(deps, row, language)),
        page.total,
        query,
      );
    },
    reviewWithdrawal: async ({ withdrawalId }, { language, operator }) =>
      showToOperator(deps, await reviewWithdrawal(deps, withdrawalId, operator), language),
    approveWithdrawal: async ({ withdrawalId }, { language, operator }) =>
      showToOperator(deps, await approveWithdrawal(deps, withdrawalId, operator), language),
    rejectWithdrawal: async ({ withdrawalId, reason }, { language, operator }) =>
      showToOperator(deps, await rejectWithdrawal(deps, withdrawalId, reason, operator), language),
  } satisfies Partial<PaymentHandlers>;
}

async function shownDeposit(deps: RouteDeps, deposit: Deposit, language: Language) {
  const username = await findUsername(deps.db, deposit.member_id);
  return showDepositToOperator(deps, { ...deposit, username }, language);
}

export function operatorDepositHandlers(deps: RouteDeps) {
  return {
    listDeposits: async ({ state, ...query }, { language }) => {
      const page = await listDepositsPage(deps.db, { state, ...pageSlice(query) });
      return pageOf(
        await Promise.all(page.rows.map((row) => showDepositToOperator(deps, row, language))),
        page.total,
        query,
      );
    },
    approveDeposit: async ({ depositId }, { language, operator }) =>
      shownDeposit(deps, await approveDeposit(deps, depositId, operator), language),
    rejectDeposit: async ({ depositId, reason }, { language, operator }) =>
      shownDeposit(deps, await rejectDeposit(deps, depositId, reason, operator), language),
  } satisfies Partial<PaymentHandlers>;
}

export function operatorLedgerHandlers(deps: RouteDeps) {
  return {
    listAdjustments: async ({ state, ...query }) => {
      const page = await listAdjustmentsPage(deps.db, { state, ...pageSlice(query) });
      return pageOf(
        page.rows.map((row) => showAdjustment(deps, row)),
        page.total,
        query,
      );
    },
    proposeAdjustment: async (input, { operator }) =>
      showAdjustment(deps, await proposeAdjustment(deps, input, operator)),
    confirmAdjustment: async ({ adjustmentId }, { operator }) =>
      showAdjustment(deps, await decideProposal(deps, adjustmentId, 'confirmed', operator)),
    refuseAdjustment: async ({ adjustmentId }, { operator }) =>
      showAdjustment(deps, await decideProposal(deps, adjustmentId, 'refused', operator)),
    reconcilePayments: ({ day }) => reconcilePayments(deps, day),
  } satisfies Partial<PaymentHandlers>;
}
