import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import { findAgentByCode, findAgentByDomain } from '#modules/hierarchy/hierarchy.store.ts';

type Dependencies = LimitDependencies & { db: Database };

/** The agent whose own address the request came to; a body never names that address. */
export function agentOfDomain({ db }: Pick<Dependencies, 'db'>, { host }: RequestContext) {
  return host === undefined ? Promise.resolve(null) : findAgentByDomain(db, host);
}

/** The agent who invited: by the code, else by the address; null when there is neither. */
export async function invitedBy(
  { db }: Pick<Dependencies, 'db'>,
  code: string,
  byDomain: bigint | null,
) {
  if (code === '') return byDomain;
  const agent = await findAgentByCode(db, code);
  if (agent === null) throw new ApiError('register.invitation.invalid');
  return agent;
}

/** Checks an invitation code for the form before it is sent; throws when no agent has it. */
export async function checkAffiliate(deps: Dependencies, code: string, context: RequestContext) {
  await countUse(deps, 'invitation check', { context });
  const agent = await invitedBy(deps, code.trim(), await agentOfDomain(deps, context));
  if (agent === null) throw new ApiError('register.invitation.invalid');
  return { validatedBy: code.trim() === '' ? 'domain' : 'code' } as const;
}
