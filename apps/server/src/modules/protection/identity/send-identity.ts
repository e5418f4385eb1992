import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { ApiError } from '#http/api-error.ts';
import type { createRateLimiter } from '#kit/limits/rate-limit.ts';
import type { createSlots } from '#kit/limits/slots.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import { findIdentity, findPerson, writeIdentityState } from '#modules/accounts/identity.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { identityCheckCalls } from '@pavilion/contract/player/protection/identity-checks';
import { takesDocuments, type DocumentKind } from '@pavilion/domain/protection/identity-check';
import { isOldEnough } from '@pavilion/domain/registration/registration-problems';
import type { ProtectionDeps } from '../protection-deps.ts';
import { drawDocuments, sentDocuments, type DrawnDocument } from './drawn-documents.ts';
import type { IdentityBoxes } from './identity-boxes.ts';
import { findSentKind, insertCheck, insertFiles, markUnkept } from './identity.store.ts';
import { removeFile } from './remove-files.ts';

export type SendingDeps = Pick<
  ProtectionDeps,
  'db' | 'clock' | 'timeZone' | 'policy' | 'signals' | 'identityCompany' | 'logger'
> &
  Pick<IdentityBoxes, 'documents' | 'profileBox'>;
type Deps = SendingDeps & {
  drawing: Pick<ReturnType<typeof createSlots>, 'run'>;
  limiter: Pick<ReturnType<typeof createRateLimiter>, 'allow'>;
};
type Input = ParsedInputOf<(typeof identityCheckCalls)['sendIdentity']>;
type Sender = { memberId: bigint; signal: AbortSignal | undefined };
type Given = { name: string; birthday: string };

const sendingLimit = { uses: 10, windowMs: dayMs };
/** How long documents may be without a check, which takes much less to be written. */
const keptForMs = hourMs;

/** Whether the documents were sent with this key before; another kind is refused. */
async function isRepeat(
  db: Deps['db'] | DatabaseTransaction,
  memberId: bigint,
  { kind, requestKey }: { kind: DocumentKind; requestKey: string },
): Promise<boolean> {
  const earlier = await findSentKind(db, memberId, requestKey);
  if (earlier === undefined) return false;
  if (earlier.kind !== kind) throw new ApiError('wallet.repeat.differs');
  return true;
}

async function refuseWhileOpen(
  db: Deps['db'] | DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  const { state } = await findIdentity(db, memberId);
  if (!takesDocuments(state)) throw new ApiError('identity.check.open');
}

/** The name and birthday of the profile, or those that were sent in their place. */
async function givenBy(deps: Deps, memberId: bigint, sent: Input): Promise<Given> {
  const { db, clock, timeZone, policy } = deps;
  const person = await findPerson(db, memberId);
  const name = person.name ?? sent.name;
  const birthday = person.birthday ?? sent.birthday;
  if (name === undefined || birthday === undefined) throw new ApiError('request.invalid');
  if (!isOldEnough(birthday, dayAt(clock(), timeZone), policy.minimumAge)) {
    throw new ApiError('register.too.young');
  }
  return { name, birthday };
}

/** Keeps the check in one transaction; nothing where another call with the key has kept it. */
function keepCheck(
  { db, clock, signals, identityCompany }: Deps,
  memberId: bigint,
  { input, given, drawn }: { input: Input; given: Given; drawn: readonly DrawnDocument[] },
): Promise<void> {
  const { kind, requestKey } = input;
  return db.transaction().execute(async (transaction) => {
    const { closedAt } = await lockMember(transaction, memberId);
    if (closedAt !== null) throw new ApiError('session.ended');
    if (await isRepeat(transaction, memberId, input)) return;
    await refuseWhileOpen(transaction, memberId);
    const now = clock();
    const check = {
      id: randomUUID(),
      member_id: memberId,
      state: 'sent' as const,
      kind,
      request_key: requestKey,
      given_name: given.name,
      given_birthday: given.birthday,
      sent_at: now,
      ask_at: identityCompany === null ? null : now,
      to_review: identityCompany === null,
      hits: identityCompany === null ? ['noCompany'] : [],
    } satisfies Insertable<Tables['identity_check']>;
    await insertCheck(
      transaction,
      check,
      drawn.map(({ id }) => id),
    );
    await writeIdentityState(transaction, memberId, 'sent');
    await signals.publishIn(transaction, { kind: 'identity', memberId });
  });
}

/** Removes files that belong to no check; those that cannot be removed now go later. */
async function removeUnkept(deps: Deps, fileIds: readonly string[]): Promise<void> {
  const { db, clock, logger } = deps;
  try {
    for (const id of await markUnkept(db, fileIds, clock())) await removeFile(deps, id);
  } catch (error) {
    logger.error({ err: error, fileIds }, 'documents without a check were not removed yet');
  }
}

/**
 * Stores documents with their check. Rows come first, so that no bytes are without one, whenever
 * the process ends; without a check both go again.
 */
async function keep(
  deps: Deps,
  memberId: bigint,
  sending: { input: Input; given: Given; drawn: readonly DrawnDocument[] },
): Promise<void> {
  const { drawn } = sending;
  const rows = drawn.map(({ bytes, ...row }) => ({ ...row, bytes: bytes.length }));
  await insertFiles(deps.db, rows, new Date(deps.clock().getTime() + keptForMs));
  try {
    for (const { id, bytes } of drawn) await deps.documents.keep(id, bytes);
    await keepCheck(deps, memberId, sending);
  } finally {
    const ids = rows.map(({ id }) => id);
    await removeUnkept(deps, ids);
  }
}

/**
 * Takes the documents of a member for the identity check. A repeat with the same key and kind sends
 * nothing again; what was refused can be sent anew.
 */
export async function sendIdentity(
  deps: Deps,
  { memberId, signal }: Sender,
  input: Input,
): Promise<void> {
  const { db, drawing, limiter } = deps;
  if (await isRepeat(db, memberId, input)) return;
  await refuseWhileOpen(db, memberId);
  const sent = sentDocuments(input.kind, input);
  const given = await givenBy(deps, memberId, input);
  if (!(await limiter.allow(`identity ${memberId}`, sendingLimit))) {
    throw new ApiError('request.limited');
  }
  const drawn = await drawing.run(() => drawDocuments(sent, signal), { signal });
  await keep(deps, memberId, { input, given, drawn });
}
