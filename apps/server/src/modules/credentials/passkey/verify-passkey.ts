import { ApiError } from '#http/api-error.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { addPasskey } from '@pavilion/contract/player/credentials';
import type { logInByPasskey } from '@pavilion/contract/player/sessions';
import type { RelyingParty } from '../relying-party.ts';
import type { PasskeyRow } from './passkey.store.ts';

export type Attestation = ParsedInputOf<typeof addPasskey>['credential'];
export type Assertion = ParsedInputOf<typeof logInByPasskey>['credential'];

/** Imported at the first use of a passkey, since it would be a tenth of the start-up time. */
const webauthn = () => import('@simplewebauthn/server');

const noExtensions = { clientExtensionResults: {} };

/** The challenge that a credential claims to have signed, not yet verified. */
export function challengeOf({ response }: Attestation | Assertion): string {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    if (typeof challenge === 'string') return challenge;
  } catch {
    // Unreadable data is refused below.
  }
  throw new ApiError('passkey.failed');
}

/** Throws `passkey.failed` unless the device made it here and verified its user. */
export async function verifyAttestation(
  party: RelyingParty,
  credential: Attestation,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: { ...credential, ...noExtensions },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw new ApiError('passkey.failed');
  return verified.registrationInfo;
}

/** Throws `passkey.failed` unless the stored key signed it here and its counter increased. */
export async function verifyAssertion(
  party: RelyingParty,
  credential: Assertion,
  challenge: string,
  known: PasskeyRow,
) {
  const { verifyAuthenticationResponse } = await webauthn();
  const { userHandle, ...response } = credential.response;
  const verified = await verifyAuthenticationResponse({
    response: {
      ...credential,
      ...noExtensions,
      response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: Number(known.counter),
    },
  }).catch(() => null);
  if (!verified?.verified) throw new ApiError('passkey.failed');
  return verified.authenticationInfo;
}
