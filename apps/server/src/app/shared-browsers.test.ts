import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  memberPassword,
  operatorKey,
  serveTestSite,
  type ServedSite,
} from '#testing/served-site.ts';
import type { Member } from '#testing/test-base.ts';
import { operatorEndpoints } from '@pavilion/contract/operator';

const newName = () => `m${randomBytes(5).toString('hex')}`;

describe.each(testDatabases())('one browser of many accounts, on $name', (database) => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveTestSite(database);
  });
  afterAll(() => site.close());

  /** A browser at an address; keeps the cookie that names it. */
  function newBrowser(address: string) {
    const kept = { cookie: '', flags: '' };
    async function send(method: string, path: string, body: object) {
      const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, {
        method,
        headers: {
          merchant: site.merchantCode,
          'content-type': 'application/json',
          'x-forwarded-for': address,
          ...(kept.cookie !== '' && { cookie: kept.cookie }),
        },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      const set = answer.headers.getSetCookie().find((one) => one.startsWith('browser='));
      const [cookie = kept.cookie, ...flags] = set?.split('; ') ?? [];
      Object.assign(kept, { cookie, flags: flags.join('; ') });
    }
    return { kept, send };
  }

  async function register(
    browser: ReturnType<typeof newBrowser>,
    affiliateCode: string,
  ): Promise<string> {
    const username = newName();
    const typed = { password: memberPassword, confirmPassword: memberPassword };
    const form = { username, ...typed, birthday: '1990-05-01', agreement: true, affiliateCode };
    await browser.send('PUT', '/wps/member/register', form);
    return username;
  }

  /** An agent with a link. */
  async function newAgent() {
    const agent = await site.member({ memberType: 1 });
    const { value } = await site.call({
      method: 'POST',
      path: '/wps/agent/affiliateUrl',
      token: agent.token,
      body: { type: 0, rates: {}, label: '', requestKey: randomUUID() },
    });
    return { agent, code: (value as { code: string }).code };
  }

  /** Who shares a device, and who an address, with each account of the agent's line. */
  async function shared({ username }: Member) {
    const path = `/operator/agents/fraud-cases?pageNo=1&pageSize=25&account=${username}`;
    const answer = await site.call({ method: 'GET', path, token: operatorKey });
    const { list } = v.parse(operatorEndpoints.agents.listFraudCases.response, answer.value);
    return Object.fromEntries(
      list.map(({ account, facts: { devices, addresses } }) => [
        account ?? '',
        { devices: devices.toSorted(), addresses: addresses.toSorted() },
      ]),
    );
  }

  test('people who register by a link on one phone are a case, and each other’s', async () => {
    const { agent, code } = await newAgent();
    const [phone, home] = [newBrowser('198.51.100.20'), newBrowser('198.51.100.21')];
    const first = await register(phone, code);
    const { cookie } = phone.kept;
    expect(cookie).toMatch(/^browser=[\w-]{22}$/);
    expect(phone.kept.flags).toMatch(/^Expires=.* GMT; Path=\/wps; HttpOnly; SameSite=Strict$/);
    const second = await register(phone, code);
    expect(phone.kept.cookie).toBe(cookie);
    const neighbour = await register(home, code);
    await site.modules.agents.jobs.runNow();
    expect(await shared(agent)).toEqual({
      [first]: { devices: [second], addresses: [second] },
      [second]: { devices: [first], addresses: [first] },
    });

    await home.send('POST', '/wps/session/login', { username: second, password: memberPassword });
    await site.modules.agents.jobs.runNow();
    const both = [first, neighbour].toSorted();
    expect(await shared(agent)).toEqual({
      [first]: { devices: [second], addresses: [second] },
      [second]: { devices: both, addresses: both },
      [neighbour]: { devices: [second], addresses: [second] },
    });
  });

  test('two phones in one network share an address alone, also by IPv6', async () => {
    const { agent, code } = await newAgent();
    const inside = await register(newBrowser('2001:db8:7:7::1'), code);
    const beside = await register(newBrowser('2001:db8:7:7:a::2'), code);
    await register(newBrowser('2001:db8:7:8::1'), code);
    await site.modules.agents.jobs.runNow();
    expect(await shared(agent)).toEqual({
      [inside]: { devices: [], addresses: [beside] },
      [beside]: { devices: [], addresses: [inside] },
    });
  });

  test('a made-up cookie is replaced by another', async () => {
    const phone = newBrowser('198.51.100.30');
    phone.kept.cookie = 'browser=short';
    await register(phone, (await newAgent()).code);
    expect(phone.kept.cookie).toMatch(/^browser=[\w-]{22}$/);
  });
});
