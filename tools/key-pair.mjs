import { generateKeyPairSync } from 'node:crypto';

/** Generates an RSA key pair as base64 of its DER forms, for environment variables. */
export function drawKeyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  });
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') };
}

/** The keys of the sandbox's second game vendor, and of the site towards it. */
export function drawHub88Keys() {
  const [operator, vendor] = [drawKeyPair(), drawKeyPair()];
  return {
    SANDBOX_HUB88_OPERATOR_PRIVATE_KEY: operator.privateKey,
    SANDBOX_HUB88_OPERATOR_PUBLIC_KEY: operator.publicKey,
    SANDBOX_HUB88_VENDOR_PRIVATE_KEY: vendor.privateKey,
    SANDBOX_HUB88_VENDOR_PUBLIC_KEY: vendor.publicKey,
  };
}
