import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createWebPush } from '../adapters/push-sender/web-push/web-push.ts';
import { createKysely } from '../db/kysely-dialect.ts';
import type { SqlEngine } from '../db/sql-engine.ts';
import type { Database, Tables } from '../db/tables.ts';
import { testDatabases } from '../db/testing/test-database.ts';
import type { SessionContext } from '../http/handlers.ts';
import { createLogger } from '../kit/logger.ts';
import { createPush, type Push } from '../modules/push/push.ts';

type Told = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** The company of a browser, on this machine. */
async function startCompany() {
  const told: Told[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      told.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    told,
    answer: (next: number) => void (status = next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What a browser keeps to itself, and how it reads what is brought. */
function createBrowser(origin: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const secret = randomBytes(16);
  const target = {
    endpoint: `${origin}/${randomUUID()}`,
    p256dh,
    auth: secret.toString('base64url'),
  };
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
  function read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
    const shared = derive(pair.computeSecret(theirs), secret, info, 32);
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = body.subarray(21 + theirs.length);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
  return { target, read };
}

describe.each(testDatabases())('news of the inbox, on $name', ({ open }) => {
  const now = { at: new Date('2026-11-22T10:00:00Z') };
  let engine: SqlEngine;
  let db: Database;
  let company: Awaited<ReturnType<typeof startCompany>>;
  let push: Push;
  let nextMember = 0;

  const createOn = (isOn: boolean) =>
    createPush({
      db,
      clock: () => now.at,
      logger: createLogger('silent'),
      sender: createWebPush({ subject: 'https://site.example', clock: () => new Date() }),
      keysSecret: 'a secret of the test that is long enough',
      isOn,
      isEndpoint: (address) => address.startsWith(company.origin),
    });

  beforeAll(async () => {
    company = await startCompany();
    engine = await open({ durable: false, migrated: true });
    db = createKysely<Tables>(engine);
    push = createOn(true);
  });
  afterEach(() => {
    company.answer(201);
    company.told.length = 0;
  });
  afterAll(async () => {
    await engine.close();
    await company.close();
  });

  /** A member with a session, and the browser of it. */
  async function newcomer() {
    nextMember += 1;
    const username = `push${nextMember}`;
    const { id: memberId } = await db
      .insertInto('member')
      .values({ username, member_type: 0, password_hash: 'none' } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = {
      id: randomUUID(),
      token_hash: randomBytes(32),
      member_id: memberId,
      created_at: now.at,
      last_seen_at: now.at,
      expires_at: new Date(now.at.getTime() + 3_600_000),
      address: '',
      user_agent: '',
    };
    await db.insertInto('session').values(session).execute();
    const caller = { memberId, username, memberType: 0, sessionId: session.id };
    const facts = { requestId: '', address: '', userAgent: '', language: 'EN' as const };
    const context: SessionContext = { ...facts, caller };
    const browser = createBrowser(company.origin);
    return { memberId, sessionId: session.id, context, ...browser };
  }
  type Someone = Awaited<ReturnType<typeof newcomer>>;

  const subscribe = ({ target, context }: Someone) =>
    push.handlers.keepPushSubscription(target, context);
  async function letter({ memberId }: Someone, from: string = randomUUID()): Promise<void> {
    await db.transaction().execute((one) => push.letterCame(one, [memberId], from));
    await push.jobs.runNow();
  }

  test('a letter is told once, signed by the site, and says nothing of itself', async () => {
    const someone = await newcomer();
    const kept = async () => (await push.handlers.getPushKey({}, someone.context)).kept;
    expect(await kept()).toBe(false);
    await subscribe(someone);
    await subscribe(someone);
    expect(await kept()).toBe(true);
    await letter(someone, 'house 1');
    await letter(someone, 'house 1');
    expect(company.told).toHaveLength(1);
    const [{ path, headers, body }] = company.told as [Told];
    expect(company.origin + path).toBe(someone.target.endpoint);
    expect(someone.read(body)).toBe('{"kind":"letter"}');
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    expect((await push.handlers.getPushKey({}, someone.context)).publicKey).toBe(key);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, { audience: company.origin });
    expect(payload.sub).toBe('https://site.example');
  });

  test('the key of the site stays when it starts again, and lies sealed', async () => {
    const { context } = await newcomer();
    const before = await push.handlers.getPushKey({}, context);
    expect(await createOn(true).handlers.getPushKey({}, context)).toEqual(before);
    const rows = await db.selectFrom('push_key').select('sealed').execute();
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]?.sealed ?? []).includes(Buffer.from('30770201', 'hex'))).toBe(false);
  });

  test('nobody is told after the session has ended, or the browser was taken out', async () => {
    const left = await newcomer();
    await subscribe(left);
    await push.forgetSession(left.sessionId);
    await letter(left);
    const off = await newcomer();
    await subscribe(off);
    await push.handlers.removePushSubscription({}, off.context);
    await letter(off);
    const ended = await newcomer();
    await subscribe(ended);
    await db
      .updateTable('session')
      .set({ ended_at: now.at })
      .where('id', '=', ended.sessionId)
      .execute();
    await letter(ended);
    expect(company.told).toEqual([]);
  });

  test('a browser that is another member’s now tells only that one', async () => {
    const first = await newcomer();
    await subscribe(first);
    const second = { ...(await newcomer()), target: first.target };
    await subscribe(second);
    await letter(first);
    expect(company.told).toEqual([]);
    await letter(second);
    expect(company.told).toHaveLength(1);
  });

  test('a browser that is gone is forgotten; a company that is away is asked again', async () => {
    const someone = await newcomer();
    await subscribe(someone);
    company.answer(503);
    await letter(someone);
    company.answer(201);
    now.at = new Date(now.at.getTime() + 60_000);
    await push.jobs.runNow();
    expect(company.told).toHaveLength(2);
    company.answer(410);
    await letter(someone);
    await letter(someone);
    expect(company.told).toHaveLength(3);
  });

  test('an address of another is refused, and a site without the flag refuses all', async () => {
    const { target, context } = await newcomer();
    const elsewhere = { ...target, endpoint: 'https://evil.test/a' };
    await expect(push.handlers.keepPushSubscription(elsewhere, context)).rejects.toMatchObject({
      code: 'push.endpoint.refused',
    });
    const closed = createOn(false);
    await expect(closed.handlers.getPushKey({}, context)).rejects.toMatchObject({
      code: 'push.closed',
    });
    await expect(closed.handlers.keepPushSubscription(target, context)).rejects.toMatchObject({
      code: 'push.closed',
    });
  });
});
