import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { serveTestSite, operatorKey, type ServedSite } from '#testing/served-site.ts';
import { withPolicy } from '#testing/test-site.ts';

const wrongPasswords = 5;
const failuresBeforeRest = 5;
const off = { on: false, info: null };

/** Reads from the metrics how many calls were refused so. */
async function counted(harness: ServedSite, name: string): Promise<number> {
  const found = new RegExp(`^${name}\\{kind="call"\\} (\\d+)$`, 'm').exec(
    await harness.metrics.metrics(),
  );
  return Number(found?.[1] ?? 0);
}

describe.each(testDatabases())('Wire transport: Retry-After is sent on $name', (database) => {
  let harness: ServedSite;
  let token: string;

  beforeAll(async () => {
    const change = withPolicy(({ verificationCode }) => ({
      verificationCode: { ...verificationCode, perPrefixPerHour: 1 },
    }));
    harness = await serveTestSite(database, { change });
    const { id } = await harness.newMember(0);
    ({ token } = await harness.openSession(id));
  });
  afterAll(() => harness.close());

  const askCode = (mobileNum: string) =>
    harness.call({ method: 'POST', path: '/wps/verification/sms/noLogin', body: { mobileNum } });
  const guess = () => {
    const body = { kind: 'password', value: 'not-the-password' };
    return harness.call({ token, method: 'POST', path: '/wps/session/confirm', body });
  };
  const launch = async () => {
    const listed = await harness.call({ method: 'GET', path: '/wps/relay/GCSGAME_gameList' });
    const [game] = (listed.value as { list: { nodeId: number }[] }).list;
    const path = `/wps/game/launchGame?nodeId=${game?.nodeId}`;
    return harness.call({ token, method: 'GET', path });
  };

  test('in the pause between two codes and after too many of them', async () => {
    const before = await counted(harness, 'requests_too_many_total');
    expect(await askCode('9171234567')).toMatchObject({ status: 200 });
    const waiting = await askCode('9171234567');
    expect(waiting).toMatchObject({ status: 429, errorCode: 'sms.wait' });
    const { expirationTime, time } = waiting.value as Record<'expirationTime' | 'time', string>;
    const seconds = (Date.parse(expirationTime) - Date.parse(time)) / 1000;
    expect(seconds).toBeGreaterThan(0);
    expect(Number(waiting.retryAfter)).toBe(Math.ceil(seconds));
    const paused = { status: 429, errorCode: 'sms.paused', retryAfter: '300' };
    expect(await askCode('9171299999')).toMatchObject(paused);
    expect(await counted(harness, 'requests_too_many_total')).toBe(before + 2);
  });

  test('after too many wrong passwords', async () => {
    const before = await counted(harness, 'requests_too_many_total');
    for (let times = 0; times < wrongPasswords; times += 1) {
      expect(await guess()).toMatchObject({ errorCode: 'login.failed' });
    }
    const locked = { status: 429, errorCode: 'login.locked', retryAfter: '300' };
    expect(await guess()).toMatchObject(locked);
    expect(await counted(harness, 'requests_too_many_total')).toBe(before + 1);
  });

  test('while the circuit breaker of a vendor is open', async () => {
    const before = await counted(harness, 'requests_while_closed_total');
    for (let times = 0; times < failuresBeforeRest; times += 1) {
      expect(await launch()).toMatchObject({ errorCode: 'game.launch.failed' });
    }
    const resting = { status: 503, errorCode: 'game.vendor.resting', retryAfter: '30' };
    expect(await launch()).toMatchObject(resting);
    expect(await counted(harness, 'requests_while_closed_total')).toBe(before + 1);
  });

  test('while the site is under maintenance', async () => {
    const before = await counted(harness, 'requests_while_closed_total');
    const body = { maintenance: { on: true }, regionRestriction: off };
    const sent = { method: 'PUT', path: '/operator/status', token: operatorKey, body };
    expect(await harness.call(sent)).toMatchObject({ status: 200 });
    const closed = { status: 503, errorCode: 'system.maintenance', retryAfter: '300' };
    expect(await guess()).toMatchObject(closed);
    expect(await counted(harness, 'requests_while_closed_total')).toBe(before + 1);
  });
});
