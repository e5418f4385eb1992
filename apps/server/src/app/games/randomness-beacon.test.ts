import { expect, test } from 'vitest';
import { createLogger } from '#kit/logger.ts';
import { beaconKeys } from '#kit/testing/sandbox-program.ts';
import { quicknet } from '@pavilion/domain/lottery/fair/quicknet';
import { randomnessBeacon } from './randomness-beacon.ts';

const logger = createLogger('silent');
const beacon = { urls: ['http://127.0.0.1:9'] };
const sandbox = { url: 'http://127.0.0.1:9', beaconPublicKey: beaconKeys.public };

test('with mirrors the public chain decides draws, also where there is a sandbox', () => {
  for (const beside of [null, sandbox]) {
    const chosen = randomnessBeacon({ beacon, sandbox: beside, production: true }, logger);
    expect(chosen).toMatchObject({ name: 'quicknet', chain: quicknet });
  }
});

test('without mirrors it is the chain of the sandbox, named so, under its own hash', () => {
  const chosen = randomnessBeacon({ beacon: null, sandbox, production: false }, logger);
  expect(chosen).toMatchObject({ name: 'sandbox', chain: { publicKey: beaconKeys.public } });
  expect(chosen?.chain.hash).not.toBe(quicknet.hash);
});

test('with neither there is none', () => {
  expect(randomnessBeacon({ beacon: null, sandbox: null, production: false }, logger)).toBeNull();
});

test('in production the sandbox decides nothing', () => {
  expect(randomnessBeacon({ beacon: null, sandbox, production: true }, logger)).toBeNull();
});
