import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import { hashToken, randomToken } from '#kit/secrets/random-token.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { findPasswordHash } from '#modules/accounts/member.store.ts';
import type { VouchedPerson } from '#ports/identity-provider.ts';
import { maskMobile } from '@pavilion/domain/member/masked';
import type { SignInProvider } from '@pavilion/domain/session/sign-in-provider';
import { findTicket, insertTicket, insertTie, takeTicket } from './sign-in.store.ts';
import { takeToken, type SignInDependencies } from './take-token.ts';

const ticketMs = 30 * 60_000;

/** Gives a person without an account a ticket, with which they open an account or connect one. */
export async function giveTicket({ db, clock }: SignInDependencies, person: VouchedPerson) {
  const identityTicket = randomToken();
  const expiresAt = new Date(clock().getTime() + ticketMs);
  const { provider, subject, mobileNum, name } = person;
  await insertTicket(db, {
    ticket_hash: hashToken(identityTicket),
    provider,
    subject,
    mobile_num: mobileNum,
    expires_at: expiresAt,
  });
  const mobileMasked = mobileNum === null ? null : maskMobile(mobileNum);
  return { identityTicket, provider, name, mobileMasked, expiresAt: expiresAt.toISOString() };
}

/** What vouches for a person who registers; nothing is used up yet. */
export type Presented =
  | { by: 'token'; provider: SignInProvider }
  | { by: 'ticket'; provider: SignInProvider; mobileNum: string | null; ticketHash: Uint8Array };

type GivenPerson = {
  firebaseIdToken?: string | undefined;
  identityNonce?: string | undefined;
  identityTicket?: string | undefined;
};

/** Null when neither ticket nor token is given. A token without a ticket is that of a phone. */
export async function readPresented(
  deps: SignInDependencies,
  given: GivenPerson,
  context: RequestContext,
): Promise<Presented | null> {
  if (given.identityTicket !== undefined) {
    await countUse(deps, 'identity service', { context });
    const ticketHash = hashToken(given.identityTicket);
    const row = await findTicket(deps.db, ticketHash, deps.clock());
    if (!row) throw new ApiError('identity.expired');
    return { by: 'ticket', provider: row.provider, mobileNum: row.mobile_num, ticketHash };
  }
  return given.firebaseIdToken === undefined ? null : { by: 'token', provider: 'phone' };
}

/** The number that token or ticket proves; null when it proves none. */
export async function provedByPresented(
  deps: SignInDependencies,
  presented: Presented,
  given: GivenPerson,
  context: RequestContext,
): Promise<string | null> {
  const { mobileNum, provider } =
    presented.by === 'ticket' ? presented : await takeToken(deps, given, context);
  if (provider !== presented.provider) throw new ApiError('identity.failed');
  return mobileNum;
}

/** Uses the ticket up and connects its person to the member. */
export async function tieByTicket(
  { clock }: Pick<SignInDependencies, 'clock'>,
  transaction: DatabaseTransaction,
  memberId: bigint,
  ticketHash: Uint8Array,
): Promise<void> {
  const now = clock();
  const taken = await takeTicket(transaction, ticketHash, now);
  if (!taken) throw new ApiError('identity.expired');
  const { provider, subject } = taken;
  if (provider === 'phone') return;
  const tie = { provider, subject, member_id: memberId, tied_at: now };
  if (!(await insertTie(transaction, tie))) throw new ApiError('identity.taken');
}

/** Connects a member who has just given the password, unless it was changed meanwhile. */
export async function connectMember(
  deps: Pick<SignInDependencies, 'db' | 'clock'>,
  member: { id: bigint; password_hash: string },
  ticketHash: Uint8Array,
): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, member.id);
    const current = await findPasswordHash(transaction, member.id);
    if (current !== member.password_hash) throw new ApiError('login.failed');
    await tieByTicket(deps, transaction, member.id, ticketHash);
  });
}
