import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type SandboxUnderTest } from '#testing/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

type Query = Record<string, string>;

const addressOf = (changes: Query = {}) =>
  `/identity/authorize?${new URLSearchParams({
    client_id: 'pavilion',
    redirect_uri: `${sandbox.config.pavilionOrigin}/m/login`,
    response_type: 'id_token',
    response_mode: 'fragment',
    state: 'the state',
    nonce: 'the nonce',
    provider: 'google',
    ...changes,
  }).toString()}`;

async function send(fields: Query, changes: Query = {}) {
  const response = await sandbox.server.inject({
    method: 'POST',
    url: addressOf(changes),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  const target = new URL(response.headers.location ?? 'http://nowhere.test');
  return { response, target, answer: new URLSearchParams(target.hash.slice(1)) };
}

type Key = { kid: string; [part: string]: unknown };

async function publishedKeys(): Promise<Key[]> {
  return (await sandbox.server.inject('/identity/keys')).json<{ keys: Key[] }>().keys;
}

/** The claims of a token that a published key has signed; null otherwise. */
async function claimsOf(token: string): Promise<Record<string, unknown> | null> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const parse = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  const { kid } = parse(head) as { kid: string };
  const jwk = (await publishedKeys()).find((key) => key.kid === kid);
  if (jwk === undefined || signature === '') return null;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isRight = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${body}`),
    key,
    Buffer.from(signature, 'base64url'),
  );
  return isRight ? (parse(body) as Record<string, unknown>) : null;
}

const other = (account: string, changes: Query = {}) => send({ choice: 'other', account }, changes);

test('Sandbox: a person picks an account and goes back with a signed token in the fragment', async () => {
  const { response, target, answer } = await send({ choice: 'ana.reyes@people.test' });
  expect(response.statusCode).toBe(303);
  expect(target.origin + target.pathname).toBe(`${sandbox.config.pavilionOrigin}/m/login`);
  expect(target.search).toBe('');
  expect(answer.get('state')).toBe('the state');
  expect(await claimsOf(answer.get('id_token') ?? '')).toMatchObject({
    iss: `${sandbox.config.publicOrigin}/identity`,
    aud: 'pavilion',
    nonce: 'the nonce',
    name: 'Ana Reyes',
    firebase: { sign_in_provider: 'google.com' },
  });
});

test('Sandbox: a phone gives its number in the international form', async () => {
  const { answer } = await other('0917 123 4567', { provider: 'phone' });
  expect(await claimsOf(answer.get('id_token') ?? '')).toMatchObject({
    phone_number: '+639171234567',
    firebase: { sign_in_provider: 'phone' },
  });
});

test('Sandbox: a person who cancels goes back without a token', async () => {
  const { answer } = await send({ choice: 'cancel' });
  expect(Object.fromEntries(answer)).toEqual({ error: 'access_denied', state: 'the state' });
});

test.each(['', 'no address', 'a@b', '<b>@people.test'])(
  'Sandbox: %s is no account',
  async (account) => {
    expect((await other(account)).response.statusCode).toBe(400);
  },
);

test.each(['forged', 'unsigned'])(
  'Sandbox: %s@people.test gets a token that the issuer has not signed',
  async (fault) => {
    const { answer } = await other(`${fault}@people.test`);
    expect(await claimsOf(answer.get('id_token') ?? '')).toBeNull();
  },
);

test.each(['expired', 'stale', 'audience', 'issuer', 'nonce'])(
  'Sandbox: %s@people.test gets a token with that part wrong',
  async (fault) => {
    const right = await claimsOf((await other('x@people.test')).answer.get('id_token') ?? '');
    const claims = await claimsOf(
      (await other(`${fault}@people.test`)).answer.get('id_token') ?? '',
    );
    expect(claims).not.toBeNull();
    const parts = {
      expired: 'exp',
      stale: 'auth_time',
      audience: 'aud',
      issuer: 'iss',
      nonce: 'nonce',
    } as const;
    const part = parts[fault as keyof typeof parts];
    expect(claims?.[part]).not.toEqual(right?.[part]);
  },
);

test('Sandbox: a new key signs, and the one before stays published', async () => {
  const before = (await other('x@people.test')).answer.get('id_token') ?? '';
  await sandbox.server.inject({ method: 'POST', url: '/identity/keys/next' });
  const after = (await other('x@people.test')).answer.get('id_token') ?? '';
  expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
  expect(await claimsOf(before)).not.toBeNull();
  expect(await claimsOf(after)).not.toBeNull();
});

test.each([
  ['client_id', 'other'],
  ['redirect_uri', 'https://evil.example/m/login'],
  ['redirect_uri', 'not an address'],
  ['response_type', 'code'],
  ['response_mode', 'query'],
  ['provider', 'other'],
  ['state', ''],
  ['nonce', ''],
])('Sandbox: a wrong %s (%s) opens no page and redirects nowhere', async (name, value) => {
  const opened = await sandbox.server.inject({ url: addressOf({ [name]: value }) });
  const { response } = await send({ choice: 'ana.reyes@people.test' }, { [name]: value });
  for (const answer of [opened, response]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  }
});

test('Sandbox: the page speaks the language of the site', async () => {
  const english = await sandbox.server.inject({ url: addressOf() });
  const filipino = await sandbox.server.inject({ url: addressOf({ ui_locales: 'fil' }) });
  expect(english.body).toContain('Log in with Google');
  expect(filipino.body).toContain('Mag-log in gamit ang Google');
  expect(filipino.body).toContain('<html lang="fil">');
});
