/** In the order in which requests are shown (section 4, "Contract check"). */
export const agentContracts = ['dailySalary', 'dividend', 'hourlySalary'] as const;

export type AgentContract = (typeof agentContracts)[number];

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
} as const satisfies Record<AgentContract, keyof ContractRequests>;

export type ContractRequest = { contract: AgentContract; request: string | null };

export function requestFields(requests: readonly ContractRequest[]): ContractRequests {
  const of = (contract: AgentContract) =>
    requests.find((one) => one.contract === contract)?.request ?? '';
  return {
    dailysalreqtype: of('dailySalary'),
    divtypecompperiodreq: of('dividend'),
    contracthoursalreq: of('hourlySalary'),
  };
}

/** The first contract that waits for the agent; null when none does. */
export function waitingContract(fields: ContractRequests): AgentContract | null {
  return agentContracts.find((contract) => fields[fieldOf[contract]] !== '') ?? null;
}
