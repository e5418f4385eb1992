import { ApiError } from '#http/api-error.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { addPasskey } from '@pavilion/contract/player/credentials';
import type { logInByPasskey } from '@pavilion/contract/player/sessions';
import type { RelyingParty } from '../relying-party.ts';
import type { PasskeyRow } from './passkey.store.ts';

export type Attestation = ParsedInputOf<typeof addPasskey>['credential'];
export type Assertion = ParsedInputOf<typeof logInByPasskey>['credential'];

/** Loaded when the first passkey is shown: with what it needs it is a tenth of every start. */
const webauthn = () => import('@simplewebauthn/server');

const noExtensions = { clientExtensionResults: {} };

/** The challenge that a device says it signed; whether it did is found out afterwards. */
export function challengeOf({ response }: Attestation | Assertion): string {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    if (typeof challenge === 'string') return challenge;
  } catch {
    // What cannot be read was signed by no device.
  }
  throw new ApiError('passkey.failed');
}

/** What a device made for this site, this challenge and a person who showed to be there. */
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

/** Throws unless the stored key signed it, here, with a counter that went on. */
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
