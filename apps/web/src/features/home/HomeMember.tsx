import { ContractCheck } from '#features/agent/ContractCheck.tsx';
import { useFreshMemberInfo } from '#features/session/member-info.queries.ts';

/** With a session, the home looks at the member's record anew, and for contracts that wait. */
export function HomeMember({ userName }: { userName: string }) {
  useFreshMemberInfo();
  return <ContractCheck userName={userName} />;
}
