import type { AgentsDependencies } from '../../apps/server/src/modules/agents/agents.ts';
import type { Tree } from '../tree/tree.ts';

const player = { trial: false, agent: false, contracts: false, depositor: true };

/** Members of type 1 are agents with contracts. */
export const memberTypes: AgentsDependencies['memberTypes'] = {
  kinds: { 1: { ...player, agent: true, contracts: true } },
  otherwise: player,
};

/** What contracts may say. */
export const contracts: AgentsDependencies['contracts'] = {
  kinds: ['dailySalary', 'dividend', 'hourlySalary'],
  limits: { salaryMaximum: 200, dividendMaximum: 4000, dividendPeriods: ['MONTH'] },
  usual: {
    activeMinimumMinor: 100_000n,
    deducts: ['promotion', 'rebate', 'salary'],
    payUnitMinor: 100n,
    carry: 'none',
    dividendPeriod: 'MONTH',
  },
  payerIsHouse: false,
  houseContracts: {},
};

/** Gives every agent a daily salary from an instant on, lower from level to level. */
export async function signSalaries({ engine }: Tree, startsAt: Date): Promise<void> {
  await engine.query(
    `insert into agent_contract (id, kind, payee_id, payer_id, state, is_change, terms,
       proposed_at, starts_at, changed_at)
     select gen_random_uuid(), 'dailySalary', member.id, member.parent_id, 'active', false,
       jsonb_build_object('period', 'DAY', 'unit', '0.01', 'cap', null, 'onlyWhenTeamLost', false,
         'includeOwn', true, 'activeMinimum', '0.01', 'carry', 'none', 'costRate', '0.00',
         'deducts', '[]'::jsonb, 'tiers', jsonb_build_array(jsonb_build_object(
           'validBetAmount', '0.00', 'activeMembers', 1, 'result', '0.00', 'lostRate', null,
           'rate', to_char((100 - 10 * (
             select count(*) from downline where member_id = member.id
           ))::numeric / 100, 'FM0.00')))),
       $1, $1, $1
     from member where member_type = 1`,
    [startsAt],
  );
}
