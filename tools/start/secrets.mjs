import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';

const hex = (bytes) => randomBytes(bytes).toString('hex');

const url = (bytes) => randomBytes(bytes).toString('base64url');

const drawn = {
  SANDBOX_VENDOR_SECRET: () => hex(32),
  SANDBOX_GATEWAY_API_KEY: () => hex(24),
  SANDBOX_CHAT_SECRET: () => hex(24),
  SANDBOX_IDENTITY_CHECK_KEY: () => hex(24),
  SANDBOX_RESULTS_SECRET: () => hex(24),
  SANDBOX_GATEWAY_WEBHOOK_SECRET: () => `whsec_${randomBytes(32).toString('base64')}`,
  SANDBOX_SMS_ACCOUNT_SID: () => `AC${hex(16)}`,
  SANDBOX_SMS_AUTH_TOKEN: () => hex(16),
  KEYS_SECRET: () => url(32),
  OPERATOR_TOKEN: () => url(32),
};
/** Who signs with a key pair: both sides of the second game vendor, and public randomness. */
const pairs = {
  SANDBOX_HUB88_OPERATOR: drawRsaPair,
  SANDBOX_HUB88_VENDOR: drawRsaPair,
  SANDBOX_BEACON: drawBlsPair,
};

/** RSA, as base64 of the DER forms. */
function drawRsaPair() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  });
  return [privateKey.toString('base64'), publicKey.toString('base64')];
}

/** BLS12-381 with the public key in the group G2, as hex. */
function drawBlsPair() {
  const { secretKey, publicKey } = bls12_381.shortSignatures.keygen();
  return [Buffer.from(secretKey), Buffer.from(publicKey.toBytes())].map((key) =>
    key.toString('hex'),
  );
}

/** The pair as variables. */
function drawKeyPair(side) {
  const [privateKey, publicKey] = pairs[side]();
  return { [`${side}_PRIVATE_KEY`]: privateKey, [`${side}_PUBLIC_KEY`]: publicKey };
}

/** @typedef {`${keyof typeof pairs}_${'PRIVATE' | 'PUBLIC'}_KEY`} KeyName */

/**
 * Draws the secrets that the site shares with the sandbox, and its own, except known ones.
 * @returns {Record<keyof typeof drawn | KeyName, string>}
 */
export function drawSecrets(known = {}) {
  const names = Object.keys(drawn).filter((name) => !known[name]);
  const sides = Object.keys(pairs).filter(
    (side) => !known[`${side}_PRIVATE_KEY`] || !known[`${side}_PUBLIC_KEY`],
  );
  return Object.assign(
    Object.fromEntries(names.map((name) => [name, drawn[name]()])),
    ...sides.map(drawKeyPair),
  );
}

/**
 * Reads the secrets of a site from its data folder; draws and stores missing ones, readable by the
 * owner only. In production KEYS_SECRET has to be set, since beside the database it would protect
 * nothing.
 */
export function keepSecrets(dataDir, { production = false } = {}) {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const missing = drawSecrets(kept);
  const secrets = { ...kept, ...missing };
  if (Object.keys(missing).length > 0) {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  const { KEYS_SECRET, ...others } = secrets;
  return production ? others : { ...others, KEYS_SECRET };
}

function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    const sentence = `${file} cannot be read (${error.message}): correct it, or remove it.`;
    throw new Error(sentence, { cause: error });
  }
}
