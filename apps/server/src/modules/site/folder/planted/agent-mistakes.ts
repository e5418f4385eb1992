import type { PlantedMistake } from './policy-mistakes.ts';

/** Mistakes of agents.yaml, and of the weights of games. */
export const agentMistakes: readonly PlantedMistake[] = [
  {
    file: 'agents.yaml',
    from: 'depth: 10',
    to: 'depth: 21',
    sentence: 'tree.depth: expected a whole number from 1 to 20, found 21.',
  },
  {
    file: 'agents.yaml',
    from: 'depth: 10',
    to: 'depth: 0',
    sentence: 'tree.depth: expected a whole number from 1 to 20, found 0.',
  },
  {
    file: 'agents.yaml',
    from: 'deducts: [promotion, rebate, salary]',
    to: 'deducts: [promotion, rebate, promotion]',
    sentence: 'dividend.deducts: expected a list of costs, each once.',
  },
  {
    file: 'agents.yaml',
    from: 'LOTT: 1.00',
    to: 'LOTT: 1.005',
    sentence:
      'rebate.maximum.LOTT: expected a percentage from 0 to 100 with at most two decimals, found 1.005.',
  },
  {
    file: 'agents.yaml',
    from: 'maximum: { otherwise: 1.20,',
    to: 'maximum: { otherwise: 120,',
    sentence:
      'rebate.maximum.otherwise: expected a percentage from 0 to 100 with at most two decimals, found 120.',
  },
  {
    file: 'agents.yaml',
    from: 'maximum: { otherwise: 1.20, LIVE',
    to: 'maximum: { otherwise: 1.20, LIFE',
    sentence: 'rebate.maximum.LIFE: expected no key of this name in rebate.maximum.',
  },
  {
    file: 'agents.yaml',
    from: 'gap: { otherwise: 0 }',
    to: 'gap: { LOTT: 0 }',
    sentence: 'rebate.gap.otherwise: expected this key in rebate.gap, found none.',
  },
  {
    file: 'agents.yaml',
    from: 'step: { otherwise: 0.05,',
    to: 'step: { otherwise: 0,',
    sentence: 'rebate.step.otherwise: expected a percentage above 0',
  },
  {
    file: 'agents.yaml',
    from: 'LIVE: 0.15',
    to: 'LIVE: 0.12',
    sentence: 'rebate.maximum.LIVE: expected a multiple of the step of LIVE, which is 0.05.',
  },
  {
    file: 'agents.yaml',
    from: 'gap: { otherwise: 0 }',
    to: 'gap: { otherwise: 0, LOTT: 0.05 }',
    sentence: 'rebate.gap.LOTT: expected a multiple of the step of LOTT, which is 0.10.',
  },
  {
    file: 'agents.yaml',
    from: 'gap: { otherwise: 0 }',
    to: 'gap: { otherwise: 0, ELOTT: 0.20 }',
    sentence: 'rebate.gap.ELOTT: expected at most the maximum of ELOTT, which is 0.15.',
  },
  {
    file: 'agents.yaml',
    from: 'LOTT: 0.80',
    to: 'LOTT: 0.85',
    sentence: 'rebate.default.LOTT: expected a multiple of the step of LOTT, which is 0.10.',
  },
  {
    file: 'agents.yaml',
    from: 'LOTT: 0.80',
    to: 'LOTT: 1.10',
    sentence: 'rebate.default.LOTT: expected at most the maximum of LOTT, which is 1.00.',
  },
  {
    file: 'agents.yaml',
    from: "minimum: '0.01'",
    to: 'minimum: 0.01',
    sentence: 'rebate.minimum: expected an amount in quotes, such as "100.00", found 0.01.',
  },
  {
    file: 'agents.yaml',
    from: 'weights: { otherwise: 100 }',
    to: 'weights: { otherwise: 100, LIVE: 101 }',
    sentence: 'validBet.weights.LIVE: expected a whole percentage from 0 to 100, found 101.',
  },
  {
    file: 'agents.yaml',
    from: 'bonusMoney: false',
    to: 'bonusMoney: never',
    sentence: 'validBet.bonusMoney: expected true or false, found "never".',
  },
  {
    file: 'agents.yaml',
    from: 'sees: { balance: direct }',
    to: 'sees: { balance: everybody }',
    sentence: 'sees.balance: expected direct, all or none, found "everybody".',
  },
  {
    file: 'agents.yaml',
    from: 'sees: { balance: direct }',
    to: 'sees: { balances: direct }',
    sentence: 'sees.balance: expected this key in sees, found none.',
  },
  {
    file: 'agents.yaml',
    from: "activeMinimum: '1000.00'",
    to: 'activeMinimum: 1000',
    sentence: 'salary.activeMinimum: expected an amount in quotes, such as "100.00", found 1000.',
  },
  {
    file: 'agents.yaml',
    from: "activeMinimum: '1000.00'",
    to: "activeMinimum: '-1.00'",
    sentence: 'salary.activeMinimum: expected an amount such as "100" with at most 2 decimals',
  },
  {
    file: 'agents.yaml',
    from: 'kinds: [dailySalary, hourlySalary]',
    to: 'kinds: [dailySalary, weeklySalary]',
    sentence: 'salary.kinds[1]: expected dailySalary or hourlySalary, found "weeklySalary".',
  },
  {
    file: 'agents.yaml',
    from: 'approve: automatic',
    to: 'approve: sometimes',
    sentence: 'salary.approve: expected automatic or operator, found "sometimes".',
  },
  {
    file: 'agents.yaml',
    from: 'maximum: 40',
    to: 'maximum: 101',
    sentence: 'dividend.maximum: expected a whole percentage from 1 to 100, found 101.',
  },
  {
    file: 'agents.yaml',
    from: 'periods: [HALF_MONTH, WEEK, TEN_DAYS, MONTH]',
    to: 'periods: []',
    sentence: 'dividend.periods: expected a list of DAY, WEEK, TEN_DAYS, HALF_MONTH, MONTH',
  },
  {
    file: 'agents.yaml',
    from: 'carry: untilMonthEnd',
    to: 'carry: forever',
    sentence: 'dividend.carry: expected none, untilMonthEnd, always, found "forever".',
  },
  {
    file: 'agents.yaml',
    from: 'activeMembers: 3, rate: 0.50 }',
    to: 'activeMembers: 1, rate: 0.50 }',
    sentence:
      'houseContracts.dailySalary.tiers[1].activeMembers: expected what a contract of this kind ' +
      'may have, each tier above the one before.',
  },
  {
    file: 'agents.yaml',
    from: 'maximum: 2.00',
    to: 'maximum: 0.70',
    at: 'rate: 0.80',
    sentence:
      'houseContracts.dailySalary.tiers[2].rate: expected what a contract of this kind may have, ' +
      'each tier above the one before.',
  },
  {
    file: 'agents.yaml',
    from: "cap: '100.00'",
    to: "cap: '100.00'\n    carry: always",
    at: 'carry: always',
    sentence:
      'houseContracts.hourlySalary.carry: expected what a contract of this kind may have, each ' +
      'tier above the one before.',
  },
  {
    file: 'agents.yaml',
    from: 'timesPerDay: 50',
    to: 'timesPerDay: 0',
    sentence: 'transfer.timesPerDay: expected a whole number from 1 to 1000, found 0.',
  },
  {
    file: 'agents.yaml',
    from: 'timesToOne: 10',
    to: 'timesToOne: 51',
    sentence: 'transfer.timesToOne: expected at most timesPerDay, which is 50.',
  },
  {
    file: 'agents.yaml',
    from: "dailyMaximum: '200000.00'",
    to: "dailyMaximum: '49999.99'",
    sentence:
      'transfer.dailyMaximum: expected at least the maximum of downlineTransfer in policy.yaml.',
  },
  {
    file: 'agents.yaml',
    from: "licenceClause: ''",
    to: 'licenceClause: 7',
    sentence: 'transfer.licenceClause: expected a text, found 7.',
  },
  {
    file: 'games.yaml',
    from: "minBet: '0.05'\n",
    to: "minBet: '0.05'\n    validWeight: 0.5\n",
    at: 'validWeight: 0.5',
    sentence: 'games[0].validWeight: expected a whole percentage from 0 to 100, found 0.5.',
  },
];
