import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { asOperator, codeOf, firstPage, openTestBase, visitor } from '#testing/test-base.ts';
import type { TestBase } from '#testing/test-base.ts';
import { operatorEndpoints } from '@pavilion/contract/operator';
import { openAgents } from '../agents.fixture.ts';
import type { Agents } from '../agents.ts';

type Input = Parameters<Agents['handlers']['applyAsAgent']>[0];
type Visitor = Parameters<Agents['handlers']['applyAsAgent']>[1];

const operator = asOperator;
let people = 0;

/** A guest whom no limit has counted yet. */
function guest(): Visitor {
  people += 1;
  return { ...visitor, address: `198.51.${people}.7`, caller: null };
}

/** An application with a contact that nobody else has. */
function application(changes: Partial<Input> = {}): Input {
  people += 1;
  return {
    name: 'Luningning Abad',
    contactType: 'mobileNum',
    contact: `0917555${String(people).padStart(4, '0')}`,
    text: 'Forty people of my village.',
    requestKey: randomUUID(),
    ...changes,
  };
}

describe.each(testDatabases())('applications to become an agent, on $name', (database) => {
  let base: TestBase;
  let agents: Agents;
  let checked: string[];

  beforeAll(async () => {
    base = await openTestBase(database);
    checked = [];
    agents = openAgents(base, {
      captchas: {
        check: async (purpose, { captcha }) => {
          checked.push(`${purpose} ${captcha ?? 'without'}`);
          if (captcha !== '12345') throw new ApiError('login.captcha.missing', { captcha: true });
        },
      },
    });
  });
  afterAll(() => base.close());

  const send = async (input: Input, context: Visitor = guest()) =>
    (await agents.handlers.applyAsAgent({ captcha: '12345', ...input }, context)).applicationId;
  const decide = (applicationId: string, state: 'accepted' | 'refused', note = '') =>
    agents.operatorHandlers.decideApplication({ applicationId, state, note }, operator);
  async function list(state?: 'waiting' | 'accepted' | 'refused') {
    const query = { ...firstPage, ...(state !== undefined && { state }) };
    const answer = await agents.operatorHandlers.listApplications(query, operator);
    return v.parse(operatorEndpoints.agents.listApplications.response, answer).list;
  }
  const listed = async (id: string) =>
    (await list()).find(({ applicationId }) => applicationId === id);
  const stored = (id: string) =>
    base.db
      .selectFrom('agent_application')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('a guest answers a captcha, and operators read what was sent', async () => {
    const sent = application({ contactType: 'email', contact: 'Luningning@mail.example' });
    const without = agents.handlers.applyAsAgent(sent, guest());
    expect(await codeOf(without)).toBe('login.captcha.missing');
    const id = await send(sent);
    expect(checked).toEqual(['application without', 'application 12345']);
    const { name, contactType, contact, text } = sent;
    const said = { name, contactType, contact, text };
    const open = { account: null, state: 'waiting', note: '', decidedBy: null, decidedAt: null };
    expect(await listed(id)).toMatchObject({ ...said, ...open });
  });

  test('what was sent is kept encrypted, and its contact as a keyed hash', async () => {
    const { details, contact_mark } = await stored(
      await send(application({ contactType: 'telegram', contact: '@luningning' })),
    );
    for (const bytes of [details, contact_mark]) {
      expect(
        Buffer.from(bytes ?? '')
          .toString('latin1')
          .toLowerCase(),
      ).not.toContain('luning');
    }
  });

  test('a member needs no captcha, a trial account does', async () => {
    const member = await base.member({ username: 'liwayway' });
    const trial = await base.member({ memberType: 4 });
    checked.length = 0;
    const { applicationId } = await agents.handlers.applyAsAgent(application(), member.context);
    expect(checked).toEqual([]);
    expect(await listed(applicationId)).toMatchObject({ account: 'liwayway' });
    const asTrial = agents.handlers.applyAsAgent(application(), trial.context);
    expect(await codeOf(asTrial)).toBe('login.captcha.missing');
  });

  test('nobody can be reached at a contact that is none', async () => {
    const wrong = application({ contactType: 'email', contact: '0917 555 1234' });
    expect(await codeOf(send(wrong))).toBe('agent.application.contact');
  });

  test('a repeat answers the first id without a captcha; another body is refused', async () => {
    const first = application();
    const id = await send(first);
    const repeat = { ...first, captcha: undefined };
    expect(await send(repeat)).toBe(id);
    expect(await codeOf(send({ ...first, text: 'Fifty people.' }))).toBe('agent.repeat.differs');
  });

  test('one application waits for each contact; decided, it may be sent again', async () => {
    const id = await send(application({ contact: '0918 200 3040' }));
    const again = application({ contact: '+63 918 200 3040' });
    expect(await codeOf(send(again))).toBe('agent.application.waiting');
    expect(await codeOf(send({ ...again, contactType: 'viber' }))).toBeNull();
    await decide(id, 'refused');
    expect(await send(again)).not.toBe(id);
  });

  test('of many sent at once by one contact, one is kept', async () => {
    const one = application();
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => codeOf(send({ ...one, requestKey: randomUUID() }))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([null, 'agent.application.waiting']));
    const repeated = application();
    const ids = await Promise.all(Array.from({ length: 8 }, () => send(repeated)));
    expect(new Set(ids).size).toBe(1);
  });

  test('a device sends five a day, an address twenty', async () => {
    const context = guest();
    for (let sent = 0; sent < 5; sent += 1) await send(application(), context);
    expect(await codeOf(send(application(), context))).toBe('request.limited');
    for (let sent = 5; sent < 20; sent += 1) {
      await send(application(), { ...context, userAgent: `device ${sent}` });
    }
    const other = { ...context, userAgent: 'another device' };
    expect(await codeOf(send(application(), other))).toBe('request.limited');
    base.pass(dayMs);
    expect(await codeOf(send(application(), context))).toBeNull();
  });

  test('an operator decides once; the same decision again changes nothing', async () => {
    const id = await send(application());
    const decided = await decide(id, 'accepted', 'Starts on Monday');
    const decision = { state: 'accepted', note: 'Starts on Monday', decidedBy: 'ana' };
    expect(decided).toMatchObject(decision);
    base.pass(1000);
    expect(await decide(id, 'accepted', 'Starts on Monday')).toEqual(decided);
    expect(await codeOf(decide(id, 'refused'))).toBe('agent.application.state');
    expect(await codeOf(decide(id, 'accepted', 'Otherwise'))).toBe('agent.application.state');
    for (const unknown of [randomUUID(), 'none']) {
      expect(await codeOf(decide(unknown, 'refused'))).toBe('agent.application.not.found');
    }
    const ofState = async (state: 'waiting' | 'accepted') =>
      (await list(state)).map(({ applicationId }) => applicationId);
    expect(await ofState('accepted')).toContain(id);
    expect(await ofState('waiting')).not.toContain(id);
  });

  test('what a member sent goes with the data of the account, and waits no longer', async () => {
    const { memberId, context } = await base.member();
    const [waiting, decided] = [
      await send(application(), context),
      await send(application(), context),
    ];
    await decide(decided, 'accepted', 'Luningning starts on Monday');
    await base.db
      .transaction()
      .execute(async (transaction) => agents.on.memberErased?.({ transaction, memberId }));
    const nothing = { name: '', contactType: '', contact: '', text: '', note: '' };
    expect(await listed(waiting)).toMatchObject({
      ...nothing,
      state: 'refused',
      decidedBy: 'site',
    });
    expect(await listed(decided)).toMatchObject({
      ...nothing,
      state: 'accepted',
      decidedBy: 'ana',
    });
  });

  test('details go 180 days after the decision, or after 365 days of waiting', async () => {
    const [waiting, decided, kept] = [application(), application(), application()];
    const ids = { waiting: await send(waiting), decided: await send(decided) };
    await decide(ids.decided, 'refused');
    base.pass(180 * dayMs);
    await agents.jobs.runNow();
    expect(await listed(ids.decided)).toMatchObject({ contact: decided.contact });
    base.pass(1);
    await agents.jobs.runNow();
    expect(await listed(ids.decided)).toMatchObject({ contact: '', state: 'refused' });
    expect(await listed(ids.waiting)).toMatchObject({ contact: waiting.contact });
    base.pass(185 * dayMs);
    const keptId = await send(kept);
    await agents.jobs.runNow();
    expect(await listed(ids.waiting)).toMatchObject({ contact: '', decidedBy: 'site' });
    expect(await listed(keptId)).toMatchObject({ contact: kept.contact, state: 'waiting' });
    expect(await codeOf(send({ ...waiting, requestKey: randomUUID() }))).toBeNull();
  });
});
