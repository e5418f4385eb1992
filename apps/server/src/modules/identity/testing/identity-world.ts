import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { createKysely } from '../../../db/kysely-dialect.ts';
import type { Tables } from '../../../db/tables.ts';
import type { TestDatabase } from '../../../db/testing/test-database.ts';
import type { Caller, RequestFacts } from '../../../http/handlers.ts';
import { createIdentity, type IdentityDependencies } from '../identity.ts';

const minuteMs = 60_000;
export const password = 'lantern-on-water';

const policy = {
  open: true,
  birthdayRequired: true,
  minimumAge: 21,
  password: { minimumLength: 8, maximumLength: 64 },
};
const digitWords = 'zero one two three four five six seven eight nine'.split(' ');

function digitsOf(words: string): string {
  const spelled = words.replace(/^.*: |\.$/g, '').split(', ');
  return spelled.map((word) => digitWords.indexOf(word)).join('');
}

/** A request from an address of its own. */
export function newFacts(address = `10.${randomInt(256)}.${randomInt(256)}.7`): RequestFacts {
  return { requestId: randomUUID(), language: 'EN', address, userAgent: 'test' };
}

/** The identity module over a database of its own, with a clock that tests can move. */
export async function openIdentityWorld(
  database: TestDatabase,
  changes: Partial<IdentityDependencies> = {},
) {
  const engine = await database.open({ durable: false, migrated: true });
  const db = createKysely<Tables>(engine);
  const world = { now: new Date('2026-11-21T10:00:00Z') };
  const identity = createIdentity({
    db,
    clock: () => world.now,
    policy,
    lifetimes: { idleMs: 30 * minuteMs, absoluteMs: 48 * 60 * minuteMs },
    openAccount: async () => undefined,
    encryptionRequired: false,
    trial: { open: true, hours: 24 },
    fundTrial: async () => undefined,
    vipLabel: (level) => `Level ${level}`,
    ...changes,
  });

  async function callerOf(token: string): Promise<Caller> {
    const caller = await identity.resolveSession(token);
    if (!caller) throw new Error('the session should be there');
    return caller;
  }

  async function newMember() {
    const username = `m${randomBytes(5).toString('hex')}`;
    const { token } = await identity.handlers.register(
      {
        username,
        password,
        confirmPassword: password,
        birthday: '1990-05-01',
        affiliateCode: '',
        agreement: true,
      },
      newFacts(),
    );
    return { username, token, caller: await callerOf(token) };
  }

  /** Reads the captcha in words, as a person who cannot see the picture does. */
  async function solveCaptcha(facts = newFacts()) {
    const { captchaId, words } = await identity.handlers.getCaptcha(
      { purpose: 'login', form: 'words' },
      facts,
    );
    return { captchaId, captcha: digitsOf(words ?? '') };
  }

  return Object.assign(world, {
    solveCaptcha,
    engine,
    db,
    identity,
    callerOf,
    newMember,
    logIn: (
      username: string,
      typed: string,
      facts = newFacts(),
      captcha: { captchaId?: string; captcha?: string } = {},
    ) =>
      identity.handlers.logIn({ type: 'username', username, password: typed, ...captcha }, facts),
    passMinutes: (minutes: number) => {
      world.now = new Date(world.now.getTime() + minutes * minuteMs);
    },
    close: () => engine.close(),
  });
}

export type IdentityWorld = Awaited<ReturnType<typeof openIdentityWorld>>;
