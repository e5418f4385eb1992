import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

/** The vendor's own private key, and the site's public key to check its calls with. */
export type Hub88Keys = { vendorPrivateKey: KeyObject; operatorPublicKey: KeyObject };

/** Everything the sandbox reads from its environment; the secrets are those of the site. */
export type SandboxConfig = {
  host: string;
  port: number;
  smtpPort: number;
  /** Origin of the site: where wallet calls go and the only page that may frame a game. */
  pavilionOrigin: string;
  /** Address under which browsers reach the sandbox. */
  publicOrigin: string;
  vendorSecret: string;
  /** Keys of the second vendor, which signs with key pairs in place of a shared secret. */
  hub88: Hub88Keys;
  gatewayApiKey: string;
  chatSecret: string;
  identityCheckKey: string;
  /** Signs the rounds of public randomness: 32 bytes. */
  beaconPrivateKey: Uint8Array;
  /** Signs the results of lotteries that others draw. */
  resultsSecret: string;
  /** Decoded from the Standard Webhooks form `whsec_<base64>`. */
  gatewayWebhookKey: Buffer;
  smsAccountSid: string;
  smsAuthToken: string;
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

/** @throws ConfigError with a sentence that says which variable to set, and how. */
export function readConfig(environment: Environment): SandboxConfig {
  const host = environment['HOST'] || '127.0.0.1';
  const port = readPort(environment, 'SANDBOX_PORT', 3100);
  return {
    host,
    port,
    smtpPort: readPort(environment, 'SANDBOX_SMTP_PORT', port + 1),
    pavilionOrigin: readOrigin(environment, 'PAVILION_URL', 'http://127.0.0.1:3000'),
    publicOrigin: `http://${isAnyAddress(host) ? '127.0.0.1' : host}:${port}`,
    vendorSecret: readSecret(environment, 'SANDBOX_VENDOR_SECRET'),
    hub88: {
      vendorPrivateKey: readKey(environment, 'SANDBOX_HUB88_VENDOR_PRIVATE_KEY', (key) =>
        createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
      ),
      operatorPublicKey: readKey(environment, 'SANDBOX_HUB88_OPERATOR_PUBLIC_KEY', (key) =>
        createPublicKey({ key, format: 'der', type: 'spki' }),
      ),
    },
    gatewayApiKey: readSecret(environment, 'SANDBOX_GATEWAY_API_KEY'),
    chatSecret: readSecret(environment, 'SANDBOX_CHAT_SECRET'),
    identityCheckKey: readSecret(environment, 'SANDBOX_IDENTITY_CHECK_KEY'),
    beaconPrivateKey: readBeaconKey(environment, 'SANDBOX_BEACON_PRIVATE_KEY'),
    resultsSecret: readSecret(environment, 'SANDBOX_RESULTS_SECRET'),
    gatewayWebhookKey: readWebhookKey(environment, 'SANDBOX_GATEWAY_WEBHOOK_SECRET'),
    smsAccountSid: readSecret(environment, 'SANDBOX_SMS_ACCOUNT_SID'),
    smsAuthToken: readSecret(environment, 'SANDBOX_SMS_AUTH_TOKEN'),
  };
}

function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function readPort(environment: Environment, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new ConfigError(`${name} must be a port number from 1 to 65535, not "${text}".`);
  }
  return port;
}

function readOrigin(environment: Environment, name: string, fallback: string): string {
  const text = environment[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/') {
    throw new ConfigError(
      `${name} must be an address such as http://127.0.0.1:3000, without a path, not "${text}".`,
    );
  }
  return url.origin;
}

function readSecret(environment: Environment, name: string): string {
  const text = environment[name] ?? '';
  if (text.trim() === '') {
    throw new ConfigError(`Set ${name} to the value that the site uses; it must not be empty.`);
  }
  return text;
}

function readKey(
  environment: Environment,
  name: string,
  read: (der: Buffer) => KeyObject,
): KeyObject {
  try {
    return read(Buffer.from(readSecret(environment, name), 'base64'));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`${name} must be an RSA key in base64 of its DER form.`);
  }
}

function readBeaconKey(environment: Environment, name: string): Uint8Array {
  const text = readSecret(environment, name);
  try {
    if (!/^[\da-f]{64}$/.test(text)) throw new RangeError('not 32 bytes as hex');
    const key = new Uint8Array(Buffer.from(text, 'hex'));
    bls12_381.shortSignatures.getPublicKey(key);
    return key;
  } catch {
    throw new ConfigError(`${name} must be a private key of BLS12-381: 64 digits of hex.`);
  }
}

function readWebhookKey(environment: Environment, name: string): Buffer {
  const text = readSecret(environment, name);
  const encoded = text.startsWith('whsec_') ? text.slice('whsec_'.length) : '';
  if (!/^[A-Za-z0-9+/]{16,}={0,2}$/.test(encoded)) {
    throw new ConfigError(`${name} must have the form whsec_<base64>, with at least 12 bytes.`);
  }
  return Buffer.from(encoded, 'base64');
}
