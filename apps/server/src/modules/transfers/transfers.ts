import type { Handlers, SessionContext } from '#http/handlers.ts';
import type { Logger } from '#kit/logger.ts';
import { createOutboxSender } from '#kit/outbox.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { reconcileTransfers } from './check/reconcile-transfers.ts';
import { checkTransfers } from './check/transfers-check.store.ts';
import { askBalance } from './funds/ask-balance.ts';
import { showFunds, showLocks } from './funds/show-funds.ts';
import { readReports, reportEveryMs } from './report/read-reports.ts';
import { createTransferAsker, transferTopic } from './transfer/pending-transfers.ts';
import { requestTransfer, type TransferInput } from './transfer/request-transfer.ts';
import { showTransfer } from './transfer/show-transfer.ts';
import { transferAll } from './transfer/transfer-all.ts';
import { listTransfersPage, type Transfer } from './transfer/transfer.store.ts';
import { findVendor, type TransfersDeps } from './transfers-deps.ts';

export type TransfersDependencies = TransfersDeps & { logger: Logger };

const secondMs = 1000;
const leaseMs = 30 * secondMs;
const askedAtOnce = 5;

/** Asks providers for the balance after their transfers; no answer is needed. */
async function refreshMovedBalances(
  deps: TransfersDeps,
  transfers: readonly Transfer[],
): Promise<void> {
  const moved = transfers.filter(({ state }) => state === 'done');
  await Promise.all(
    moved.map(async ({ vendor: code, account_id: accountId }) => {
      const vendor = findVendor(deps, code);
      if (vendor) await askBalance(deps, vendor, accountId);
    }),
  );
}

/** Transfers between members' accounts and the wallets that providers keep themselves. */
export function createTransfers(deps: TransfersDependencies) {
  const { db, clock, logger } = deps;

  async function transferOne(input: TransferInput, { caller }: SessionContext) {
    const transfer = await requestTransfer(deps, caller.memberId, input);
    await refreshMovedBalances(deps, [transfer]);
    return showTransfer(deps, transfer);
  }

  const handlers: Handlers<PlayerEndpoints['transfers']> = {
    getConsolidatedFunds: ({ refresh }, { caller }) => showFunds(deps, caller, refresh),
    getTransferLocks: async (_, { caller }) => ({ list: await showLocks(deps, caller.memberId) }),
    transferToVendor: (input, context) => transferOne({ ...input, direction: 'toVendor' }, context),
    transferToMain: (input, context) => transferOne({ ...input, direction: 'fromVendor' }, context),
    transferAllToMain: async ({ requestKey }, { caller }) => {
      const { transfers, leftOut } = await transferAll(deps, caller.memberId, requestKey);
      await refreshMovedBalances(deps, transfers);
      return { list: transfers.map((one) => showTransfer(deps, one)), leftOut };
    },
    listTransfers: async ({ state, ...query }, { caller }) => {
      const filter = { memberId: caller.memberId, state, ...pageSlice(query) };
      const { rows, total } = await listTransfersPage(db, filter);
      return pageOf(
        rows.map((row) => showTransfer(deps, row)),
        total,
        query,
      );
    },
  };

  const operatorHandlers: Handlers<OperatorEndpoints['transfers']> = {
    reconcileTransfers: () => reconcileTransfers(deps),
  };

  const askDue = createOutboxSender({
    db,
    clock,
    logger,
    topic: transferTopic,
    send: createTransferAsker(deps),
    leaseMs,
    batch: askedAtOnce,
  });
  const jobs = createRepeatingJobs(
    [
      {
        name: 'ask for transfers',
        everyMs: secondMs,
        run: async (signal) => void (await askDue(signal)),
      },
      // One for each provider, so that none waits for another that does not answer.
      ...deps.vendors.map((vendor) => ({
        name: `rounds of ${vendor.code}`,
        everyMs: reportEveryMs,
        firstMs: secondMs,
        run: (signal: AbortSignal) => readReports(deps, vendor, signal),
      })),
    ],
    logger,
  );

  return {
    handlers,
    operatorHandlers,
    jobs,
    /** Finds where transfers and the ledger disagree; part of the ledger check. */
    checks: () => checkTransfers(db),
    /** Takes all money of a member back from every provider that answers. */
    bringHome: async (memberId: bigint, requestKey: string) => {
      const { transfers, leftOut } = await transferAll(deps, memberId, requestKey);
      await refreshMovedBalances(deps, transfers);
      return { fromProviders: transfers.map((one) => showTransfer(deps, one)), leftOut };
    },
  };
}
