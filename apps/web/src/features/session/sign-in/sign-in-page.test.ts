import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSignIn, takeAnswer } from './sign-in-page.ts';

const service = {
  providers: ['google' as const],
  authorizeUrl: 'https://identity.test/authorize?tenant=1',
  clientId: 'pavilion',
};

const kept = new Map<string, string>();
let left = '';

beforeEach(() => {
  kept.clear();
  left = '';
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', {
    origin: 'https://site.test',
    assign: (address: string) => void (left = address),
  });
});

async function begin() {
  await openSignIn(service, 'google', '/m/set');
  const query = new URL(left).searchParams;
  return { query, state: query.get('state') ?? '' };
}

test('§2 Login screen: the page sends the service the hash of a nonce that stays here', async () => {
  const { query } = await begin();
  expect(Object.fromEntries(query)).toMatchObject({
    tenant: '1',
    client_id: 'pavilion',
    redirect_uri: 'https://site.test/m/login',
    response_type: 'id_token',
    response_mode: 'fragment',
    provider: 'google',
  });
  const { nonce } = JSON.parse([...kept.values()][0] ?? '{}') as { nonce: string };
  expect(nonce).toMatch(/^[\w-]{43}$/);
  expect(left).not.toContain(nonce);
  expect(query.get('nonce')).toBe(createHash('sha256').update(nonce).digest('base64url'));
});

test('§2 Login screen: its answer counts once, with the address to return to', async () => {
  const { state } = await begin();
  const fragment = `#id_token=a.b.c&state=${state}`;
  expect(takeAnswer(fragment)).toMatchObject({
    outcome: 'token',
    idToken: 'a.b.c',
    backTo: '/m/set',
  });
  expect(kept.size).toBe(0);
  expect(takeAnswer(fragment)).toEqual({ outcome: 'failed' });
});

test('§2 Login screen: an answer that this tab did not request is refused, and ends the pending request', async () => {
  const { state } = await begin();
  expect(takeAnswer('#id_token=a.b.c&state=other')).toEqual({ outcome: 'failed' });
  expect(takeAnswer(`#id_token=a.b.c&state=${state}`)).toEqual({ outcome: 'failed' });
});

test.each([
  ['error=access_denied', 'cancelled'],
  ['error=server_error', 'failed'],
  ['error=server_error&id_token=a.b.c', 'failed'],
  ['', 'failed'],
])('§2 Login screen: an answer of "%s" is %s', async (answer, outcome) => {
  const { state } = await begin();
  expect(takeAnswer(`#${answer}&state=${state}`)).toEqual({ outcome });
});
