import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { catchUpAll } from '#modules/wallet/report-progress.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { playerEndpoints } from '@pavilion/contract/player';
import { fullAccount } from '../people/testing/full-account.ts';

type Caller = { username: string; token: string; context: SessionContext };
type Place = 'oneself' | 'directly below' | 'two steps below' | 'beside' | 'above' | 'unknown';
type Call = {
  area: 'agents' | 'reports';
  name: string;
  /** The query that asks about an account, or about the caller where there is none. */
  queryOf: (account?: string) => Record<string, string>;
};

const none: Place[] = ['oneself', 'beside', 'above', 'unknown'];
const below: Place[] = ['directly below', 'two steps below'];

let harness: ServedSite;
/** Of people below: what agents never see. */
const canaries: string[] = [];
/** Accounts that each caller never sees: above, beside, and below those. */
const strangers = new Map<number, string[]>();
let recordId = '';
const callers = new Map<number, Caller>();
const names = new Map<number, Record<Place, string>>();

const days = { period: 'month' };
const asked = (account?: string) => ({ ...days, ...(account !== undefined && { account }) });

const list: Call = {
  area: 'agents',
  name: 'listDownlines',
  queryOf: (parent) => ({ scope: 'all', ...(parent !== undefined && { parent }) }),
};
const round: Call = {
  area: 'reports',
  name: 'getTeamRound',
  queryOf: (account) => ({ recordId, account: account ?? 'nobody' }),
};
/** The calls that take an account, and answer only about people below. */
const aboutAccounts: readonly Call[] = [
  list,
  { area: 'agents', name: 'getTeamProfitAndLoss', queryOf: asked },
  { area: 'agents', name: 'exportTeamProfitAndLoss', queryOf: asked },
  {
    area: 'reports',
    name: 'listTeamBets',
    queryOf: (account) => ({ ...asked(account), period: 'today' }),
  },
  round,
];
const calls: readonly Call[] = [
  { area: 'agents', name: 'getTeamKpi', queryOf: () => days },
  { area: 'agents', name: 'getTeamOverview', queryOf: () => days },
  ...aboutAccounts,
];

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('missing');
  return value;
}

const endpointOf = ({ area, name }: Call) =>
  present(
    (playerEndpoints[area] as Record<string, { path: string; input: v.GenericSchema }>)[name],
  );

/** Where the people are about whom a call has something to say: those with rounds, one with this. */
function foundAt(type: number, { area, name }: Call): readonly Place[] {
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
  const query = new URLSearchParams(call.queryOf(account)).toString();
  await harness.db.deleteFrom('rate_limit').execute();
  const response = await fetch(
    `http://127.0.0.1:${harness.port}${endpointOf(call).path}?${query}`,
    { headers: { merchant: harness.merchantCode, authorization: callerOf(type).token } },
  );
  const text = await response.text();
  return { status: response.status, cached: response.headers.get('cache-control'), text };
}

/** Asks the handler itself; returns how many statements and transactions it has begun. */
async function workOf(type: number, call: Call, account: string): Promise<number> {
  const input = v.parse(endpointOf(call).input, call.queryOf(account));
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

/** Top → agent of type 1 → agent of type 41 → two people, and somebody beside each agent. */
beforeAll(async () => {
  harness = await serveTestSite(anyDatabase());
  const add = async (memberType: number, parentId: bigint | null) =>
    harness.member({ memberType, parentId });
  const top = await add(1, null);
  const uncle = await add(1, top.memberId);
  const first = await add(1, top.memberId);
  const second = await add(41, first.memberId);
  const beside = await add(1, first.memberId);
  const member = await add(0, first.memberId);
  const ofUncle = await add(0, uncle.memberId);
  const direct = await person(second.memberId, 1, 'Mayari');
  const lowest = await person(direct.id, 0, 'Hanan');
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
    for (const place of none) answers.push(await ask(type, call, nameOf(type, place)));
    const [first] = answers;
    expect(first?.status).toBe(404);
    expect(first?.text).toContain('"agent.downline.not.found"');
    for (const answer of answers) expect(answer).toEqual(first);
  });

  test.each(aboutAccounts)('$name does the same work for anybody else', async (call) => {
    const work = [];
    for (const place of none) work.push(await workOf(type, call, nameOf(type, place)));
    expect(new Set(work).size).toBe(1);
  });

  test('the search by name finds nobody else, byte for byte alike', async () => {
    const search: Call = {
      ...list,
      queryOf: (account) => ({ scope: 'all', account: account ?? '' }),
    };
    const answers = [];
    for (const place of none) answers.push(await ask(type, search, nameOf(type, place)));
    const [first] = answers;
    expect(JSON.parse(first?.text ?? '')).toMatchObject({ value: { list: [], total: 0 } });
    for (const answer of answers) expect(answer).toEqual(first);
    const found = await ask(type, search, nameOf(type, 'two steps below'));
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
      { ...round, queryOf: (account) => ({ recordId: '999999999', account: account ?? '' }) },
      other,
    );
    expect(wrongName.text).toContain('"report.record.not.found"');
    expect(wrongName).toEqual(unknownRound);
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

test('D13: every call of agents about their teams is tested here', () => {
  const ofTeams = (['agents', 'reports'] as const).flatMap((area) =>
    Object.entries(playerEndpoints[area])
      .filter(([name, { access }]) => access === 'agent' && name !== 'listDownlineTransactions')
      .map(([name]) => name),
  );
  expect(calls.map(({ name }) => name).toSorted()).toEqual(ofTeams.toSorted());
});
