import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { testDatabases } from '../../../db/testing/test-database.ts';
import { createRateLimiter } from '../../../kit/rate-limit.ts';
import { createCaptchas } from '../captcha/captchas.ts';
import { createDevices } from '../device/devices.ts';
import { createPutErrand } from '../outgoing/errands.ts';
import { logInByDevice } from '../session/log-in-by-device.ts';
import { logInByUsername, type LogInDependencies } from '../session/log-in.ts';
import { createSessions } from '../session/sessions.ts';
import {
  newBrowser,
  newFacts,
  openIdentityWorld,
  password,
  type IdentityWorld,
} from '../testing/identity-world.ts';
import { createPasswordHasher } from './password-hasher.ts';

type Interrupt = () => Promise<void>;
type Moment = (deps: LogInDependencies, interrupt: Interrupt) => LogInDependencies;

/** Where in a login the password is reset. */
const moments: Record<string, Moment> = {
  'after the password was checked': (deps, interrupt) => ({
    ...deps,
    hasher: {
      ...deps.hasher,
      verify: async (stored, text) => {
        const right = await deps.hasher.verify(stored, text);
        await interrupt();
        return right;
      },
    },
  }),
  'after the cookie was checked': (deps, interrupt) => ({
    ...deps,
    devices: {
      ...deps.devices,
      use: async (facts) => {
        const use = await deps.devices.use(facts);
        await interrupt();
        return use;
      },
    },
  }),
  'before the session opens': (deps, interrupt) => ({
    ...deps,
    sessions: {
      ...deps.sessions,
      open: async (...given) => {
        await interrupt();
        return deps.sessions.open(...given);
      },
    },
  }),
  'after the session opened': (deps, interrupt) => ({
    ...deps,
    sessions: {
      ...deps.sessions,
      open: async (...given) => {
        const opened = await deps.sessions.open(...given);
        await interrupt();
        return opened;
      },
    },
  }),
};

const ways: [way: 'password' | 'device', moment: string][] = [
  ['password', 'after the password was checked'],
  ['password', 'before the session opens'],
  ['password', 'after the session opened'],
  ['device', 'after the cookie was checked'],
  ['device', 'before the session opens'],
  ['device', 'after the session opened'],
];

const newPassword = 'boats-at-dusk';
const hourMs = 3_600_000;

describe.each(testDatabases())('a reset during a login on $name', (database) => {
  let world: IdentityWorld;
  let deps: LogInDependencies;
  beforeAll(async () => {
    world = await openIdentityWorld(database);
    const { db } = world;
    const clock = () => world.now;
    const limiter = createRateLimiter(db, clock);
    const devices = createDevices(db, clock);
    deps = {
      db,
      clock,
      limiter,
      captchas: createCaptchas(db, clock, { limiter, devices }),
      devices,
      sessions: createSessions(db, clock, { idleMs: hourMs, absoluteMs: hourMs }),
      putErrand: createPutErrand(clock),
      hasher: createPasswordHasher(),
      whoMayLogIn: 'everyone',
      memberTypes: defaultMemberTypes,
      dialingCode: '63',
    };
  });
  afterAll(() => world.close());

  async function memberWithCode() {
    const { username, caller } = await world.newMember();
    const mobileNum = `0917${randomInt(1_000_000, 9_999_999)}`;
    const number = `+63${mobileNum.slice(1)}`;
    const { memberId } = caller;
    const member = world.db.updateTable('member').set({ mobile_num: number });
    await member.where('id', '=', memberId).execute();
    const { handlers, jobs } = world.identity;
    await handlers.requestSmsCode({ mobileNum, purpose: 'password' }, newFacts());
    await jobs.runNow();
    const text = world.texts.findLast(({ to }) => to === number)?.text ?? '';
    const verificationCode = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const reset = async () => {
      const input = { mobileNum, verificationCode, newPassword };
      await handlers.resetPasswordByPhone(input, newFacts());
    };
    return { username, memberId, reset };
  }

  const openOf = async (table: 'session' | 'device', memberId: bigint) =>
    world.db
      .selectFrom(table)
      .select('id')
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute();

  test.each(ways)('a login by %s that it meets %s opens nothing', async (way, moment) => {
    const { username, memberId, reset } = await memberWithCode();
    const browser = newBrowser();
    if (way === 'device') await world.logIn(username, password, browser.facts, {}, true);
    const met = moments[moment]?.(deps, reset) ?? deps;
    const input = { type: 'username', username, password, remember: true } as const;
    const login =
      way === 'device'
        ? logInByDevice(met, browser.facts)
        : logInByUsername(met, input, browser.facts);
    const code = way === 'device' ? 'login.device.unknown' : 'login.failed';
    await expect(login).rejects.toMatchObject({ code });
    expect(await openOf('session', memberId)).toEqual([]);
    expect(await openOf('device', memberId)).toEqual([]);
    expect(browser.jar.value).toBeNull();
    await expect(world.logIn(username, newPassword)).resolves.toBeDefined();
  });
});
