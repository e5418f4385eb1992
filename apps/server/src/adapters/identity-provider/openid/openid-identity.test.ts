import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, startProgram } from '#kit/testing/child-program.ts';
import { beaconKeys, resultsSecret } from '#kit/testing/sandbox-program.ts';
import { identityProviderSuite } from '#ports/suites/identity-provider.suite.ts';
import { createOpenIdIdentity } from './openid-identity.ts';

const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');

identityProviderSuite('the issuer of the sandbox', async () => {
  const [port, smtpPort, nobodyPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const origin = `http://127.0.0.1:${port}`;
  const issuer = `${origin}/identity`;
  const sandbox = await startProgram(
    'apps/sandbox/src/testing/companies.ts',
    {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(smtpPort),
      PAVILION_URL: 'http://site.test',
      SANDBOX_VENDOR_SECRET: 'vendor-secret-for-tests',
      SANDBOX_GATEWAY_API_KEY: 'gateway-key-for-tests',
      SANDBOX_CHAT_SECRET: 'chat-secret-for-tests',
      SANDBOX_IDENTITY_CHECK_KEY: 'identity-check-key-for-tests',
      SANDBOX_BEACON_PRIVATE_KEY: beaconKeys.private,
      SANDBOX_RESULTS_SECRET: resultsSecret,
      SANDBOX_GATEWAY_WEBHOOK_SECRET: `whsec_${Buffer.from('webhook-key-tests').toString('base64')}`,
      SANDBOX_SMS_ACCOUNT_SID: 'AC00000000000000000000000000000001',
      SANDBOX_SMS_AUTH_TOKEN: 'sms-token',
    },
    /Sandbox on/,
  );
  const service = (keysUrl: string) =>
    createOpenIdIdentity({
      authorizeUrl: `${issuer}/authorize`,
      issuer,
      audience: 'pavilion',
      keysUrl,
      needsNonce: true,
      keyPauseMs: 0,
    });

  /** Submits the sign-in form of the page. */
  async function signIn(provider: string, account: string, nonce: string): Promise<string> {
    const query = new URLSearchParams({
      client_id: 'pavilion',
      redirect_uri: 'http://site.test/m/login',
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid',
      state: 's',
      nonce: hashOf(nonce),
      provider,
    });
    const response = await fetch(`${issuer}/authorize?${query.toString()}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'other', account }),
    });
    const { hash } = new URL(response.headers.get('location') ?? 'http://site.test');
    return new URLSearchParams(hash.slice(1)).get('id_token') ?? '';
  }

  return {
    provider: service(`${issuer}/keys`),
    nobody: service(`http://127.0.0.1:${nobodyPort}/keys`),
    signIn: ({ provider, account }, nonce) => signIn(provider, account, nonce),
    signInWith: (fault, nonce) => signIn('google', `${fault}@people.test`, nonce),
    changeKey: async () => {
      await fetch(`${issuer}/keys/next`, { method: 'POST' });
    },
    close: () => sandbox.stop(),
  };
});

describe('Sandbox: an ID token', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const seconds = now.getTime() / 1000;
  const nonce = 'n'.repeat(43);
  const issuer = 'https://issuer.test';
  const right: JWTPayload = {
    iss: issuer,
    aud: 'site',
    sub: 'person-1',
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    nonce: hashOf(nonce),
    firebase: { sign_in_provider: 'google.com' },
  };
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let service: ReturnType<typeof createOpenIdIdentity>;
  let request = 0;
  const published = createServer((_request, response) => {
    request += 1;
    void exportJWK(keys.publicKey).then((jwk) =>
      response.end(JSON.stringify({ keys: [{ ...jwk, kid: 'k1', alg: 'RS256', use: 'sig' }] })),
    );
  });

  beforeAll(async () => {
    keys = await generateKeyPair('RS256', { extractable: true });
    await new Promise<void>((done) => void published.listen(0, '127.0.0.1', done));
    const { port } = published.address() as AddressInfo;
    const keysUrl = `http://127.0.0.1:${port}/keys`;
    service = createOpenIdIdentity({
      authorizeUrl: '',
      issuer,
      audience: 'site',
      keysUrl,
      needsNonce: true,
    });
  });
  afterAll(() => void published.close());

  const sign = (claims: JWTPayload, kid = 'k1') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(keys.privateKey);

  test('is accepted when all of it is valid, and the keys are fetched once', async () => {
    for (let times = 0; times < 3; times += 1) {
      expect(await service.verify(await sign(right), nonce, now)).toMatchObject({
        outcome: 'vouched',
        person: { provider: 'google', subject: 'person-1', mobileNum: null, name: null },
      });
    }
    expect(request).toBe(1);
  });

  test.each([
    ['another issuer', { iss: 'https://other.test' }, 'invalid'],
    ['another audience', { aud: 'other' }, 'invalid'],
    ['several audiences without this one', { aud: ['a', 'b'] }, 'invalid'],
    ['an end long ago', { exp: seconds - 120 }, 'expired'],
    ['no end', { exp: undefined }, 'invalid'],
    ['no beginning', { iat: undefined }, 'invalid'],
    ['a beginning in the future', { iat: seconds + 120 }, 'invalid'],
    ['no time of the sign-in', { auth_time: undefined }, 'invalid'],
    ['a sign-in of an hour ago', { auth_time: seconds - 3600 }, 'expired'],
    ['a sign-in in the future', { auth_time: seconds + 120 }, 'invalid'],
    ['no nonce', { nonce: undefined }, 'invalid'],
    ['the nonce in the clear', { nonce }, 'invalid'],
    ['no subject', { sub: undefined }, 'invalid'],
    ['an empty subject', { sub: '' }, 'invalid'],
    ['no provider', { firebase: undefined }, 'invalid'],
    ['another provider', { firebase: { sign_in_provider: 'anonymous' } }, 'invalid'],
    ['a provider of an object', { firebase: { sign_in_provider: '__proto__' } }, 'invalid'],
    ['a phone without a number', { firebase: { sign_in_provider: 'phone' } }, 'invalid'],
  ])('with %s is refused', async (_, change, outcome) => {
    const claims = Object.fromEntries(
      Object.entries({ ...right, ...change }).filter(([, value]) => value !== undefined),
    );
    expect(await service.verify(await sign(claims), nonce, now)).toMatchObject({ outcome });
  });

  test('of an issuer without nonces needs none, but a nonce that is there must match', async () => {
    const { port } = published.address() as AddressInfo;
    const keysUrl = `http://127.0.0.1:${port}/keys`;
    const config = { authorizeUrl: '', issuer, audience: 'site', keysUrl, needsNonce: false };
    const lenient = createOpenIdIdentity(config);
    const { nonce: _, ...without } = right;
    expect(await lenient.verify(await sign(without), null, now)).toMatchObject({
      outcome: 'vouched',
    });
    expect(await service.verify(await sign(without), null, now)).toMatchObject({
      outcome: 'invalid',
    });
    for (const given of [null, 'm'.repeat(43)]) {
      expect(await lenient.verify(await sign(right), given, now)).toMatchObject({
        outcome: 'invalid',
      });
    }
  });

  test('signed by a key that is not published is refused', async () => {
    expect(await service.verify(await sign(right, 'k2'), nonce, now)).toMatchObject({
      outcome: 'invalid',
    });
    const other = await generateKeyPair('RS256');
    const forged = await new SignJWT(right)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(other.privateKey);
    expect(await service.verify(forged, nonce, now)).toMatchObject({ outcome: 'invalid' });
  });

  test('signed by the public key as a shared secret is refused', async () => {
    const { n = '' } = await exportJWK(keys.publicKey);
    const forged = await new SignJWT(right)
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(Buffer.from(n, 'base64url'));
    expect(await service.verify(forged, nonce, now)).toMatchObject({ outcome: 'invalid' });
  });
});
