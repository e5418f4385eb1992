import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import {
  memberPassword,
  serveTestSite,
  type Answer,
  type ServedSite,
} from '#testing/served-site.ts';

/** A browser at an address: the cookie that names it, and what is sent with each call. */
export type Device = { headers: Record<string, string> };

/** Somebody who has registered from a device. */
export type Person = { id: bigint; username: string; token: string; device: Device };

const newCookie = () => `browser=${randomBytes(16).toString('base64url')}`;

/** A browser, at one address or, where none is given, at another for each call. */
export const newDevice = (address?: string): Device => ({
  headers: { cookie: newCookie(), ...(address !== undefined && { 'x-forwarded-for': address }) },
});

/** What people do with their rewards. */
function createCalls(site: ServedSite) {
  const send = (
    { token, device: { headers } }: Person,
    method: string,
    path: string,
    body?: object,
  ) => site.call({ method, path, token, headers, ...(body && { body }) });

  const claim = (person: Person, transactionId: string, more: object = {}): Promise<Answer> =>
    send(person, 'POST', '/wps/relay/PROMOFE_claimTicket', {
      transactionId,
      requestKey: randomUUID(),
      ...more,
    });
  const claimAll = (person: Person, more: object = {}): Promise<Answer> =>
    send(person, 'POST', '/wps/relay/PROMOFE_claimTicket/claimAll', {
      requestKey: randomUUID(),
      ...more,
    });
  const checkIn = (person: Person, more: object = {}): Promise<Answer> =>
    send(person, 'POST', '/wps/relay/MCSFE_claimLoginPromotion', {
      day: 1,
      requestKey: randomUUID(),
      ...more,
    });

  return { send, claim, claimAll, checkIn };
}

/** A served site where a check-in takes a proved contact alone, and people who register there. */
export async function serveRewards(database: TestDatabase, startedAt: Date) {
  const site = await serveTestSite(database, {
    startedAt,
    change: (same) => {
      const { signIn } = same.rewards;
      if (!signIn) throw new Error('the site has no check-in');
      const open = { ...signIn, conditions: { provedContact: true } };
      return { ...same, rewards: { ...same.rewards, signIn: open } };
    },
  });
  await site.modules.prepare();

  const idOf = async (username: string) => {
    const found = site.db.selectFrom('member').select('id').where('username', '=', username);
    return (await found.executeTakeFirstOrThrow()).id;
  };

  /** Registers through the server; the number that it rents counts as proved. */
  async function register(device: Device): Promise<Person> {
    const username = `s${randomBytes(6).toString('hex')}`;
    const typed = { password: memberPassword, confirmPassword: memberPassword };
    const body = { username, ...typed, birthday: '1990-05-01', agreement: true };
    const path = '/wps/member/register';
    const answer = await site.call({ method: 'PUT', path, headers: device.headers, body });
    if (answer.status !== 200) throw new Error(`not registered: ${answer.errorCode}`);
    const id = await idOf(username);
    await site.db
      .updateTable('member')
      .set({
        registered_at: site.clock(),
        mobile_num: `+63${randomInt(10 ** 9, 10 ** 10)}`,
      })
      .where('id', '=', id)
      .execute();
    const { token } = answer.value as { token: string };
    return { id, username, token, device };
  }

  /** Logs in again, from the installed app or not. */
  async function logIn(person: Person, { isApp = false } = {}): Promise<void> {
    const { username } = person;
    const headers = { ...person.device.headers, ...(isApp && { device: 'OTHERS' }) };
    const body = { username, password: memberPassword };
    const path = '/wps/session/login';
    const answer = await site.call({ method: 'POST', path, headers, body });
    if (answer.status !== 200) throw new Error(`not logged in: ${answer.errorCode}`);
    person.token = (answer.value as { token: string }).token;
  }

  /** The jobs of a minute: changed details are compared, rewards given and looked at. */
  async function work(): Promise<void> {
    await site.modules.agents.jobs.runNow();
    await site.modules.rewards.jobs.runNow();
  }

  /** What was given, by origin and state. */
  async function given(ids: readonly bigint[]) {
    const rows = await site.db
      .selectFrom('reward')
      .select(['origin', 'state'])
      .where('member_id', 'in', ids)
      .orderBy('origin')
      .orderBy('state')
      .distinct()
      .execute();
    return rows.map(({ origin, state }) => `${origin}: ${state}`);
  }

  return { ...site, ...createCalls(site), register, logIn, work, given };
}

export type RewardSite = Awaited<ReturnType<typeof serveRewards>>;
