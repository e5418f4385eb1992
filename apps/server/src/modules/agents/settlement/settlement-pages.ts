import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { isOwnId } from '#kit/own-id.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { findMemberByUsername } from '#modules/accounts/member.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { settlementAfter, type SettlementAct } from '@pavilion/domain/agent/settlement-state';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { checkKind } from '../contract/contract-deps.ts';
import { daysOfTeam } from '../team/team-deps.ts';
import { recalculate } from './calculate-settlements.ts';
import { housesOf, payByHouse } from './pay-settlements.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import {
  changeSettlement,
  findSettlement,
  listSettlementPage,
  lockWithTerms,
  sumOwed,
  type NamedSettlement,
  type SettlementWithTerms,
} from './settlement.store.ts';

type Call = PlayerEndpoints['agents']['listSettlements'];
type Shown = ResponseOf<Call>['list'][number];
type ShownToOperators = ResponseOf<OperatorEndpoints['agents']['voidSettlement']>;
type OperatorCalls =
  | 'listSettlementsOfAgents'
  | 'approveSettlement'
  | 'voidSettlement'
  | 'paySettlementByHouse';

function show(row: NamedSettlement, digits: number): Shown {
  return {
    settlementId: row.id,
    contractId: row.contract_id,
    kind: row.kind,
    account: row.account,
    nickname: row.nickname,
    paidBy: row.payerNickname,
    state: row.state,
    inputs: row.inputs,
    amount: formatAmount(row.amount, digits),
    paidAt: row.paid_at?.toISOString() ?? null,
    owedSince: row.state === 'owed' ? (row.owed_since?.toISOString() ?? null) : null,
  };
}

function showToOperators(row: NamedSettlement, digits: number): ShownToOperators {
  const { payer, reason, operator, claim } = row;
  return { ...show(row, digits), payer, reason, operator, claim: formatAmount(claim, digits) };
}

async function listOwn(
  deps: SettlementDeps,
  caller: { memberId: bigint; memberType: number },
  input: ParsedInputOf<Call>,
): Promise<ResponseOf<Call>> {
  const { db, currency } = deps;
  const { memberId } = caller;
  checkKind(deps, caller);
  const { side, kind, account } = input;
  const days = daysOfTeam(deps, input);
  const filter = {
    ...(side === 'paid' ? { payerId: memberId } : { payeeId: memberId }),
    kind,
    account: account || undefined,
    days,
  };
  const { rows, total, paid, open } = await listSettlementPage(db, filter, pageSlice(input));
  const decimal = (minor: bigint) => formatAmount(minor, currency.digits);
  return {
    startDate: days.firstDay,
    endDate: days.lastDay,
    ...pageOf(
      rows.map((row) => show(row, currency.digits)),
      total,
      input,
    ),
    footer: { paid: decimal(paid), open: decimal(open) },
    owed: decimal(await sumOwed(db, memberId)),
  };
}

/** What contracts pay, as both sides read it. */
export function settlementPages(
  deps: SettlementDeps,
): Pick<Handlers<PlayerEndpoints['agents']>, 'listSettlements'> {
  return { listSettlements: (input, { caller }) => listOwn(deps, caller, input) };
}

const refuseState = () => new ApiError('agent.settlement.state');

/** Does what an operator wants with a settlement, under its lock. */
async function actOn(
  { db, currency }: SettlementDeps,
  id: string,
  act: SettlementAct,
  does: (transaction: DatabaseTransaction, row: SettlementWithTerms) => Promise<void>,
): Promise<ShownToOperators> {
  if (!isOwnId(id)) throw new ApiError('agent.settlement.not.found');
  return db.transaction().execute(async (transaction) => {
    const row = await lockWithTerms(transaction, id);
    if (!row) throw new ApiError('agent.settlement.not.found');
    if (settlementAfter(row.state, act) === null) throw refuseState();
    await does(transaction, row);
    const after = await findSettlement(transaction, id);
    if (!after) throw new ApiError('agent.settlement.not.found');
    return showToOperators(after, currency.digits);
  });
}

/** The settlements of all agents, and what operators do with them. */
export function settlementsOfOperators(
  deps: SettlementDeps,
): Pick<Handlers<OperatorEndpoints['agents']>, OperatorCalls> {
  const { db, clock, currency } = deps;
  return {
    listSettlementsOfAgents: async ({ account, kind, state, owedFor, ...query }) => {
      const member = account === undefined ? null : await findMemberByUsername(db, account);
      if (account !== undefined && !member) throw new ApiError('member.not.found');
      const owedBefore =
        owedFor === undefined ? undefined : new Date(clock().getTime() - owedFor * dayMs);
      const filter = { sideId: member?.id, kind, state, owedBefore };
      const { rows, total } = await listSettlementPage(db, filter, pageSlice(query));
      return pageOf(
        rows.map((row) => showToOperators(row, currency.digits)),
        total,
        query,
      );
    },
    approveSettlement: ({ settlementId }, { operator }) =>
      actOn(deps, settlementId, 'approve', async (transaction, row) => {
        if (row.state === 'calculated') {
          await recalculate(deps, transaction, row, operator);
          return;
        }
        const held = { state: 'approved' as const, despite_closed: true, operator };
        await changeSettlement(transaction, row.id, held);
      }),
    voidSettlement: ({ settlementId, reason }, { operator }) =>
      actOn(deps, settlementId, 'void', (transaction, row) =>
        changeSettlement(transaction, row.id, { state: 'void', reason, operator }),
      ),
    paySettlementByHouse: async ({ settlementId, reason }, { operator }) => {
      const houses = await housesOf(deps);
      return actOn(deps, settlementId, 'payByHouse', async (transaction, row) => {
        const isPaid = await payByHouse(deps, transaction, row, houses, { operator, reason });
        if (!isPaid) throw refuseState();
      });
    },
  };
}
