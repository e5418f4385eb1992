import type { ContractPeriod } from './contract-period.ts';

/** In the order in which requests are shown (section 4, "Contract check"). */
export const contractKinds = ['dailySalary', 'dividend', 'hourlySalary'] as const;

export type ContractKind = (typeof contractKinds)[number];

/** What an agent is asked to answer: a first offer, a change of the running contract, its end. */
export type ContractRequest = 'NEW' | 'CHANGE' | 'END';

/** The request fields of the consolidated member info; empty where there is no request. */
export type ContractRequests = {
  dailysalreqtype: string;
  divtypecompperiodreq: string;
  contracthoursalreq: string;
};

const fieldOf = {
  dailySalary: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourlySalary: 'contracthoursalreq',
} as const satisfies Record<ContractKind, keyof ContractRequests>;

export type AskedContract = {
  kind: ContractKind;
  request: ContractRequest;
  period: ContractPeriod;
};

/** The fields of what an agent is asked: the first of each kind, of dividends with its period. */
export function requestFields(asked: readonly AskedContract[]): ContractRequests {
  const of = (kind: ContractKind) => {
    const one = asked.find((request) => request.kind === kind);
    if (!one) return '';
    return kind === 'dividend' ? `${one.request}_${one.period}` : one.request;
  };
  return {
    dailysalreqtype: of('dailySalary'),
    divtypecompperiodreq: of('dividend'),
    contracthoursalreq: of('hourlySalary'),
  };
}

function requestOf(field: string): ContractRequest {
  if (field.startsWith('END')) return 'END';
  return field.startsWith('CHANGE') ? 'CHANGE' : 'NEW';
}

/** The first contract that the agent is asked about, and what is asked; null where none is. */
export function waitingContract(
  fields: ContractRequests,
): { kind: ContractKind; request: ContractRequest } | null {
  const kind = contractKinds.find((one) => fields[fieldOf[one]] !== '');
  return kind ? { kind, request: requestOf(fields[fieldOf[kind]]) } : null;
}
