import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { agentCalls } from '@pavilion/contract/operator/agents';
import type { ApplicationDeps } from './application-deps.ts';
import { decideWaiting, findApplication, type StoredApplication } from './application.store.ts';

type Decision = ParsedInputOf<typeof agentCalls.decideApplication>;

/** Notes what became of an application, once; a repeat of the same decision changes nothing. */
export async function decide(
  { db, clock }: ApplicationDeps,
  { applicationId, state, note }: Decision,
  operator: string,
): Promise<StoredApplication> {
  if (!isOwnId(applicationId)) throw new ApiError('agent.application.not.found');
  const decision = { state, note, decided_by: operator, decided_at: clock() };
  await decideWaiting(db, applicationId, decision);
  const after = await findApplication(db, applicationId);
  if (after === null) throw new ApiError('agent.application.not.found');
  const isDecidedSo = after.state === state && after.note === note;
  if (!isDecidedSo) throw new ApiError('agent.application.state');
  return after;
}
