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

const member = { trial: false, agent: false, contracts: false, depositor: true };
const memberWithTeam = { trial: false, agent: true, contracts: true, depositor: true };
const agent = { trial: false, agent: true, contracts: true, depositor: false };

export const defaultMemberTypes: MemberTypeTable = {
  kinds: {
    0: member,
    1: memberWithTeam,
    2: memberWithTeam,
    4: { trial: true, agent: false, contracts: false, depositor: false },
    40: { trial: false, agent: false, contracts: false, depositor: false },
    41: { ...agent, contracts: false },
    42: { ...agent, contracts: false },
  },
  otherwise: agent,
};

/** A missing type counts as a trial account. */
export function memberKind(type: number | undefined, table: MemberTypeTable): MemberKind {
  return table.kinds[type ?? trialMemberType] ?? table.otherwise;
}
