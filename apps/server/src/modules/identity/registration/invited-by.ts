import type { Database } from '../../../db/tables.ts';
import type { RequestFacts } from '../../../http/handlers.ts';
import { Refused } from '../../../http/refused.ts';
import type { RateLimiter } from '../../../kit/rate-limit.ts';
import { findAgentByCode, findAgentByDomain } from './affiliate-code.store.ts';

type Dependencies = { db: Database; limiter: RateLimiter };

const checksPerAddress = { uses: 60, windowMs: 60_000 };

/** The agent behind the address that the request came to; never one that a body names. */
export function agentOfDomain({ db }: Dependencies, { host }: RequestFacts) {
  return host === undefined ? Promise.resolve(null) : findAgentByDomain(db, host);
}

/** The agent who invited: by the code, else by the address; null when nobody did. */
export async function invitedBy(deps: Dependencies, code: string, facts: RequestFacts) {
  if (code === '') return agentOfDomain(deps, facts);
  const agent = await findAgentByCode(deps.db, code);
  if (agent === null) throw new Refused('register.invitation.invalid');
  return agent;
}

/** What a form asks before it is sent. */
export async function checkAffiliate(deps: Dependencies, code: string, facts: RequestFacts) {
  if (!(await deps.limiter.allow(`check affiliate ${facts.address}`, checksPerAddress))) {
    throw new Refused('request.limited');
  }
  const agent = await invitedBy(deps, code.trim(), facts);
  if (agent === null) throw new Refused('register.invitation.invalid');
  return { validatedBy: code.trim() === '' ? 'domain' : 'code' } as const;
}
