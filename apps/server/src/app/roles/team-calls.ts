import { randomUUID } from 'node:crypto';

export type Place =
  | 'oneself'
  | 'directly below'
  | 'two steps below'
  | 'beside'
  | 'above'
  | 'unknown';
/** A call of agents that the tests of what they see make. */
export type Call = {
  area: 'agents' | 'reports';
  name: string;
  /** The input that asks about an account, or about the caller where there is none. */
  inputOf: (account?: string) => object;
  /** Where it finds people; those below where it is left out. */
  foundAt?: readonly Place[];
  /** Where it finds nobody. */
  noneAt?: readonly Place[];
};

export const none: Place[] = ['oneself', 'beside', 'above', 'unknown'];
export const below: Place[] = ['directly below', 'two steps below'];

export const digits = '417093';

const days = { period: 'month' };
const asked = (account?: string) => ({ ...days, ...(account !== undefined && { account }) });

export const list: Call = {
  area: 'agents',
  name: 'listDownlines',
  inputOf: (parent) => ({ scope: 'all', ...(parent !== undefined && { parent }) }),
};
export const rates: Call = {
  area: 'agents',
  name: 'listDownlineRates',
  inputOf: (account) => ({ ...(account !== undefined && { account }) }),
};
const promote: Call = {
  area: 'agents',
  name: 'promoteDownline',
  inputOf: (account) => ({ account: account ?? 'nobody', requestKey: randomUUID() }),
};
const transfer: Call = {
  area: 'agents',
  name: 'transferDownline',
  inputOf: (account) => ({
    account: account ?? 'nobody',
    amount: '1.00',
    paymentPassword: digits,
    requestKey: randomUUID(),
  }),
};
/** Offers a contract to somebody one step below. */
const offerOf = (name: string): Call => ({
  area: 'agents',
  name,
  inputOf: (account) => ({
    action: 'propose',
    account: account ?? 'nobody',
    terms: { tiers: [{ validBetAmount: '1000000.00', activeMembers: 20, rate: '0.05' }] },
    requestKey: randomUUID(),
  }),
  noneAt: [...none, 'two steps below'],
});
/** Agents of type 1 have contracts, those of type 41 have none. */
export const ofContracts: readonly Call[] = [
  { area: 'agents', name: 'getDailySalaryContract', inputOf: () => ({}) },
  { area: 'agents', name: 'getHourlySalaryContract', inputOf: () => ({}) },
  { area: 'agents', name: 'getDividendContract', inputOf: () => ({}) },
  { area: 'agents', name: 'listContracts', inputOf: () => ({}) },
  { area: 'agents', name: 'listSettlements', inputOf: () => ({}) },
];
export const offers = ['DailySalary', 'HourlySalary', 'Dividend'].map((kind) =>
  offerOf(`actOn${kind}Contract`),
);
/** The other calls of agents about their teams; `recordId` gives a round of somebody below. */
export function teamCalls(recordId: () => string) {
  const round: Call = {
    area: 'reports',
    name: 'getTeamRound',
    inputOf: (account) => ({ recordId: recordId(), account: account ?? 'nobody' }),
  };
  /** The calls that take an account, and answer only about people below. */
  const aboutAccounts: readonly Call[] = [
    list,
    { area: 'agents', name: 'getTeamProfitAndLoss', inputOf: asked },
    { area: 'agents', name: 'exportTeamProfitAndLoss', inputOf: asked },
    {
      area: 'reports',
      name: 'listTeamBets',
      inputOf: (account) => ({ ...asked(account), period: 'today' }),
    },
    round,
    {
      area: 'agents',
      name: 'setDownlineRates',
      inputOf: (account) => ({ account, rates: { LIVE: '0.00' }, requestKey: randomUUID() }),
      foundAt: ['directly below'],
      noneAt: [...none, 'two steps below'],
    },
    {
      area: 'agents',
      name: 'listCommissions',
      inputOf: asked,
      foundAt: ['directly below'],
      noneAt: ['two steps below', 'beside', 'above', 'unknown'],
    },
    promote,
    transfer,
  ];
  const calls: readonly Call[] = [
    ...ofContracts,
    ...offers,
    { area: 'agents', name: 'getOwnRates', inputOf: () => ({}) },
    { area: 'agents', name: 'getRebateSettings', inputOf: () => ({}) },
    { area: 'agents', name: 'listIncome', inputOf: () => days },
    rates,
    { area: 'agents', name: 'getTeamKpi', inputOf: () => days },
    { area: 'agents', name: 'getTeamOverview', inputOf: () => days },
    { area: 'agents', name: 'listLinks', inputOf: () => ({}) },
    { area: 'agents', name: 'getTransferRules', inputOf: () => ({}) },
    { area: 'agents', name: 'listRegistered', inputOf: () => ({}) },
    ...aboutAccounts,
  ];
  return { round, aboutAccounts, calls };
}
