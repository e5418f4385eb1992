import { generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Hub88Keys } from '#config.ts';

type Pair = { privateKey: KeyObject; publicKey: KeyObject };

const drawPair = (): Pair => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Key pairs of this run: the vendor's, and those of the site that it talks to. */
export const hub88Pairs: { vendor: Pair; operator: Pair } = {
  vendor: drawPair(),
  operator: drawPair(),
};

export function hub88KeysOf({ vendor, operator }: typeof hub88Pairs): Hub88Keys {
  return { vendorPrivateKey: vendor.privateKey, operatorPublicKey: operator.publicKey };
}

/** The same as variables of the environment. */
export function hub88Variables() {
  const { vendor, operator } = hub88Pairs;
  const vendorKey = vendor.privateKey.export({ format: 'der', type: 'pkcs8' });
  const operatorKey = operator.publicKey.export({ format: 'der', type: 'spki' });
  return {
    SANDBOX_HUB88_VENDOR_PRIVATE_KEY: vendorKey.toString('base64'),
    SANDBOX_HUB88_OPERATOR_PUBLIC_KEY: operatorKey.toString('base64'),
  };
}
