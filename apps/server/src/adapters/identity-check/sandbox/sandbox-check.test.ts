import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { identityCheckKey, startSandboxProgram } from '#kit/testing/sandbox-program.ts';
import { createFakeIdentityCompany } from '#ports/fakes/identity-check.fake.ts';
import { identityCheckSuite } from '#ports/suites/identity-check.suite.ts';
import { answerText, startFakeServer } from './fake-server.ts';
import { createSandboxIdentityCheck } from './sandbox-check.ts';

const apiKey = randomBytes(16).toString('hex');

identityCheckSuite('the sandbox company', async () => {
  const company = createFakeIdentityCompany();
  const server = await startFakeServer(company, apiKey);
  // oxlint-disable-next-line test-waits/no-short-timeout -- the test waits for one timeout
  const port = createSandboxIdentityCheck({ url: server.url, apiKey, timeoutMs: 3000 });
  return { port, company, close: server.close };
});

const reference = 'ref-1';
const found = {
  name: 'Maria Santos',
  birthday: '1990-02-28',
  number: 'P1234567',
  expiresOn: '2031-01-01',
};
const clear = answerText(reference, { status: 'clear', found }) as { document: object };
const clearWith = (change: object) =>
  JSON.stringify({ ...clear, document: { ...clear.document, ...change } });

/** Asks a company that gives one answer to every request about a check, and to start it. */
async function answersTo(status: number, body: string) {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url} ${incoming.headers.authorization}`);
    incoming.resume().on('end', () => {
      outgoing.writeHead(status, { location: 'http://127.0.0.1:9/' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const company = createSandboxIdentityCheck({ url: `http://127.0.0.1:${port}/`, apiKey });
    const person = { name: found.name, birthday: found.birthday };
    const request = { reference, person, kind: 'passport', files: [] } as const;
    const find = await company.findCheck(reference);
    return { find, start: await company.startCheck(request), asked };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('the sandbox company over HTTP', () => {
  test('a query names the reference and carries the key', async () => {
    const { find, asked } = await answersTo(200, JSON.stringify(clear));
    expect(find).toEqual({ outcome: 'done', value: { status: 'clear', found } });
    expect(asked[0]).toBe(`GET /identity-check/v1/checks?reference=ref-1 Bearer ${apiKey}`);
  });

  test('spaces around what was read are left out', async () => {
    const { find } = await answersTo(
      200,
      clearWith({ name: ' Maria Santos ', number: 'P1234567 ' }),
    );
    expect(find).toMatchObject({ value: { found } });
  });

  test.each([
    [400, '{"code":"bad_request"}', 'refused'],
    [422, '{}', 'refused'],
    [401, '{"code":"unauthorized"}', 'inDoubt'],
    [302, '', 'inDoubt'],
    [404, '<html>', 'inDoubt'],
    [409, '{"code":"key_reused"}', 'inDoubt'],
    [429, '', 'inDoubt'],
    [503, '', 'inDoubt'],
    [200, 'not json', 'inDoubt'],
    [200, '{"reference":"ref-2","status":"checking"}', 'inDoubt'],
    [200, '{"reference":"ref-1","status":"clear"}', 'inDoubt'],
    [200, '{"reference":"ref-1","status":"done"}', 'inDoubt'],
    [200, '{"reference":"ref-1","status":"refused","reason":"no"}', 'inDoubt'],
    [200, clearWith({ birthday: '1990-02-30' }), 'inDoubt'],
    [200, clearWith({ birthday: '0000-01-01' }), 'inDoubt'],
    [200, clearWith({ birthday: '28.02.1990' }), 'inDoubt'],
    [200, clearWith({ birthday: null }), 'inDoubt'],
    [200, clearWith({ expires_on: '2031-13-01' }), 'inDoubt'],
    [200, clearWith({ name: '' }), 'inDoubt'],
    [200, clearWith({ name: 'A'.repeat(201) }), 'inDoubt'],
    [200, clearWith({ name: 'Maria\u0000' }), 'inDoubt'],
    [200, clearWith({ number: '---' }), 'inDoubt'],
    [200, clearWith({ number: '1'.repeat(65) }), 'inDoubt'],
  ])('an answer of %i with %s is %s', async (status, body, outcome) => {
    const { find, start } = await answersTo(status, body);
    expect(find).toMatchObject({ outcome });
    expect(start).toMatchObject({ outcome });
  });

  test('a check is unknown only where the company itself says so', async () => {
    const { find, start } = await answersTo(404, '{"code":"not_found"}');
    expect(find).toEqual({ outcome: 'done', value: null });
    expect(start).toMatchObject({ outcome: 'inDoubt' });
  });

  test('without a connection the outcome is in doubt', async () => {
    const company = createSandboxIdentityCheck({ url: 'http://127.0.0.1:9', apiKey });
    expect(await company.findCheck(reference)).toMatchObject({ outcome: 'inDoubt' });
  });
});

test('the sandbox itself takes documents and answers what it has found', async () => {
  const sandbox = await startSandboxProgram();
  try {
    const company = createSandboxIdentityCheck({ url: sandbox.url, apiKey: identityCheckKey });
    const picture = (width: number) =>
      sharp({ create: { width, height: 200, channels: 3, background: '#852' } })
        .jpeg()
        .toBuffer();
    const checked = async (name: string, width: number) => {
      const file = { type: 'image/jpeg', bytes: await picture(width) };
      const files = [{ ...file, side: 'front' } as const, { ...file, side: 'selfie' } as const];
      const person = { name, birthday: found.birthday };
      const started = { reference: name, person, kind: 'passport', files } as const;
      expect(await company.startCheck(started)).toEqual({ outcome: 'done', value: null });
      await expect
        .poll(() => company.findCheck(name))
        .not.toEqual({ outcome: 'done', value: { status: 'checking' } });
      return company.findCheck(name);
    };
    expect(await company.findCheck(found.name)).toEqual({ outcome: 'done', value: null });
    expect(await checked(found.name, 300)).toMatchObject({
      value: { status: 'clear', found: { name: found.name, birthday: found.birthday } },
    });
    const other = { value: { status: 'refused', reason: 'otherPerson' } };
    expect(await checked('Maria Other', 300)).toMatchObject(other);
    const unreadable = { value: { status: 'refused', reason: 'unreadable' } };
    expect(await checked('Maria Cruz', 299)).toMatchObject(unreadable);
  } finally {
    await sandbox.close();
  }
});

test.each([
  [{ url: 'company' }, /must begin with http/],
  [{ apiKey: '' }, /must not be empty/],
])('the start stops on a wrong setting: %j', (change, sentence) => {
  const settings = { url: 'http://127.0.0.1:9', apiKey, ...change };
  expect(() => createSandboxIdentityCheck(settings)).toThrow(sentence);
});
