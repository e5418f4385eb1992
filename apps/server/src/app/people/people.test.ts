import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { createEncryption } from '#http/encryption/encryption.ts';
import type { RequestContext } from '#http/handlers.ts';
import { createEvents } from '#kit/events.ts';
import { createLogger } from '#kit/logger.ts';
import { createSignals } from '#kit/signals.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { ModuleEvents } from '#modules/events.ts';
import { createDelivery } from '#modules/notifications/delivery.ts';
import { createPictures } from '#modules/pictures/pictures.ts';
import { createFakeFileStore } from '#ports/fakes/file-store.fake.ts';
import { emptyForm, messaging, mute, registrationPolicy } from '#testing/identity-harness.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { peopleAsOne, type PeopleAsOne } from '../testing/people-as-one.ts';
import { createPeople } from './people.ts';

describe.each(testDatabases())('D4, D18: identity on $name', ({ open }) => {
  let engine: SqlEngine;
  let db: Database;
  let identity: PeopleAsOne;
  let now = new Date('2026-11-21T10:00:00Z');
  let names = 0;
  const opened: bigint[] = [];
  const events = createEvents<ModuleEvents>();
  const keysSecret = 'a-secret-of-enough-length';

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    db = createKysely(engine);
    events.subscribe({ memberRegistered: ({ memberId }) => void opened.push(memberId) });
    identity = peopleAsOne(
      createPeople({
        ...messaging,
        delivery: createDelivery({ ...mute, db, clock: () => now }),
        identityService: null,
        signInMethods: [],
        db,
        clock: () => now,
        policy: registrationPolicy,
        lifetimes: { idleMs: 30 * minuteMs, absoluteMs: 12 * 60 * minuteMs },
        publish: events.publish,
        signals: createSignals(engine, db),
        encryption: createEncryption(db, () => now, { required: false, secret: keysSecret }),
        keysSecret,
        countBankCards: async () => 0,
        payeeAccountsOf: async () => [],
        trial: { open: true, hours: 24 },
        treeDepth: 10,
        rebate: siteOfFolder().agents.rebate,
        opensAgents: true,
        friendInvitations: { find: async () => null, tie: async () => false },
        vipLabel: (level) => `Level ${level}`,
        pictures: createPictures({
          db,
          files: createFakeFileStore(),
          clock: () => now,
          logger: createLogger('silent'),
        }),
        whoMayLogIn: 'everyone',
        newLocation: 'tell',
        showsPreviousLogin: true,
        captchaProofBits: 0,
        memberTypes: defaultMemberTypes,
      }),
    );
  });

  afterAll(() => engine.close());

  function context(address = `10.0.${names % 250}.${Math.floor(names / 250)}`): RequestContext {
    return { requestId: randomUUID(), language: 'EN', address, userAgent: 'test' };
  }

  function registration(overrides: Record<string, unknown> = {}) {
    names += 1;
    return {
      ...emptyForm,
      username: `maria_${names}`,
      password: 'lantern-on-water',
      confirmPassword: 'lantern-on-water',
      birthday: '1990-05-01',
      ...overrides,
    };
  }

  const logIn = (username: string, password: string, from = context()) =>
    identity.handlers.logIn({ type: 'username', username, password, remember: false }, from);

  test('registering opens a session, and the name in any case logs in again', async () => {
    const wanted = registration();
    const session = await identity.handlers.register(wanted, context());
    expect(session).toMatchObject({ userName: wanted.username, type: 0, firstTimeLogin: true });
    expect(await identity.resolveSession(session.token)).toMatchObject({
      username: wanted.username,
      memberType: 0,
    });
    const caller = await identity.resolveSession(session.token);
    expect(opened.at(-1)).toBe(caller?.memberId);
    const again = await logIn(wanted.username.toUpperCase(), wanted.password);
    expect(again.firstTimeLogin).toBe(false);
    expect(again.token).not.toBe(session.token);
  });

  test.each([
    [{ username: '1abc' }, 'register.username.invalid'],
    [{ password: 'short', confirmPassword: 'short' }, 'password.too.short'],
    [{ confirmPassword: 'something-else' }, 'password.mismatch'],
    [{ password: 'sunshine1', confirmPassword: 'sunshine1' }, 'password.common'],
    [{ agreement: false }, 'register.agreement'],
    [{ birthday: '2005-11-22' }, 'register.too.young'],
    [{ birthday: '' }, 'register.field.missing'],
    [{ birthday: '1990-02-31' }, 'register.birthday.invalid'],
  ])('registration with %j is refused as %s and stores nothing', async (overrides, code) => {
    const wanted = registration(overrides);
    await expect(identity.handlers.register(wanted as never, context())).rejects.toMatchObject({
      code,
    });
    const stored = await db
      .selectFrom('member')
      .select('id')
      .where('username', '=', wanted.username)
      .execute();
    expect(stored).toEqual([]);
  });

  test('a name in use is refused, also when two register it at once', async () => {
    const wanted = registration();
    const both = await Promise.allSettled([
      identity.handlers.register(wanted, context()),
      identity.handlers.register(wanted, context()),
    ]);
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await identity.handlers.checkUsername({ username: wanted.username }, context())).toEqual(
      {
        available: false,
      },
    );
  });

  test('the token and the password are stored hashed only', async () => {
    const wanted = registration();
    const { token } = await identity.handlers.register(wanted, context());
    const { rows } = await engine.query<{ text: string }>(
      'select s::text || m::text as text from session s join member m on m.id = s.member_id',
    );
    const stored = rows.map((row) => row.text).join('\n');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(wanted.password);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('known and unknown accounts are refused alike', async () => {
    const wanted = registration();
    await identity.handlers.register(wanted, context());
    const known = await logIn(wanted.username, 'wrong-password').catch((error: unknown) => error);
    const unknown = await logIn('nobody_here', 'wrong-password').catch((error: unknown) => error);
    expect(known).toMatchObject({ code: 'login.failed' });
    expect(unknown).toEqual(known);
  });

  test('a disabled member cannot log in, and a running session ends', async () => {
    const wanted = registration();
    const { token } = await identity.handlers.register(wanted, context());
    await db
      .updateTable('member')
      .set({ status: 'disabled' })
      .where('username', '=', wanted.username)
      .execute();
    expect(await identity.resolveSession(token)).toBeNull();
    await expect(logIn(wanted.username, wanted.password)).rejects.toMatchObject({
      code: 'member.disabled',
    });
  });

  test('a session ends when idle, at its absolute end, and at log-out', async () => {
    const wanted = registration();
    const idle = await identity.handlers.register(wanted, context());
    now = new Date(now.getTime() + 31 * minuteMs);
    expect(await identity.resolveSession(idle.token)).toBeNull();

    const used = await logIn(wanted.username, wanted.password);
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      now = new Date(now.getTime() + 20 * minuteMs);
      expect(await identity.resolveSession(used.token)).not.toBeNull();
    }
    now = new Date(now.getTime() + 21 * minuteMs);
    expect(await identity.resolveSession(used.token)).toBeNull();

    const ended = await logIn(wanted.username, wanted.password);
    const caller = await identity.resolveSession(ended.token);
    if (!caller) throw new Error('the session should be there');
    const endings: string[] = [];
    events.subscribe({
      sessionEnded: (end) => void endings.push(`${end.sessionId} ${end.reason} ${end.memberId}`),
    });
    const { sessionId, memberId } = caller;
    const stillOpen = () => identity.findLiveSessions([sessionId, randomUUID()]);
    expect(await stillOpen()).toEqual(new Set([sessionId]));
    await identity.handlers.logOut({}, { ...context(), caller });
    expect(await identity.resolveSession(ended.token)).toBeNull();
    expect(endings).toEqual([`${sessionId} logged out ${memberId}`]);
    expect(await stillOpen()).toEqual(new Set());
  });

  test('an unknown token has no caller', async () => {
    expect(await identity.resolveSession('made-up')).toBeNull();
  });
});
