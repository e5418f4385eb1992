import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { asOperator, openTestBase, type Member, type TestBase } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { openAgents } from '../agents.fixture.ts';
import { contractRulesOf } from '../contract-rules-of-site.ts';
import { advanceContracts } from './advance-contracts.ts';
import type { ContractDeps, ContractRules } from './contract-deps.ts';

export type ActInput = InputOf<PlayerEndpoints['agents']['actOnDividendContract']>;
export type HouseInput = InputOf<OperatorEndpoints['agents']['actOnContract']>;
export type Tier = NonNullable<ActInput['terms']>['tiers'][number];
type Letter = { memberId: bigint; title: string; content: string };

/** Two tiers of a daily salary: what the house offers in these tests, and what agents give on. */
export const tiers: readonly [Tier, Tier] = [
  { validBetAmount: '10000.00', activeMembers: 2, rate: '0.30' },
  { validBetAmount: '100000.00', activeMembers: 3, rate: '0.50' },
];
export const lower: readonly [Tier, Tier] = [
  { ...tiers[0], rate: '0.20' },
  { ...tiers[1], rate: '0.40' },
];

const calls = {
  dailySalary: 'actOnDailySalaryContract',
  hourlySalary: 'actOnHourlySalaryContract',
  dividend: 'actOnDividendContract',
} as const;
const reads = {
  dailySalary: 'getDailySalaryContract',
  hourlySalary: 'getHourlySalaryContract',
  dividend: 'getDividendContract',
} as const;

/** Terms as the contract reads them, with what it puts in where nothing is said. */
function termsOf(list: readonly Tier[], more: object = {}): never {
  const whole = list.map((tier) => ({
    validBetAmount: '0',
    activeMembers: 0,
    result: '0',
    lostRate: null,
    ...tier,
  }));
  const usual = { cap: null, onlyWhenTeamLost: false, includeOwn: true, costRate: '0' };
  return { tiers: whole, ...usual, ...more } as never;
}

/** The calls of contracts on the agents of a base. */
export function contractCalls(base: Omit<TestBase, 'close'>, changes: Partial<ContractRules> = {}) {
  const { signals, logger } = base;
  const letters: Letter[] = [];
  const contracts = { ...contractRulesOf(siteOfFolder()), ...changes };
  const writeInboxMessages: ContractDeps['writeInboxMessages'] = async (_, memberIds, message) => {
    for (const memberId of memberIds) {
      const { title, content } = message;
      letters.push({ memberId, title: title.EN ?? '', content: content.EN ?? '' });
    }
  };
  const given = { contracts, writeInboxMessages, signals, logger };
  const agents = openAgents(base, given);
  const { handlers, operatorHandlers } = agents;

  const act = (by: Member, input: Partial<ActInput>, kind: ContractKind = 'dailySalary') =>
    handlers[calls[kind]](
      { action: 'propose', reason: '', requestKey: randomUUID(), ...input } as never,
      by.context,
    );
  const house = (input: Partial<HouseInput>) =>
    operatorHandlers.actOnContract(
      {
        action: 'propose',
        kind: 'dailySalary',
        reason: '',
        requestKey: randomUUID(),
        ...input,
      } as never,
      asOperator,
    );
  return {
    agents,
    contracts,
    writeInboxMessages,
    letters,
    act,
    house,
    termsOf,
    offer: (by: Member, to: Pick<Member, 'username'>, list: readonly Tier[] = lower, more = {}) =>
      act(by, { account: to.username, terms: termsOf(list), ...more }),
    /** A contract of the house that is accepted at once. */
    sign: async (payee: Member, kind: ContractKind = 'dailySalary') => {
      const { contractId } = await house({ account: payee.username, kind });
      return act(payee, { action: 'accept', contractId }, kind);
    },
    own: (of: Member, kind: ContractKind = 'dailySalary') => handlers[reads[kind]]({}, of.context),
    given: (by: Member, more: object = {}) =>
      handlers.listContracts({ pageNo: 1, pageSize: 25, ...more }, by.context),
    requestsOf: ({ memberId }: Member, type = 1) => agents.contractRequests(memberId, type),
    /** Does what the clock has to do. */
    advance: () =>
      advanceContracts({
        ...base,
        ...given,
        timeZone: 'Asia/Manila',
        memberTypes: siteOfFolder().memberTypes,
      }),
    lettersOf: ({ memberId }: Member) => letters.filter((one) => one.memberId === memberId),
  };
}

/** Agents one below the other, and the calls of contracts. */
export async function openContracts(database: TestDatabase) {
  const base = await openTestBase(database);
  const { member } = base;
  return {
    ...base,
    ...contractCalls(base),
    agent: (above: Member | null = null, more: Parameters<typeof member>[0] = {}) =>
      member({ memberType: 1, parentId: above?.memberId ?? null, ...more }),
  };
}

export type Contracts = Awaited<ReturnType<typeof openContracts>>;
