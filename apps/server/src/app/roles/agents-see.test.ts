import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { catchUpAll } from '#modules/wallet/report-progress.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import type { Endpoint } from '@pavilion/contract/endpoint';
import { playerEndpoints } from '@pavilion/contract/player';
import { fullAccount } from '../people/testing/full-account.ts';
import {
  below,
  digits,
  list,
  none,
  ofContracts,
  offers,
  rates,
  teamCalls,
  type Call,
  type Place,
} from './team-calls.ts';

type Caller = { username: string; token: string; context: SessionContext };
let harness: ServedSite;
/** Of people below: what agents never see. */
const canaries: string[] = [];
/** Accounts that each caller never sees: above, beside, and below those. */
const strangers = new Map<number, string[]>();
let recordId = '';
const callers = new Map<number, Caller>();
const names = new Map<number, Record<Place, string>>();
const { round, aboutAccounts, calls } = teamCalls(() => recordId);

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('missing');
  return value;
}

const endpointOf = ({ area, name }: Call) =>
  present(
    (playerEndpoints[area] as Record<string, Pick<Endpoint, 'path' | 'method' | 'input'>>)[name],
  );

/** Where the people are about whom a call has something to say: those with rounds, one with this. */
function foundAt(type: number, { area, name, foundAt: places }: Call): readonly Place[] {
  // Only who is directly below, and no agent of type 41, becomes an agent of type 1.
  if (name === 'promoteDownline') return type === 1 ? [] : ['directly below'];
  // The people of type 41 have excluded themselves, and may not receive.
  if (name === 'transferDownline') return type === 1 ? ['directly below'] : [];
  if (places) return places;
  if (area === 'agents') return below;
  const players: Place[] = type === 1 ? ['two steps below'] : below;
  return name === 'getTeamRound' ? players.slice(0, 1) : players;
}

function callerOf(type: number): Caller {
  return present(callers.get(type));
}

function nameOf(type: number, place: Place): string {
  return present(names.get(type))[place];
}

/** Asks over HTTP; returns the answer as it is sent. */
async function ask(type: number, call: Call, account?: string) {
  await harness.db.deleteFrom('rate_limit').execute();
  const { method, path } = endpointOf(call);
  const url = `http://127.0.0.1:${harness.port}${path}`;
  const headers = { merchant: harness.merchantCode, authorization: callerOf(type).token };
  const input = call.inputOf(account);
  const response =
    method === 'GET'
      ? await fetch(`${url}?${new URLSearchParams(Object.entries(input)).toString()}`, { headers })
      : await fetch(url, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
  const text = await response.text();
  return { status: response.status, cached: response.headers.get('cache-control'), text };
}

/** Asks the handler itself; returns how many statements and transactions it has begun. */
async function workOf(type: number, call: Call, account: string): Promise<number> {
  const input = v.parse(endpointOf(call).input, call.inputOf(account));
  const handlers = harness.modules.handlers[call.area] as unknown as Record<
    string,
    (input: unknown, context: SessionContext) => Promise<unknown>
  >;
  using query = vi.spyOn(harness.engine, 'query');
  using connection = vi.spyOn(harness.engine, 'withConnection');
  await expect(handlers[call.name]?.(input, callerOf(type).context)).rejects.toMatchObject({
    code: 'agent.downline.not.found',
  });
  return query.mock.calls.length + connection.mock.calls.length;
}

async function placeBelow(memberId: bigint, parentId: bigint): Promise<void> {
  await harness.db
    .updateTable('member')
    .set({ parent_id: parentId })
    .where('id', '=', memberId)
    .execute();
}

async function join(memberId: bigint, agentId: bigint): Promise<void> {
  const at = harness.clock();
  await harness.db
    .insertInto('joined_by')
    .values({ member_id: memberId, agent_id: agentId, way: 'direct', at })
    .execute();
}

/** Somebody who has used everything that the site has, below an agent; the nickname is shown. */
async function person(parentId: bigint, memberType: number, nickname: string) {
  const word = `canary${randomBytes(8).toString('hex')}`;
  const account = await fullAccount(harness, word);
  await placeBelow(account.id, parentId);
  await harness.db
    .updateTable('member')
    .set({ nickname, member_type: memberType })
    .where('id', '=', account.id)
    .execute();
  canaries.push(word, account.email, account.mobile, account.mobile.slice(3));
  return account;
}

/** What an agent has earned today by the line of somebody directly below. */
async function earnedBy(memberId: bigint, childId: bigint): Promise<void> {
  const day = dayAt(harness.clock(), harness.site.brand.timeZone);
  const part = { category: 'RNG', valid: 500_00n, rate: 10, amount: 50n };
  await harness.db
    .insertInto('rebate_line')
    .values({ member_id: memberId, child_id: childId, day, ...part })
    .execute();
  const sum = { earned: 50n, carried_in: 0n, paid: 50n, carried_out: 0n } as const;
  await harness.db
    .insertInto('rebate_sum')
    .values({ member_id: memberId, day, kind: 'team', state: 'due', ...sum })
    .execute();
}

/** Top → agent of type 1 → agent of type 41 → two people, and somebody beside each agent. */
beforeAll(async () => {
  harness = await serveTestSite(anyDatabase());
  const paymentPasswordHash = await harness.modules.people.hasher.hash(digits);
  const add = async (memberType: number, parentId: bigint | null) =>
    harness.member({ memberType, parentId, paymentPasswordHash, balance: 100_00n });
  const top = await add(1, null);
  const uncle = await add(1, top.memberId);
  const first = await add(1, top.memberId);
  const second = await add(41, first.memberId);
  const beside = await add(1, first.memberId);
  const member = await add(0, first.memberId);
  const ofUncle = await add(0, uncle.memberId);
  const direct = await person(second.memberId, 1, 'Mayari');
  const lowest = await person(direct.id, 0, 'Hanan');
  await join(second.memberId, first.memberId);
  await join(direct.id, second.memberId);
  canaries.push('1990-05-01', 'Maria Lakambini');
  const aboveFirst = [top.username, uncle.username, ofUncle.username];
  strangers.set(1, aboveFirst);
  strangers.set(41, [...aboveFirst, first.username, beside.username, member.username]);
  const unknown = `u${randomBytes(6).toString('hex')}`;
  callers.set(1, first);
  names.set(1, {
    oneself: first.username,
    'directly below': second.username,
    'two steps below': direct.username,
    beside: uncle.username,
    above: top.username,
    unknown,
  });
  callers.set(41, second);
  names.set(41, {
    oneself: second.username,
    'directly below': direct.username,
    'two steps below': lowest.username,
    beside: beside.username,
    above: first.username,
    unknown,
  });
  callers.set(0, member);
  names.set(0, {
    oneself: member.username,
    'directly below': direct.username,
    'two steps below': lowest.username,
    beside: second.username,
    above: first.username,
    unknown,
  });
  const { timeZone, currency } = harness.site.brand;
  await catchUpAll(harness.db, { timeZone, currency }, { signal: new AbortController().signal });
  await harness.modules.agents.jobs.runNow();
  for (const [of, child] of [
    [first, second.memberId],
    [second, direct.id],
  ] as const) {
    await earnedBy(of.memberId, child);
  }
  const at = new Date(harness.clock().getTime() - 10 * 86_400_000);
  await harness.db.transaction().execute((transaction) =>
    harness.modules.agents.past.writeContracts(transaction, [
      { kind: 'dailySalary', payeeId: top.memberId, payerId: null, at },
      { kind: 'dailySalary', payeeId: first.memberId, payerId: top.memberId, at },
    ]),
  );
  const played = await harness.db
    .selectFrom('round')
    .select('first_posting')
    .where('account_id', '=', direct.accountId)
    .executeTakeFirstOrThrow();
  recordId = played.first_posting.toString();
});
afterAll(() => harness.close());

describe.each([1, 41])('D13: an agent of type %i', (type) => {
  test.each(aboutAccounts)('$name answers about somebody below', async (call) => {
    for (const place of foundAt(type, call)) {
      const answer = await ask(type, call, nameOf(type, place));
      expect({ place, status: answer.status }).toEqual({ place, status: 200 });
      expect(answer.text).toContain(nameOf(type, place));
    }
  });

  test.each(aboutAccounts)('$name answers about anybody else byte for byte alike', async (call) => {
    const answers = [];
    for (const place of call.noneAt ?? none) {
      answers.push(await ask(type, call, nameOf(type, place)));
    }
    const [first] = answers;
    expect(first?.status).toBe(404);
    expect(first?.text).toContain('"agent.downline.not.found"');
    for (const answer of answers) expect(answer).toEqual(first);
  });

  test.each(aboutAccounts)('$name does the same work for anybody else', async (call) => {
    const work = [];
    for (const place of call.noneAt ?? none) {
      work.push(await workOf(type, call, nameOf(type, place)));
    }
    expect(new Set(work).size).toBe(1);
  });

  const search: Call = {
    ...list,
    inputOf: (account) => ({ scope: 'all', account: account ?? '' }),
  };
  const searches = [
    { ...search, from: 'two steps below', others: none },
    { ...rates, from: 'directly below', others: [...none, 'two steps below'] },
  ] as const;

  test.each(searches)('the search of $name finds nobody else, byte for byte alike', async (by) => {
    const answers = [];
    for (const place of by.others) answers.push(await ask(type, by, nameOf(type, place)));
    const [first] = answers;
    expect(JSON.parse(first?.text ?? '')).toMatchObject({ value: { list: [], total: 0 } });
    for (const answer of answers) expect(answer).toEqual(first);
    const found = await ask(type, by, nameOf(type, by.from));
    expect(JSON.parse(found.text)).toMatchObject({ value: { total: 1 } });
  });

  test.each(calls)('$name shows nothing private, and nobody above or beside', async (call) => {
    const places = call.name === 'getTeamRound' ? below : [undefined, ...below];
    for (const place of places) {
      const { text, cached } = await ask(type, call, place && nameOf(type, place));
      expect(cached).toContain('no-store');
      for (const word of canaries) expect(text).not.toContain(word);
      for (const username of strangers.get(type) ?? []) expect(text).not.toContain(username);
    }
  });

  test('the list says nothing of an exclusion', async () => {
    const { text } = await ask(type, list);
    const { value } = JSON.parse(text) as {
      value: { list: { account: string; status: string }[] };
    };
    const excluded = value.list.find(({ account }) => account === nameOf(41, 'directly below'));
    expect(excluded?.status).toBe('active');
    expect(text.toLowerCase()).not.toMatch(/exclu|harm|limit/);
  });

  test('a round is found only with the name of the one who played it', async () => {
    const other = nameOf(type, type === 1 ? 'directly below' : 'two steps below');
    const wrongName = await ask(type, round, other);
    const unknownRound = await ask(
      type,
      { ...round, inputOf: (account) => ({ recordId: '999999999', account: account ?? '' }) },
      other,
    );
    expect(wrongName.text).toContain('"report.record.not.found"');
    expect(wrongName).toEqual(unknownRound);
  });
});

describe('D13: contracts of agents', () => {
  test.each(offers)('$name answers about anybody else byte for byte alike', async (call) => {
    const answers = [];
    for (const place of call.noneAt ?? none) answers.push(await ask(1, call, nameOf(1, place)));
    const [first] = answers;
    expect(first?.status).toBe(404);
    expect(first?.text).toContain('"agent.downline.not.found"');
    for (const answer of answers) expect(answer).toEqual(first);
  });

  test.each(offers)('$name does the same work for anybody else', async (call) => {
    const work = [];
    for (const place of call.noneAt ?? none) work.push(await workOf(1, call, nameOf(1, place)));
    expect(new Set(work).size).toBe(1);
  });

  test.each([...ofContracts, ...offers])('$name is not for types without any', async (call) => {
    const { status, text } = await ask(41, call, nameOf(41, 'directly below'));
    expect(status).toBe(403);
    expect(text).toContain('"member.not.agent"');
  });

  test('who is paid reads of who pays the chosen name alone', async () => {
    const { text } = await ask(1, present(ofContracts[0]));
    expect(JSON.parse(text)).toMatchObject({ value: { active: { offeredBy: '' } } });
  });
});

test.each(calls)('D13: a member is no agent: $name refuses all names alike', async (call) => {
  const answers = [await ask(0, call)];
  for (const place of [...none, ...below]) answers.push(await ask(0, call, nameOf(0, place)));
  const [first] = answers;
  expect(first?.status).toBe(403);
  expect(first?.text).toContain('"member.not.agent"');
  for (const answer of answers) expect(answer).toEqual(first);
});

/** They name nobody who is there already: new accounts, the own links and who comes by them. */
const ofLinks = ['createLink', 'setDefaultLink', 'deleteLink', 'openDownline'];

test('D13: every call of agents about their teams is tested here', () => {
  const ofTeams = (['agents', 'reports'] as const).flatMap((area) =>
    Object.entries(playerEndpoints[area])
      .filter(([name, { access }]) => access === 'agent' && name !== 'listDownlineTransactions')
      .map(([name]) => name),
  );
  const tested = [...calls.map(({ name }) => name), ...ofLinks];
  expect(tested.toSorted()).toEqual(ofTeams.toSorted());
});
