import type { Handlers, SessionContext } from '#http/handlers.ts';
import { reportPeriod } from '#http/request/report-period.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayRange } from '#kit/time/day-range.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { WantedDays } from '@pavilion/domain/report/report-days';
import { addCard } from './card/add-card.ts';
import { listCards, type Card } from './card/card.store.ts';
import { chooseCard, removeCard } from './card/change-card.ts';
import { showCard } from './card/show-card.ts';
import { cancelDeposit } from './deposit/cancel-deposit.ts';
import { showChannels } from './deposit/deposit-channels.ts';
import { listDepositsPage } from './deposit/deposit-list.store.ts';
import { requestDeposit } from './deposit/request-deposit.ts';
import { showDeposit, showDepositRow } from './deposit/show-deposit.ts';
import { submitDeposit } from './deposit/submit-deposit.ts';
import type { RouteDeps } from './route-deps.ts';
import { requestWithdrawal } from './withdrawal/request-withdrawal.ts';
import { showWithdrawRules } from './withdrawal/show-withdraw-rules.ts';
import { ownWithdrawal, showWithdrawal } from './withdrawal/show-withdrawal.ts';
import { listWithdrawalsPage } from './withdrawal/withdrawal.store.ts';

type PaymentHandlers = Handlers<PlayerEndpoints['payments']>;

function periodOf({ clock, site }: RouteDeps, wanted: WantedDays) {
  const { timeZone } = site.brand;
  const { firstDay, lastDay } = reportPeriod(wanted, clock, timeZone);
  return dayRange(firstDay, lastDay, timeZone);
}

export function depositHandlers(deps: RouteDeps) {
  const { db } = deps;
  return {
    listDepositChannels: async (_, { caller, language }) => ({
      list: showChannels(deps, deps.picture, language),
      offersLimits: (await deps.ownLimits.placesOfOffer(caller.memberId)).includes('deposit'),
      playThrough: deps.site.policy.payments.withdraw.playThrough,
    }),
    requestDeposit: (input, { caller }) =>
      requestDeposit(deps, caller.memberId, input, ['gateway']),
    requestQrDeposit: (input, { caller }) => requestDeposit(deps, caller.memberId, input, ['qr']),
    requestTransferDeposit: (input, { caller }) =>
      requestDeposit(deps, caller.memberId, input, ['bankTransfer']),
    requestManualDeposit: (input, { caller }) =>
      requestDeposit(deps, caller.memberId, input, ['manual']),
    getDeposit: ({ depositId }, { caller, language }) =>
      showDeposit(deps, caller.memberId, depositId, language),
    listMemberDeposits: async ({ state, ...query }, { caller, language }) => {
      const { memberId } = caller;
      const filter = { state, memberId, ...periodOf(deps, query), ...pageSlice(query) };
      const page = await listDepositsPage(db, filter);
      return pageOf(
        await Promise.all(page.rows.map((row) => showDepositRow(deps, row, language))),
        page.total,
        query,
      );
    },
    cancelDeposit: async ({ depositId }, { caller, language }) =>
      showDepositRow(deps, await cancelDeposit(deps, caller.memberId, depositId), language),
    submitDeposit: async (input, { caller, language }) =>
      showDepositRow(deps, await submitDeposit(deps, caller.memberId, input), language),
  } satisfies Partial<PaymentHandlers>;
}

export function cardHandlers(deps: RouteDeps) {
  const { db, site, paymentPassword } = deps;
  const shown = (cards: readonly Card[], { language }: SessionContext) => ({
    list: cards.map((card) => showCard(site, card, language)),
  });
  return {
    listBankCards: async (_, context) =>
      shown(await listCards(db, context.caller.memberId), context),
    addBankCard: async (input, { caller, language }) =>
      showCard(site, await addCard(deps, caller.memberId, input), language),
    chooseBankCard: async (input, context) =>
      shown(await chooseCard(deps, context.caller.memberId, input), context),
    removeBankCard: async (input, context) =>
      shown(await removeCard(deps, context.caller.memberId, input), context),
    hasPaymentPassword: async (_, { caller }) => ({
      hasWithdrawalPassword: await paymentPassword.has(caller.memberId),
    }),
    setPaymentPassword: async (input, { caller }) => {
      await paymentPassword.set(caller.memberId, input);
      return {};
    },
    changePaymentPassword: async (input, { caller }) => {
      await paymentPassword.change(caller.memberId, input);
      return {};
    },
  } satisfies Partial<PaymentHandlers>;
}

export function withdrawalHandlers(deps: RouteDeps) {
  return {
    listWithdrawBanks: (_, { caller, language }) =>
      showWithdrawRules(deps, caller.memberId, language),
    requestWithdrawal: async (input, { caller, language }) => {
      const withdrawal = await requestWithdrawal(deps, caller.memberId, input);
      return showWithdrawal(deps, withdrawal, language);
    },
    getWithdrawal: async ({ withdrawalId }, { caller, language }) => {
      const found = await ownWithdrawal(deps, caller.memberId, withdrawalId);
      return showWithdrawal(deps, found, language);
    },
    listMemberWithdrawals: async ({ state, ...query }, { caller, language }) => {
      const { memberId } = caller;
      const filter = { state, memberId, ...periodOf(deps, query), ...pageSlice(query) };
      const page = await listWithdrawalsPage(deps.db, filter);
      return pageOf(
        page.rows.map((row) => showWithdrawal(deps, row, language)),
        page.total,
        query,
      );
    },
  } satisfies Partial<PaymentHandlers>;
}
