import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Calls = PlayerEndpoints['agents'];
type Overview = ResponseOf<Calls['getTeamOverview']>;

/** 14:05 in Manila. */
const asOf = '2026-11-02T06:05:00.000Z';

const counts = {
  teamLoginMemberCount: 1204,
  teamBetMemberCount: 310,
  teamRegisterMemberCount: 12,
  teamOnlineCount: 48,
  teamDepositMemberCount: 96,
  teamFirstDepositMemberCount: 7,
};

export const teamKpi: ResponseOf<Calls['getTeamKpi']> = { list: [], footer: counts, asOf };

const dayMs = 86_400_000;

/** Thirty days up to November 2, most of them with play, the result on both sides of zero. */
const series: Overview['series'] = Array.from({ length: 30 }, (_, at) => {
  const day = new Date(Date.parse('2026-10-04') + at * dayMs).toISOString().slice(0, 10);
  const valid = at % 6 === 5 ? 0 : 90_000 + 7001 * ((at * 11) % 13);
  const result = at % 6 === 5 ? 0 : (((at * 5) % 9) - 5) * 1250;
  return { day, validBetAmount: `${valid}.50`, profitAndLoss: `${result}.00` };
});

/** A team with play in its lines; the figures of the day are those of golden case P. */
export const teamOverview: Overview = {
  startDate: '2026-11-02',
  endDate: '2026-11-02',
  team: {
    deposit: '27000.00',
    withdraw: '13200.00',
    betAmount: '174656.78',
    validBetAmount: '174456.78',
    winAmount: '168591.60',
    promotion: '238.00',
    rebate: '626.37',
    agentCommission: '1118.19',
    dailyIncome: '872.28',
    profitSharing: '0.00',
    transferIn: '300.00',
    transferOut: '300.00',
    adjustment: '0.00',
    profitAndLoss: '-3210.34',
  },
  counts: { ...counts, teamSize: 2418, directSize: 36, activeMemberCount: 205 },
  activeMinimum: '1000.00',
  income: {
    rebate: '0.00',
    agentCommission: '747.82',
    dailyIncome: '672.28',
    profitSharing: '0.00',
    total: '1420.10',
  },
  series,
  bestLines: [
    {
      account: 'carlito',
      nickname: 'Carlito',
      teamSize: 1,
      validBetAmount: '124456.78',
      profitAndLoss: '-2879.54',
    },
    {
      account: 'perla22',
      nickname: '',
      teamSize: 0,
      validBetAmount: '50000.00',
      profitAndLoss: '1750.90',
    },
  ],
  asOf,
};
