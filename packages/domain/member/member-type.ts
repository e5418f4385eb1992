/** What an account of a type may be and do (decision D3). */
export type MemberKind = {
  trial: boolean;
  agent: boolean;
  contracts: boolean;
  depositor: boolean;
};

export type MemberTypeTable = {
  kinds: Readonly<Record<number, MemberKind>>;
  /** The kind of every type that the table does not name. */
  otherwise: MemberKind;
};

export const trialMemberType = 4;
export const playerMemberType = 0;
/** A member with a team. */
const teamMemberType = 1;

const member = { trial: false, agent: false, contracts: false, depositor: true };
const memberWithTeam = { trial: false, agent: true, contracts: true, depositor: true };
const agent = { trial: false, agent: true, contracts: true, depositor: false };

const agentWithoutContracts = { ...agent, contracts: false };

export const defaultMemberTypes: MemberTypeTable = {
  kinds: {
    0: member,
    1: memberWithTeam,
    2: memberWithTeam,
    4: { trial: true, agent: false, contracts: false, depositor: false },
    40: { trial: false, agent: false, contracts: false, depositor: false },
    41: agentWithoutContracts,
    42: agentWithoutContracts,
  },
  otherwise: agent,
};

/** A missing type counts as a trial account. */
export function memberKind(type: number | undefined, table: MemberTypeTable): MemberKind {
  return table.kinds[type ?? trialMemberType] ?? table.otherwise;
}

/** Whether a type that an agent opens accounts with is that of agents. */
export function isTeamType(type: number): boolean {
  return type === teamMemberType;
}

/** The type of an account that opens with a wish for one: agents only where the site opens them. */
export function openedType(wished: number, opensAgents: boolean): number {
  return isTeamType(wished) && opensAgents ? teamMemberType : playerMemberType;
}

/** What a direct member of a type becomes by the act of an agent; null where nothing can be. */
export function promotedType(type: number): number | null {
  return type === playerMemberType || isTeamType(type) ? teamMemberType : null;
}

/** Whether an agent may make a direct member of this type an agent: players, while they are none. */
export function mayBecomeAgent(type: number, table: MemberTypeTable): boolean {
  return type === playerMemberType && !memberKind(type, table).agent;
}
