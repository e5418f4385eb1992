import { ApiError } from '#http/api-error.ts';
import { namedMember } from '#modules/accounts/named-member.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { LimitDeps } from '../protection-deps.ts';
import { findNoteByKey, insertNote } from './note.store.ts';
import { showMemberExclusion } from './operator-exclusion.ts';

type Call = OperatorEndpoints['protection']['addMemberNote'];
type Input = ParsedInputOf<Call> & { operator: string };
type Shown = ResponseOf<Call>;

/** Writes a note on a member for other operators; a repeat writes nothing. */
export async function addMemberNote(
  deps: Pick<LimitDeps, 'db' | 'clock' | 'currency'>,
  { account, text, operator, requestKey }: Input,
): Promise<Shown> {
  const { db, clock } = deps;
  const memberId = await namedMember(deps, account);
  const note = { member_id: memberId, text, operator, request_key: requestKey, at: clock() };
  if (!(await insertNote(db, note))) {
    const earlier = await findNoteByKey(db, operator, requestKey);
    const isSame = earlier?.member_id === memberId && earlier.text === text;
    if (!isSame) throw new ApiError('wallet.repeat.differs');
  }
  return showMemberExclusion(deps, account);
}
