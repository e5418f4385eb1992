import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Caller, RequestContext } from '#http/handlers.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';
import type { Clock } from '#kit/clock.ts';
import { randomToken } from '#kit/secrets/random-token.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { addPasskey as addCall } from '@pavilion/contract/player/credentials';
import {
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeyRows,
  markPasskeyUsed,
  takeChallenge,
  type ChallengePurpose,
  type PasskeyRow,
} from './passkey/passkey.store.ts';
import {
  challengeOf,
  verifyAssertion,
  verifyAttestation,
  type Assertion,
} from './passkey/verify-passkey.ts';
import type { RelyingParty } from './relying-party.ts';

export type { Assertion } from './passkey/verify-passkey.ts';

export type PasskeyDependencies = LimitDependencies & {
  db: Database;
  clock: Clock;
  /** Null where the site's address does not allow passkeys. */
  party: RelyingParty | null;
  brandName: string;
  /** Makes the user handle that a device stores, which reveals nothing about the member. */
  handleBox: Pick<SecretBox, 'mark'>;
};

const challengeMs = 5 * 60_000;
const mostPerMember = 10;
/** ES256, EdDSA and RS256: the algorithms that devices offer. */
const algorithms = [-7, -8, -257];

function partyOf({ party }: PasskeyDependencies): RelyingParty {
  if (party === null) throw new ApiError('passkey.closed');
  return party;
}

async function newChallenge(
  { db, clock }: PasskeyDependencies,
  purpose: ChallengePurpose,
  memberId: bigint | null,
): Promise<string> {
  const challenge = randomToken();
  const expires_at = new Date(clock().getTime() + challengeMs);
  await insertChallenge(db, { challenge, purpose, member_id: memberId, expires_at });
  return challenge;
}

const listed = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credential_id: id }) => ({ id, type: 'public-key' as const }));

export function showPasskey(row: PasskeyRow) {
  return {
    passkeyId: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    backedUp: row.backed_up,
  };
}

export async function startEnrolment(
  deps: PasskeyDependencies,
  { memberId, username }: Caller,
  context: RequestContext,
) {
  const party = partyOf(deps);
  await countUse(deps, 'passkey', { context });
  const rows = await listPasskeyRows(deps.db, memberId);
  if (rows.length >= mostPerMember) throw new ApiError('passkey.limit');
  const handle = Buffer.from(deps.handleBox.mark(String(memberId)), 'base64').toString('base64url');
  return {
    challenge: await newChallenge(deps, 'enrol', memberId),
    rp: { id: party.id, name: deps.brandName },
    user: { id: handle, name: username, displayName: username },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeMs,
    excludeCredentials: listed(rows),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

async function takeOr(
  { db, clock }: { db: Database; clock: () => Date },
  expected: { challenge: string; purpose: ChallengePurpose; memberId: bigint | null },
): Promise<void> {
  if (!(await takeChallenge(db, expected, clock()))) throw new ApiError('passkey.failed');
}

export async function addPasskey(
  deps: PasskeyDependencies,
  { memberId }: Caller,
  { name, credential: given }: ParsedInputOf<typeof addCall>,
) {
  const { db, clock } = deps;
  const party = partyOf(deps);
  const challenge = challengeOf(given);
  await takeOr(deps, { challenge, purpose: 'enrol', memberId });
  const made = await verifyAttestation(party, given, challenge);
  const row: PasskeyRow = {
    id: randomUUID(),
    member_id: memberId,
    credential_id: made.credential.id,
    public_key: made.credential.publicKey,
    counter: BigInt(made.credential.counter),
    shareable: made.credentialDeviceType === 'multiDevice',
    backed_up: made.credentialBackedUp,
    name,
    created_at: clock(),
    last_used_at: null,
  };
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const rows = await listPasskeyRows(transaction, memberId);
    if (rows.length >= mostPerMember) throw new ApiError('passkey.limit');
    if (!(await insertPasskey(transaction, row))) throw new ApiError('passkey.failed');
  });
  return showPasskey(row);
}

/** For a log-in any passkey of the site may answer, for a confirmation only the member's own. */
export async function startAssertion(
  deps: PasskeyDependencies,
  purpose: 'login' | 'confirm',
  memberId: bigint | null,
  context: RequestContext,
) {
  const party = partyOf(deps);
  await countUse(deps, 'passkey', { context });
  const rows = memberId === null ? [] : await listPasskeyRows(deps.db, memberId);
  if (memberId !== null && rows.length === 0) throw new ApiError('passkey.not.found');
  return {
    challenge: await newChallenge(deps, purpose, memberId),
    rpId: party.id,
    timeout: challengeMs,
    userVerification: 'required' as const,
    allowCredentials: listed(rows),
  };
}

/** Verifies the answer and returns its passkey; throws `passkey.failed` for any other answer. */
export async function checkAssertion(
  deps: PasskeyDependencies,
  purpose: 'login' | 'confirm',
  memberId: bigint | null,
  given: Assertion,
): Promise<PasskeyRow> {
  const party = partyOf(deps);
  const challenge = challengeOf(given);
  await takeOr(deps, { challenge, purpose, memberId });
  const known = await findPasskey(deps.db, given.id);
  if (!known || (memberId !== null && known.member_id !== memberId)) {
    throw new ApiError('passkey.failed');
  }
  const { newCounter, credentialBackedUp } = await verifyAssertion(party, given, challenge, known);
  const use = { counter: BigInt(newCounter), backedUp: credentialBackedUp, now: deps.clock() };
  if (!(await markPasskeyUsed(deps.db, known, use))) throw new ApiError('passkey.failed');
  return known;
}

export async function countPasskeys(db: Database, memberId: bigint): Promise<number> {
  return (await listPasskeyRows(db, memberId)).length;
}
