import { ContractCheck } from '#features/agent/ContractCheck.tsx';
import { useFreshMemberInfo } from '#features/session/member-info.queries.ts';

/** Reads a member's record again and checks for waiting contracts when the home opens. */
export function HomeMember({ userName }: { userName: string }) {
  useFreshMemberInfo();
  return <ContractCheck userName={userName} />;
}
