import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { solveWords, type IssuedCaptcha } from '#modules/credentials/captcha-solver.fixture.ts';
import type { RewardOrigin } from '@pavilion/domain/reward/reward-state';
import { newDevice, serveRewards, type Person, type RewardSite } from './rewards.fixture.ts';

const startedAt = new Date('2026-11-29T10:00:00Z');
const missing = { errorCode: 'login.captcha.missing' };
const wrongAnswer = { errorCode: 'login.captcha.wrong' };
const isDone = { status: 200 };

describe.each(testDatabases())('a captcha before claims, on $name', (database) => {
  let site: RewardSite;
  let street = 1;
  beforeAll(async () => {
    site = await serveRewards(database, startedAt);
  });
  beforeEach(() => {
    site.time.now = startedAt;
    street += 1;
  });
  afterAll(() => site.close());

  /** Opens accounts at one address, each in a browser of its own. */
  async function opened(count: number): Promise<Person[]> {
    const people: Person[] = [];
    for (let index = 0; index < count; index++) {
      people.push(await site.register(newDevice(`198.51.100.${street}`)));
    }
    return people;
  }

  /** Somebody where more accounts were opened in a day than claim without a captcha. */
  async function crowded(): Promise<Person> {
    const [person] = await opened(4);
    if (!person) throw new Error('nobody has registered');
    return person;
  }

  /** Has a reward wait for somebody. */
  async function waiting({ id }: Person, origin: RewardOrigin = 'app'): Promise<string> {
    const reward = {
      id: randomUUID(),
      member_id: id,
      origin,
      key: randomUUID(),
      title: { EN: 'A reward', TY: 'Isang reward' },
      kind: 'points' as const,
      amount: 10n,
      wagering_multiple: 0,
      withdrawal: 'free' as const,
      state: 'issued' as const,
      given_at: site.clock(),
      issued_at: site.clock(),
      expires_at: new Date(site.clock().getTime() + 7 * dayMs),
      changed_at: site.clock(),
      auto: false,
    };
    await site.db.insertInto('reward').values(reward).execute();
    return reward.id;
  }

  async function solved(person: Person, purpose = 'claim') {
    const path = `/wps/captcha?purpose=${purpose}&form=words`;
    const { value } = await site.send(person, 'GET', path);
    return solveWords(value as IssuedCaptcha);
  }

  const stateOf = async (id: string) => {
    const found = site.db.selectFrom('reward').select('state').where('id', '=', id);
    return (await found.executeTakeFirstOrThrow()).state;
  };

  test('it is asked for where four accounts were opened, not where three were', async () => {
    const [first] = await opened(3);
    if (!first) throw new Error('nobody has registered');
    expect(await site.claim(first, await waiting(first))).toMatchObject(isDone);
    const id = await waiting(first);
    await opened(1);
    expect(await site.claim(first, id)).toMatchObject(missing);
    expect(await stateOf(id)).toBe('issued');
    site.pass(dayMs);
    await site.logIn(first);
    expect(await site.claim(first, id)).toMatchObject(isDone);
  });

  test('a wrong answer, or one for another call, claims nothing; the right one does', async () => {
    const person = await crowded();
    const id = await waiting(person);
    const right = await solved(person);
    const wrong = right.captcha === '00000' ? '11111' : '00000';
    expect(await site.claim(person, id, { ...right, captcha: wrong })).toMatchObject(wrongAnswer);
    expect(await site.claim(person, id, await solved(person, 'sms'))).toMatchObject(wrongAnswer);
    expect(await stateOf(id)).toBe('issued');
    expect(await site.claim(person, id, await solved(person))).toMatchObject(isDone);
    expect(await stateOf(id)).toBe('claimed');
  });

  test('an answer is used once; a repeat of the claim needs none', async () => {
    const person = await crowded();
    const [one, two] = [await waiting(person), await waiting(person)];
    const captcha = await solved(person);
    const requestKey = randomUUID();
    const first = await site.claim(person, one, { ...captcha, requestKey });
    expect(first).toMatchObject(isDone);
    expect(await site.claim(person, two, captcha)).toMatchObject(wrongAnswer);
    const { value } = await site.claim(person, one, { requestKey });
    expect(value).toEqual(first.value);
    expect(await stateOf(two)).toBe('issued');
  });

  test('rewards of play, and claims at other addresses, need none', async () => {
    const person = await crowded();
    for (const origin of ['vip-week', 'cashback', 'birthday', 'manual'] as const) {
      expect(await site.claim(person, await waiting(person, origin))).toMatchObject(isDone);
    }
    for (const origin of ['app', 'rain', 'referral', 'mission'] as const) {
      expect(await site.claim(person, await waiting(person, origin))).toMatchObject(missing);
    }
    const elsewhere = { ...person, device: newDevice('203.0.113.77') };
    expect(await site.claim(elsewhere, await waiting(person))).toMatchObject(isDone);
  });

  test('taking all at once needs one where any of them does', async () => {
    const person = await crowded();
    await waiting(person, 'vip-week');
    expect(await site.claimAll(person)).toMatchObject(isDone);
    const id = await waiting(person);
    expect(await site.claimAll(person)).toMatchObject(missing);
    expect(await site.claimAll(person, await solved(person))).toMatchObject(isDone);
    expect(await stateOf(id)).toBe('claimed');
  });

  test('so does the check-in, but not its repeat', async () => {
    const person = await crowded();
    expect(await site.checkIn(person)).toMatchObject(missing);
    const requestKey = randomUUID();
    const first = await site.checkIn(person, { ...(await solved(person)), requestKey });
    expect(first).toMatchObject({ ...isDone, value: { state: 'checking' } });
    const { value } = await site.checkIn(person, { requestKey });
    expect(value).toEqual(first.value);
    site.pass(3 * dayMs);
    await site.work();
    await site.logIn(person);
    const after = await site.checkIn(person, { requestKey });
    expect(after).toMatchObject({ ...isDone, value: { day: 1, state: 'claimed' } });
  });
});
