import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { VisitorContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { applyAsAgent } from '@pavilion/contract/player/agents/application';
import { normalisedContact } from '@pavilion/domain/agent/application-contact';
import { memberKind } from '@pavilion/domain/member/member-type';
import type { ApplicationDeps } from './application-deps.ts';
import { contactMark, decryptDetails, encryptDetails } from './application-details.ts';
import { findByKey, insertApplication } from './application.store.ts';

type Application = ParsedInputOf<typeof applyAsAgent>;

type Written = Pick<Application, 'name' | 'contactType' | 'contact' | 'text' | 'requestKey'>;

/** The mark of a contact; throws where nobody can be reached at it. */
function markOf(
  { box }: Pick<ApplicationDeps, 'box'>,
  { contactType, contact }: Pick<Written, 'contactType' | 'contact'>,
): Buffer {
  const normalised = normalisedContact(contactType, contact);
  if (normalised === null) throw new ApiError('agent.application.contact');
  return contactMark(box, contactType, normalised);
}

/** Writes an application; null where one of its contact waits, or was sent under its key. */
export function writeApplication(
  { box, clock }: Pick<ApplicationDeps, 'box' | 'clock'>,
  db: Database | DatabaseTransaction,
  input: Written,
  memberId: bigint | null,
): Promise<string | null> {
  return insertApplication(db, {
    member_id: memberId,
    details: encryptDetails(box, input),
    contact_mark: markOf({ box }, input),
    request_key: input.requestKey,
    created_at: clock(),
  });
}

/** A repeat is answered with the id of what it sent; with another body it is refused. */
async function findRepeat(
  { db, box }: ApplicationDeps,
  mark: Buffer,
  { requestKey, name, contact, text }: Application,
): Promise<string | null> {
  const sent = await findByKey(db, mark, requestKey);
  if (sent === null) return null;
  const before = decryptDetails(box, sent.details);
  const isSame =
    before === null || (before.name === name && before.contact === contact && before.text === text);
  if (!isSame) throw new ApiError('agent.repeat.differs');
  return sent.id;
}

/** Anybody can have a trial account, so its owner answers a captcha as a guest does. */
function isKnown({ memberTypes }: ApplicationDeps, { caller }: VisitorContext): boolean {
  return caller !== null && !memberKind(caller.memberType, memberTypes).trial;
}

/**
 * Keeps an application to become an agent, once for each request key, and one that waits for each
 * contact; returns its id.
 */
export async function apply(
  deps: ApplicationDeps,
  input: Application,
  context: VisitorContext,
): Promise<string> {
  const mark = markOf(deps, input);
  const repeated = await findRepeat(deps, mark, input);
  if (repeated !== null) return repeated;
  await countUse(deps, 'agent application', { context });
  if (!isKnown(deps, context)) await deps.captchas.check('application', input, context);
  const id = await writeApplication(deps, deps.db, input, context.caller?.memberId ?? null);
  if (id !== null) return id;
  const rival = await findRepeat(deps, mark, input);
  if (rival === null) throw new ApiError('agent.application.waiting');
  return rival;
}
