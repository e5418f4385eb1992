import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawHub88Keys } from '../key-pair.mjs';

const makers = {
  SANDBOX_VENDOR_SECRET: () => randomBytes(32).toString('hex'),
  SANDBOX_GATEWAY_API_KEY: () => randomBytes(24).toString('hex'),
  SANDBOX_CHAT_SECRET: () => randomBytes(24).toString('hex'),
  SANDBOX_GATEWAY_WEBHOOK_SECRET: () => `whsec_${randomBytes(32).toString('base64')}`,
  SANDBOX_SMS_ACCOUNT_SID: () => `AC${randomBytes(16).toString('hex')}`,
  SANDBOX_SMS_AUTH_TOKEN: () => randomBytes(16).toString('hex'),
  KEYS_SECRET: () => randomBytes(32).toString('base64url'),
  OPERATOR_TOKEN: () => randomBytes(32).toString('base64url'),
};

/** Draws both keys together, since they are a pair. */
const groups = [
  ...Object.entries(makers).map(([name, make]) => ({
    names: [name],
    draw: () => ({ [name]: make() }),
  })),
  {
    names: [
      'SANDBOX_HUB88_OPERATOR_PRIVATE_KEY',
      'SANDBOX_HUB88_OPERATOR_PUBLIC_KEY',
      'SANDBOX_HUB88_VENDOR_PRIVATE_KEY',
      'SANDBOX_HUB88_VENDOR_PUBLIC_KEY',
    ],
    draw: drawHub88Keys,
  },
];

/** Stored beside the database it would protect nothing, so production must set it. */
const onlyForTrying = new Set(['KEYS_SECRET']);

/**
 * Reads the secrets that the site and the sandbox share from the data folder; draws and stores
 * missing ones, readable by the owner only.
 */
export function keepSecrets(dataDir, { production = false } = {}) {
  const secrets = readOrDraw(dataDir);
  if (!production) return secrets;
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => !onlyForTrying.has(name)));
}

function readOrDraw(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const missing = groups.filter(({ names }) => names.some((name) => !kept[name]));
  if (missing.length === 0) return kept;
  const secrets = Object.assign({ ...kept }, ...missing.map(({ draw }) => draw()));
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read (${error.message}): correct it, or remove it.`, {
      cause: error,
    });
  }
}
