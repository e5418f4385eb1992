import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  memberPassword,
  operatorKey,
  serveBeside,
  serveTestSite,
  type ServedSite,
} from '#testing/served-site.ts';
import type { Endpoint } from '@pavilion/contract/endpoint';
import { playerEndpoints } from '@pavilion/contract/player';
import { livePath } from '@pavilion/contract/player/live-stream';
import { readEvents } from '../live/testing/event-reader.ts';
import { clean, depositor } from '../testing/depositor.ts';

type Beside = Awaited<ReturnType<typeof serveBeside>>;
type Server = Pick<Beside, 'call' | 'port'>;

const uuid = '00000000-0000-4000-8000-000000000000';

/** Every call that needs a session. */
const callsOfMembers = Object.entries(playerEndpoints).flatMap(([area, calls]) =>
  Object.entries<Endpoint>(calls)
    .filter(([, { access }]) => access === 'session' || access === 'agent')
    .map(([name, { method, path, sends }]) => ({
      name: `${area}.${name}`,
      method,
      path: path.replaceAll(/\{\w+\}/g, uuid),
      ...(sends === 'json' && { body: {} }),
    })),
);

/** Changes that are refused, with input that would else be accepted. */
const changes = [
  {
    what: 'a deposit',
    method: 'POST',
    path: '/wps/transaction/deposit/mt',
    body: () => ({ channel: 'bank-transfer', amount: '1000.00', requestKey: randomUUID() }),
  },
  {
    what: 'money for a provider',
    method: 'POST',
    path: '/wps/wallets/transferFromMainWallet',
    body: () => ({ vassalage: 'BAMBOO', amount: '10.00', requestKey: randomUUID() }),
  },
  {
    what: 'a promotion',
    method: 'POST',
    path: '/wps/relay/MCSFE_signUpRequestReward',
    body: () => {
      const form = new FormData();
      form.set('promotionId', 'reef-hunt');
      form.set('comment', '');
      form.set('requestKey', randomUUID());
      return form;
    },
  },
  {
    what: 'a bonus with the next deposit',
    code: 'bonus.not.available',
    method: 'POST',
    path: '/wps/promotions/deposit/accept',
    body: () => ({ promotionId: 'first-deposit', amount: '1000.00', requestKey: randomUUID() }),
  },
  {
    what: 'a push subscription',
    method: 'PUT',
    path: '/wps/push/subscription',
    body: () => ({
      endpoint: 'https://push.example/one',
      p256dh: 'B'.repeat(87),
      auth: 'A'.repeat(22),
    }),
  },
];

describe.each(testDatabases())('§7, D23: an exclusion on several servers, on $name', (database) => {
  let first: ServedSite;
  let second: Beside;
  /** Hears no signals, as if they were held back. */
  let deaf: Beside;
  beforeAll(async () => {
    first = await serveTestSite(database, {
      change: (site) => ({ ...site, features: { ...site.features, push: true } }),
    });
    await first.signals.start();
    second = await serveBeside(first);
    deaf = await serveBeside(first, { hearsNothing: true });
  });
  afterAll(async () => {
    await clean(first);
    await deaf.close();
    await second.close();
    await first.signals.stop();
    await first.close();
  });

  const now = { kind: 'selfExclusion', length: '6 m' };
  const exclude = (token: string, at: Server = first) =>
    at.call({ method: 'POST', path: '/wps/member/exclusion', token, body: now });

  const logIn = async (username: string, at: Server = second) => {
    const body = { username, password: memberPassword };
    const { status, value } = await at.call({ method: 'POST', path: '/wps/session/login', body });
    expect(status).toBe(200);
    return value as { token: string; excluded: boolean };
  };

  test('within a second every session has ended on every server, and pages are told', async () => {
    const member = await depositor(first);
    const { token } = await first.openSession(member.id);
    const other = await first.openSession(member.id);
    const inSecond = (one: string) =>
      second.call({ method: 'GET', path: '/wps/wallets/gcs', token: one });
    for (const one of [token, other.token]) {
      expect(await inSecond(one)).toMatchObject({ status: 200 });
    }
    const page = await readEvents(second.port, livePath, {
      merchant: first.merchantCode,
      authorization: other.token,
    });
    expect(await exclude(token)).toMatchObject({ status: 200 });
    const begun = performance.now();
    await expect.poll(async () => (await inSecond(other.token)).errorCode).toBe('session.ended');
    await expect.poll(() => page.events()).toContain('session');
    expect(performance.now() - begun).toBeLessThan(1000);
    page.socket.destroy();
    const codes = new Map<string, string | undefined>();
    for (const { name, ...sent } of callsOfMembers) {
      for (const one of [token, other.token]) {
        codes.set(name, (await second.call({ ...sent, token: one })).errorCode);
      }
    }
    expect(codes.size).toBeGreaterThan(80);
    expect([...codes].filter(([, code]) => code !== 'session.ended')).toEqual([]);
  });

  test('on a server that has heard nothing, every change is refused all the same', async () => {
    const member = await depositor(first);
    await member.deposit('1000.00');
    const { token } = await first.openSession(member.id);
    const ask = ({ method, path, body }: (typeof changes)[number], at: Server) =>
      at.call({ method, path, token, body: body() });
    const cached = await deaf.call({ method: 'GET', path: '/wps/wallets/gcs', token });
    expect(cached).toMatchObject({ status: 200 });
    expect(await exclude(token)).toMatchObject({ status: 200 });
    const answers = await Promise.all(changes.map((one) => ask(one, deaf)));
    expect(answers.map(({ errorCode }, index) => [changes[index]?.what, errorCode])).toEqual(
      changes.map(({ what, code = 'member.excluded' }) => [what, code]),
    );
    expect(await member.bet(100n)).toBe('wageringBlocked');
    const game = '/wps/game/launchGame?nodeId=10001&gameId=lobby&launchMode=GLS&backUrl=/m/home';
    const launched = await deaf.call({ method: 'GET', path: game, token });
    expect(launched).toMatchObject({ errorCode: 'member.excluded' });
  });

  test('without an exclusion those changes are accepted', async () => {
    const member = await depositor(first);
    await member.deposit('1000.00');
    const codes: (string | undefined)[] = [];
    for (const { method, path, body } of changes) {
      codes.push((await member.send(method, path, body())).errorCode);
    }
    expect(codes).toEqual(changes.map(() => undefined));
  });

  test('open bets are settled, bonuses end, and the whole balance can be withdrawn', async () => {
    const member = await depositor(first);
    await member.deposit('1000.00', 'first-deposit');
    const roundId = randomUUID();
    expect(await member.bet(100_00n, roundId)).toBe('applied');
    expect(await member.withdraw('900.00')).toMatchObject({ errorCode: 'withdraw.bonus.blocked' });
    const { token } = await first.openSession(member.id);
    expect(await exclude(token)).toMatchObject({ status: 200 });
    expect(await member.bet(1n)).toBe('wageringBlocked');
    await member.win(250_00n, roundId);

    const narrow = await logIn(member.username);
    expect(narrow).toMatchObject({ excluded: true });
    const send = (method: string, path: string, body?: object) =>
      second.call({ method, path, token: narrow.token, ...(body && { body }) });
    expect(await send('GET', '/wps/wallets/gcs')).toMatchObject({
      value: { cashBalance: '1150.00', bonusBalance: '0.00', playLocked: true },
    });
    expect(await send('GET', '/wps/member/exclusion')).toMatchObject({
      value: { current: { kind: 'selfExclusion', returnStep: 'none', byOperator: false } },
    });
    const rules = await send('GET', '/wps/system/withdrawBanks');
    expect(rules.value).toMatchObject({
      effect: 'free',
      bonuses: [],
      playThrough: { owed: '0.00' },
    });
    const withdrawn = await send('POST', '/wps/transaction/withdraw', member.order('1150.00'));
    expect(withdrawn).toMatchObject({ status: 200 });
    expect(await send('GET', '/wps/wallets/gcs')).toMatchObject({ value: { cashBalance: '0.00' } });
    const inbox = await send('GET', '/wps/message/inbox');
    expect(inbox.value).toMatchObject({ list: [{ title: 'Your break has begun' }] });
  });

  test('a new account with the details of an excluded member is refused, and told of', async () => {
    const member = await depositor(first);
    const email = `${member.username}@mail.example`;
    await first.db.updateTable('member').set({ email }).where('id', '=', member.id).execute();
    const { token } = await first.openSession(member.id);
    expect(await exclude(token)).toMatchObject({ status: 200 });
    const newcomer = await depositor(first);
    const register = (address: string) => {
      const username = `n${randomUUID().slice(0, 8)}`;
      const typed = { password: memberPassword, confirmPassword: memberPassword };
      const form = { username, ...typed, birthday: '1990-05-01', agreement: true };
      const body = { ...form, email: address };
      return second.call({ method: 'PUT', path: '/wps/member/register', body });
    };
    const again = `${member.username.toUpperCase()}+two@mail.example`;
    expect(await register(again)).toMatchObject({ status: 409, errorCode: 'details.refused' });
    expect(await register(`other.${again}`)).toMatchObject({ status: 200 });
    const { card } = member;
    expect(await newcomer.send('PUT', '/wps/member/bankCard', card)).toMatchObject({
      status: 409,
      errorCode: 'details.refused',
    });
    const ofOperator = (method: string, path: string, body?: object) =>
      second.call({ method, path, token: operatorKey, ...(body && { body }) });
    const { value } = await ofOperator('GET', '/operator/exclusion-cases?state=open');
    const { list } = value as { list: { caseId: string; account: string; place: string }[] };
    const found = list.filter(({ account }) => account === member.username);
    const once = { refused: true, times: 1 };
    const payee = { ...once, place: 'payeeAccount', matched: ['payeeAccount'] };
    expect(found).toMatchObject([
      { ...payee, otherAccount: newcomer.username },
      { ...once, place: 'registration', matched: ['email'], otherAccount: null },
    ]);
    const path = `/operator/exclusion-cases/${found[0]?.caseId}/close`;
    const note = 'The same person by the address';
    expect(await ofOperator('PUT', path, { note })).toMatchObject({
      value: { closed: { operator: 'ana', note } },
    });
    const written = { text: 'Tried to register again', requestKey: randomUUID() };
    const notes = `/operator/members/${member.username}/notes`;
    expect(await ofOperator('PUT', notes, written)).toMatchObject({
      value: { current: { kind: 'selfExclusion' }, notes: [{ text: written.text }] },
    });
  });

  test('bets, deposits and exclusions at once: nothing gets in after it', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const member = await depositor(first);
      await member.deposit('1000.00');
      const { token } = await first.openSession(member.id);
      const bets = Array.from({ length: 20 }, (_, index) => member.bet(BigInt(index + 1)));
      const deposits = Array.from({ length: 6 }, () => member.ask('100.00'));
      const [excluded, ...outcomes] = await Promise.all([exclude(token), ...bets]);
      await Promise.all(deposits);
      expect(excluded).toMatchObject({ status: 200 });
      expect(outcomes.filter((one) => one !== 'applied' && one !== 'wageringBlocked')).toEqual([]);
      expect(await member.bet(1n)).toBe('wageringBlocked');
      const act = await first.db
        .selectFrom('exclusion_act')
        .select('at')
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow();
      const after = await first.db
        .selectFrom('deposit')
        .select('id')
        .where('member_id', '=', member.id)
        .where('requested_at', '>', act.at)
        .execute();
      expect(after).toEqual([]);
    }
  });
});
