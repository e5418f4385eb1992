import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { encryptionHeader, encryptionAlgorithms } from '@pavilion/contract/encrypted-body';
import { playerRoutes } from '@pavilion/contract/player-routes';

type KeyAnswer = {
  value: { keys: readonly (JWK & { kid: string })[]; nonce: string; time: string };
};

export type CallToSend = { method: string; path: string; body: object };

/** The body of a call and the headers that go with it. */
export type WrittenCall = { headers: Record<string, string>; body: string };

const json = { 'content-type': 'application/json' };

function isEncrypted(method: string, path: string): boolean {
  const calls = Object.values(playerRoutes).flatMap((area) => Object.values(area));
  return calls.some(
    ([ofRoute, pattern, , , encrypted]) => encrypted && ofRoute === method && pattern === path,
  );
}

async function freshKey(origin: string, merchant: string) {
  const response = await fetch(`${origin}/wps/session/key`, { headers: { merchant } });
  const { value } = (await response.json()) as KeyAnswer;
  const [key] = value.keys;
  if (!key) throw new Error(`${origin} has no encryption key`);
  return { key, nonce: value.nonce, time: value.time };
}

/** Encodes a call as the web app does: encrypted where the contract marks it so (decision D7). */
export async function writeCall(
  origin: string,
  merchant: string,
  { method, path, body }: CallToSend,
): Promise<WrittenCall> {
  if (!isEncrypted(method, path)) return { headers: json, body: JSON.stringify(body) };
  const { key, nonce, time } = await freshKey(origin, merchant);
  const content = JSON.stringify({ nonce, method, path, time, body });
  const value = await new CompactEncrypt(new TextEncoder().encode(content))
    .setProtectedHeader({ ...encryptionAlgorithms, kid: key.kid })
    .encrypt(await importJWK(key, encryptionAlgorithms.alg));
  const headers = { ...json, encryption: encryptionHeader(key.kid) };
  return { headers, body: JSON.stringify({ value }) };
}
