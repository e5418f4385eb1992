import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';

const secret = 'a-secret-of-enough-length';
const base = { OPERATOR_TOKEN: secret, KEYS_SECRET: secret };
const sandbox = {
  SANDBOX_URL: 'http://127.0.0.1:3100',
  SANDBOX_VENDOR_SECRET: secret,
  SANDBOX_GATEWAY_API_KEY: secret,
  SANDBOX_CHAT_SECRET: secret,
  SANDBOX_IDENTITY_CHECK_KEY: secret,
  SANDBOX_BEACON_PUBLIC_KEY: 'ab'.repeat(96),
  SANDBOX_RESULTS_SECRET: secret,
  SANDBOX_GATEWAY_WEBHOOK_SECRET: secret,
  SANDBOX_SMS_ACCOUNT_SID: secret,
  SANDBOX_SMS_AUTH_TOKEN: secret,
  SANDBOX_HUB88_OPERATOR_PRIVATE_KEY: secret,
  SANDBOX_HUB88_VENDOR_PUBLIC_KEY: secret,
};
const hub88 = {
  HUB88_URL: 'https://vendor.example/',
  HUB88_OPERATOR_ID: '816',
  HUB88_PRIVATE_KEY: 'a-private-key-in-base64',
  HUB88_PUBLIC_KEY: 'a-public-key-in-base64',
};

test('the defaults serve on 127.0.0.1:3000 with the embedded database in ./data', () => {
  const config = readConfig(base);
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    metricsPort: 3001,
    publicUrl: 'http://127.0.0.1:3000',
    database: { dataDir: './data' },
    production: false,
    sandbox: null,
  });
  expect(config.database).not.toHaveProperty('url');
});

test.each([
  [{ ...base, PORT: '70000' }, 'PORT must be a port number'],
  [{ ...base, PORT: 'abc' }, 'PORT must be a port number'],
  [{ ...base, COUNTRY_HEADER: 'cf ipcountry' }, 'COUNTRY_HEADER must be the name of a header'],
  [{}, 'OPERATOR_TOKEN must be set'],
  [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN must be set'],
  [{ ...base, KEYS_SECRET: undefined }, 'KEYS_SECRET must be set'],
  [{ ...base, NODE_ENV: 'production', KEYS_SECRET: '' }, 'KEYS_SECRET must be set'],
  [{ ...base, DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  [{ ...base, PUBLIC_URL: 'site' }, 'PUBLIC_URL must be an address'],
  [
    { ...base, NODE_ENV: 'production', PUBLIC_URL: 'http://site.example' },
    'PUBLIC_URL must begin with https:// in production, but is "http://site.example". Set it',
  ],
  [{ ...base, NODE_ENV: 'production', HOST: '0.0.0.0' }, 'PUBLIC_URL must begin with https://'],
  [
    { ...base, NODE_ENV: 'production', PUBLIC_URL: 'http://localhost.evil.example' },
    'PUBLIC_URL must begin with https://',
  ],
  [{ ...base, ...sandbox, SANDBOX_VENDOR_SECRET: '' }, 'SANDBOX_VENDOR_SECRET must be set'],
  [{ ...base, ...sandbox, SANDBOX_VENDOR_SECRET: '   ' }, 'SANDBOX_VENDOR_SECRET must be set'],
  [
    { ...base, ...sandbox, SANDBOX_BEACON_PUBLIC_KEY: 'ab'.repeat(95) },
    'SANDBOX_BEACON_PUBLIC_KEY must be set to a public key of BLS12-381: 192 digits of hex.',
  ],
  [{ ...base, ...sandbox, SANDBOX_RESULTS_SECRET: '' }, 'SANDBOX_RESULTS_SECRET must be set'],
  [{ ...base, DRAND_URLS: ' , ' }, 'DRAND_URLS must name at least one address.'],
  [
    { ...base, DRAND_URLS: 'https://a.example,drand' },
    'DRAND_URLS must be addresses such as https://a.example,https://…, but one is "drand".',
  ],
  [{ ...base, DRAND_URLS: 'ftp://a.example' }, 'DRAND_URLS must be addresses'],
  [{ ...base, ...hub88, HUB88_PRIVATE_KEY: '' }, 'HUB88_PRIVATE_KEY must be set'],
  [{ ...base, ...hub88, HUB88_PUBLIC_KEY: '' }, 'HUB88_PUBLIC_KEY must be set'],
  [{ ...base, ...hub88, HUB88_OPERATOR_ID: 'x' }, 'HUB88_OPERATOR_ID must be a number'],
  [{ ...base, ...hub88, HUB88_GAME_ORIGINS: 'games' }, 'HUB88_GAME_ORIGINS must be origins'],
  [{ ...base, ...hub88, HUB88_GAME_ORIGINS: 'https://a.example/x' }, 'must be origins'],
])('a bad value stops the start with a sentence that says what to set (%#)', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test.each(['10.0.0.0/33', '10.0.0.0/0', 'proxy', '10.0.0.0/8/8', '::1/129', '10.0.0.0/08'])(
  'TRUSTED_PROXIES with %s stops the start',
  (wrong) => {
    const sentence = 'must be addresses or networks such as 10.0.0.0/8,fd00::/8, but one is';
    const given = { ...base, TRUSTED_PROXIES: `127.0.0.1, ${wrong}` };
    expect(() => readConfig(given)).toThrow(`TRUSTED_PROXIES ${sentence} "${wrong}".`);
  },
);

test('proxies on this machine are trusted, or those that are listed and no others', () => {
  expect(readConfig(base).trustedProxies).toEqual(['127.0.0.0/8', '::1']);
  const given = { ...base, TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,192.0.2.7' };
  expect(readConfig(given).trustedProxies).toEqual(['10.0.0.0/8', 'fd00::/8', '192.0.2.7']);
});

test('the sandbox is used when its address and secrets are set', () => {
  expect(readConfig({ ...base, ...sandbox }).sandbox).toMatchObject({
    url: 'http://127.0.0.1:3100',
    smtpPort: 3101,
  });
});

test('mirrors of public randomness are those listed, and there are none by default', () => {
  expect(readConfig(base).beacon).toBeNull();
  expect(readConfig({ ...base, ...sandbox }).beacon).toBeNull();
  const given = { ...base, DRAND_URLS: 'https://a.example/, http://b.example/drand/' };
  expect(readConfig(given).beacon).toEqual({
    urls: ['https://a.example', 'http://b.example/drand'],
  });
});

test('a game vendor of the Hub88 shape takes precedence over the sandbox', () => {
  const origins = { HUB88_GAME_ORIGINS: 'https://a.example,https://b.example:8443/' };
  expect(readConfig({ ...base, ...sandbox, ...hub88, ...origins }).hub88).toEqual({
    url: 'https://vendor.example',
    operatorId: 816,
    privateKey: 'a-private-key-in-base64',
    vendorPublicKey: 'a-public-key-in-base64',
    gameOrigins: ['https://a.example', 'https://b.example:8443'],
  });
  expect(readConfig({ ...base, ...sandbox }).hub88).toMatchObject({
    url: 'http://127.0.0.1:3100/hub88',
    operatorId: 1,
    gameOrigins: [],
  });
  expect(readConfig(base).hub88).toBeNull();
});

test('operators are those of OPERATOR_TOKENS, and main with the key of OPERATOR_TOKEN', () => {
  const ana = { name: 'ana', token: 'the-key-of-ana-alone' };
  const given = { ...base, OPERATOR_TOKENS: `${ana.name}:${ana.token}` };
  expect(readConfig(given).operators).toEqual([{ name: 'main', token: secret }, ana]);
});

test.each([
  ['ana:short', 'must be name:token,name:token'],
  ['the-key-of-ana-alone', 'must be name:token,name:token'],
  ['main:the-key-of-ana-alone', 'must give every operator a name of their own'],
  [`ana:${secret}`, 'must give every operator a token of their own'],
])('OPERATOR_TOKENS=%s stops the start', (given, sentence) => {
  expect(() => readConfig({ ...base, OPERATOR_TOKENS: given })).toThrow(sentence);
});

const identity = {
  IDENTITY_ISSUER: 'https://issuer.test/pavilion',
  IDENTITY_AUDIENCE: 'pavilion',
  IDENTITY_KEYS_URL: 'https://issuer.test/keys',
  IDENTITY_AUTHORIZE_URL: 'https://issuer.test/authorize',
};

test('an identity service is off by default, and an own one precedes the sandbox', () => {
  expect(readConfig(base).identity).toBeNull();
  const { issuer } = readConfig({ ...base, ...sandbox }).identity ?? {};
  expect(issuer).toBe('http://127.0.0.1:3100/identity');
  expect(readConfig({ ...base, ...sandbox, ...identity }).identity).toEqual({
    issuer: 'https://issuer.test/pavilion',
    audience: 'pavilion',
    keysUrl: 'https://issuer.test/keys',
    authorizeUrl: 'https://issuer.test/authorize',
    needsNonce: true,
  });
  const off = readConfig({ ...base, ...identity, IDENTITY_NONCE: 'off' });
  expect(off.identity?.needsNonce).toBe(false);
});

test.each(['IDENTITY_AUDIENCE', 'IDENTITY_KEYS_URL', 'IDENTITY_AUTHORIZE_URL'])(
  'an issuer without %s stops the start',
  (name) => {
    expect(() => readConfig({ ...base, ...identity, [name]: undefined })).toThrow(name);
  },
);

test('the header of the country is off until it is named', () => {
  expect(readConfig(base).countryHeader).toBeNull();
  const named = { ...base, COUNTRY_HEADER: 'CF-IPCountry' };
  expect(readConfig(named).countryHeader).toBe('cf-ipcountry');
});

test.each([
  { PUBLIC_URL: 'https://site.example' },
  { PUBLIC_URL: 'http://127.0.0.1:8080' },
  { PUBLIC_URL: 'http://[::1]:8080' },
  { PUBLIC_URL: 'http://site.localhost' },
  { PUBLIC_URL: 'http://site.example', PLAIN_HTTP: '1' },
  {},
])('production starts where %j', (given) => {
  const { publicUrl } = readConfig({ ...base, NODE_ENV: 'production', ...given });
  expect(publicUrl).toBe(given.PUBLIC_URL ?? 'http://127.0.0.1:3000');
});

test('one error lists all mistakes, each in a sentence of its own', () => {
  const given = { ...base, PORT: 'abc', SMS_URL: 'https://sms.example', SMS_FROM: '' };
  expect(() => readConfig(given)).toThrow(
    [
      'PORT must be a port number from 1 to 65535, but is "abc".',
      'SMS_ACCOUNT_SID must be set to a secret of at least 16 characters.',
      'SMS_AUTH_TOKEN must be set to a secret of at least 16 characters.',
      'SMS_FROM must be set where SMS_URL is.',
    ].join('\n'),
  );
});

test('README has a row for each variable, with its default and its meaning, and no other', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, part = ''] = /^## Configure it$(.*?)^## /ms.exec(readme) ?? [];
  const rows = part.split('\n').filter((line) => /^\| (?!Variable|-)/.test(line));
  const written = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  const known = Object.values(variables).flatMap((fields) =>
    Object.values<readonly [kind: unknown, string, string, string?]>(fields),
  );
  expect(written.map(([, name, fallback, meaning]) => [name, fallback, meaning])).toEqual(
    known.map(([, name, meaning, fallback = '']) => [
      `\`${name}\``,
      fallback,
      expect.stringContaining(meaning) as string,
    ]),
  );
});
