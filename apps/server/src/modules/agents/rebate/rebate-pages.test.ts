import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator, codeOf, firstPage, type Member } from '#testing/test-base.ts';
import { operatorEndpoints } from '@pavilion/contract/operator';
import { playerEndpoints } from '@pavilion/contract/player';
import { openAgents } from '../agents.fixture.ts';
import type { Agents } from '../agents.ts';
import { local } from '../sums/teams.fixture.ts';
import { openRebates, type Rebates } from './rebates.fixture.ts';

type Handlers = Agents['handlers'];
const calls = playerEndpoints.agents;
const day = '2026-11-18';
const today = '2026-11-19';
const tomorrow = '2026-11-20';

describe.each(testDatabases())('D13: the pages of rebates, on $name', (database) => {
  let rebates: Rebates;
  let agents: Agents;
  let [above, agent]: Member[] = [];
  const caller = () => agent as Member;

  beforeAll(async () => {
    rebates = await openRebates(database);
    agents = openAgents(rebates);
    const { person } = rebates;
    above = await person('anabove', null, { RNG: 120 });
    agent = await person('theagent', above, { RNG: 100, LIVE: 15 });
    const ana = await person('ana', agent, { RNG: 60 });
    await person('anabel', agent, { LIVE: 10 });
    const bo = await person('bo', agent);
    const under = await person('anunder', ana, { RNG: 20 });
    await rebates.rate(agent, { RNG: 80 }, tomorrow);
    await rebates.db
      .updateTable('member')
      .set({ nickname: 'Banana' })
      .where('username', '=', 'ana')
      .execute();
    await rebates.plays(agent, 10_00n, day);
    await rebates.plays(under, 1_000_00n, day);
    await rebates.plays(bo, 50_00n, day);
    await rebates.close(day, `${today}T00:10:00`);
    await rebates.payAt(`${today}T00:20:00`);
    rebates.time.now = local(`${today}T12:00:00`);
  });
  afterAll(() => rebates.engine.close());

  async function downlineRates(input: Partial<Parameters<Handlers['listDownlineRates']>[0]> = {}) {
    const wanted = { ...firstPage, ...input };
    const answer = await agents.handlers.listDownlineRates(wanted, caller().context);
    v.assert(calls.listDownlineRates.response, answer);
    return answer;
  }

  const setRates = (who: string, rates: Record<string, string>, requestKey = randomUUID()) =>
    agents.handlers.setDownlineRates({ account: who, rates, requestKey }, caller().context);

  async function commissions(input: Partial<Parameters<Handlers['listCommissions']>[0]> = {}) {
    const wanted = { ...firstPage, startDate: day, endDate: day, ...input };
    const answer = await agents.handlers.listCommissions(wanted, caller().context);
    v.assert(calls.listCommissions.response, answer);
    return answer;
  }

  async function income(input: Partial<Parameters<Handlers['listIncome']>[0]> = {}) {
    const wanted = { ...firstPage, startDate: today, endDate: today, ...input };
    const answer = await agents.handlers.listIncome(wanted, caller().context);
    v.assert(calls.listIncome.response, answer);
    return answer;
  }

  test('own rates are those of today and tomorrow, and the ceiling is the lower one', async () => {
    const answer = await agents.handlers.getOwnRates({}, caller().context);
    v.assert(calls.getOwnRates.response, answer);
    expect(answer.from).toBe(tomorrow);
    const rules = { step: '0.05', gap: '0.00' };
    expect(answer.rates.filter(({ rate }) => rate !== '0.00')).toEqual([
      {
        category: 'RNG',
        ...rules,
        maximum: '1.20',
        rate: '1.00',
        nextRate: '0.80',
        ceiling: '0.80',
      },
      {
        category: 'LIVE',
        ...rules,
        maximum: '0.15',
        rate: '0.15',
        nextRate: '0.15',
        ceiling: '0.15',
      },
    ]);
    const settings = await agents.handlers.getRebateSettings({}, caller().context);
    v.assert(calls.getRebateSettings.response, settings);
    expect(settings.minimum).toBe('0.01');
    expect(settings.rates).toContainEqual({
      category: 'LOTT',
      maximum: '1.00',
      step: '0.10',
      gap: '0.00',
    });
  });

  test('people one step below are listed by user name, with bounds and history', async () => {
    const { list, total } = await downlineRates();
    expect(list.map(({ account }) => account)).toEqual(['ana', 'anabel', 'bo']);
    expect(total).toBe(3);
    expect(list[0]).toMatchObject({
      account: 'ana',
      nickname: 'Banana',
      rates: { RNG: '0.60', LIVE: '0.00' },
      nextRates: { RNG: '0.60' },
      from: tomorrow,
      floor: { RNG: '0.20', LIVE: '0.00' },
      ceiling: { RNG: '0.80', LIVE: '0.15' },
      history: [{ category: 'RNG', rate: '0.60', from: '2026-01-01', setBy: 'upline' }],
    });
    expect((await downlineRates({ pageSize: 1, pageNo: 2 })).list[0]?.account).toBe('anabel');
  });

  test.each([
    ['ANA', ['ana', 'anabel']],
    ['anabel', ['anabel']],
    ['an', []],
    ['bo', ['bo']],
    ['anunder', []],
    ['a%b', []],
  ])('of %s it finds %j', async (account, found) => {
    expect((await downlineRates({ account })).list.map((one) => one.account)).toEqual(found);
  });

  test('a page takes as many statements as one row does', async () => {
    using query = vi.spyOn(rebates.engine, 'query');
    await downlineRates({ account: 'bo' });
    const one = query.mock.calls.length;
    query.mockClear();
    await downlineRates();
    expect(query.mock.calls.length).toBe(one);
  });

  test('rates are set from tomorrow on, once for a request key', async () => {
    const requestKey = randomUUID();
    const answer = await setRates(' Bo ', { RNG: '0.5', LIVE: '0.05' }, requestKey);
    v.assert(calls.setDownlineRates.response, answer);
    expect(answer).toMatchObject({
      account: 'bo',
      nickname: '',
      rates: { RNG: '0.00' },
      nextRates: { RNG: '0.50', LIVE: '0.05' },
      from: tomorrow,
    });
    expect(await setRates('bo', { RNG: '0.5', LIVE: '0.05' }, requestKey)).toEqual(answer);
    const differs = await codeOf(setRates('bo', { RNG: '0.4' }, requestKey));
    expect(differs).toBe('agent.repeat.differs');
    const { list } = await downlineRates({ account: 'bo' });
    expect(list[0]?.history).toMatchObject([
      { category: 'LIVE', rate: '0.05', from: tomorrow, setBy: 'theagent' },
      { category: 'RNG', rate: '0.50', from: tomorrow, setBy: 'theagent' },
    ]);
  });

  test('an operator is not named to agents', async () => {
    const rates = { RNG: '0.10' };
    const requestKey = randomUUID();
    await agents.operatorHandlers.setRates(
      { account: 'bo', rates, lowerBranch: true, requestKey },
      asOperator,
    );
    const { list } = await downlineRates({ account: 'bo' });
    expect(list[0]?.history).toMatchObject([{ setBy: 'theagent' }, { setBy: 'operator' }]);
  });

  test('a rate above the own one, or below what was given on, is refused', async () => {
    await expect(setRates('ana', { RNG: '0.85' })).rejects.toMatchObject({
      code: 'agent.rebate.range',
      hints: { category: 'RNG', floor: '0.20', ceiling: '0.80' },
    });
    await expect(setRates('ana', { RNG: '0.15' })).rejects.toMatchObject({
      code: 'agent.rebate.below',
      hints: { category: 'RNG', floor: '0.20', ceiling: '0.80' },
    });
  });

  test.each(['theagent', 'anabove', 'anunder', 'nobody'])('%s is not found', async (who) => {
    expect(await codeOf(setRates(who, { RNG: '0.00' }))).toBe('agent.downline.not.found');
  });

  const line = { day, playedOn: null, own: false, category: 'RNG', state: 'paid' };
  const own = { ...line, own: true, account: 'theagent', nickname: '' };

  test('commissions are listed by day, own play first, and summed up', async () => {
    const { list, days, footer } = await commissions();
    expect(list).toEqual([
      { ...own, validBetAmount: '10.00', rate: '1.00', amount: '0.10' },
      {
        ...line,
        account: 'ana',
        nickname: 'Banana',
        validBetAmount: '1000.00',
        rate: '0.40',
        amount: '4.00',
      },
      {
        ...line,
        account: 'bo',
        nickname: '',
        validBetAmount: '50.00',
        rate: '1.00',
        amount: '0.50',
      },
    ]);
    expect(footer).toEqual({ validBetAmount: '1060.00', amount: '4.60' });
    expect(days.map(({ own: isOwn, paid }) => [isOwn, paid])).toEqual([
      [true, '0.10'],
      [false, '4.50'],
    ]);
  });

  test('they are filtered by person and category, and the sums stay whole', async () => {
    const ofAna = await commissions({ account: 'ANA' });
    expect(ofAna.list.map(({ account }) => account)).toEqual(['ana']);
    expect(ofAna.footer.amount).toBe('4.00');
    expect(ofAna.days).toHaveLength(2);
    const ofOwn = await commissions({ account: 'theagent' });
    expect(ofOwn.list.map((one) => one.own)).toEqual([true]);
    expect((await commissions({ gameCategory: 'LIVE' })).list).toEqual([]);
    const second = await commissions({ pageSize: 1, pageNo: 2 });
    expect(second).toMatchObject({ total: 3, list: [{ account: 'ana' }] });
    expect((await commissions({ startDate: today, endDate: today })).days).toEqual([]);
  });

  test.each(['anabove', 'anunder', 'nobody'])('no commission of %s is found', async (account) => {
    expect(await codeOf(commissions({ account }))).toBe('agent.downline.not.found');
  });

  test('more than a month at once is refused', async () => {
    const long = { startDate: '2026-10-01', endDate: day };
    expect(await codeOf(commissions(long))).toBe('report.range');
    expect(await codeOf(income(long))).toBe('report.range');
  });

  test('income is listed by the day of its payment, with the day it was earned on', async () => {
    const paid = {
      paidAt: '2026-11-18T16:20:00.000Z',
      earnedFor: { startDate: day, endDate: day },
      from: null,
    };
    const footer = {
      rebate: '0.10',
      agentCommission: '4.50',
      total: '4.60',
      dailyIncome: '0.00',
      profitSharing: '0.00',
    };
    const all = await income();
    expect(all).toMatchObject({ total: 2, footer });
    expect(all.list).toEqual([
      { ...paid, kind: 'rebate', amount: '0.10' },
      { ...paid, kind: 'agentCommission', amount: '4.50' },
    ]);
    expect(await income({ kind: 'agentCommission' })).toMatchObject({
      total: 1,
      footer,
      list: [{ kind: 'agentCommission' }],
    });
    expect(await income({ kind: 'profitSharing' })).toMatchObject({ total: 0, list: [], footer });
    expect(await income({ startDate: day, endDate: day })).toMatchObject({ total: 0, list: [] });
  });

  test('who was moved away is shown by the user name alone, and is not found', async () => {
    const { db } = rebates;
    const moveTo = (parentId: bigint | undefined) =>
      db
        .updateTable('member')
        .set({ parent_id: parentId ?? null })
        .where('username', '=', 'ana')
        .execute();
    await moveTo(above?.memberId);
    const { list } = await commissions();
    expect(list[1]).toMatchObject({ account: 'ana', nickname: '', amount: '4.00' });
    expect(await codeOf(commissions({ account: 'ana' }))).toBe('agent.downline.not.found');
    await moveTo(agent?.memberId);
  });

  test('operators list the sums of all, by member, day and state', async () => {
    const list = async (input: object = {}) => {
      const wanted = { ...firstPage, ...input };
      const answer = await agents.operatorHandlers.listRebates(wanted, asOperator);
      v.assert(operatorEndpoints.agents.listRebates.response, answer);
      return answer;
    };
    expect(await list({ account: 'TheAgent' })).toMatchObject({
      total: 2,
      list: [
        { day, account: 'theagent', own: true, earned: '0.10', paid: '0.10', state: 'paid' },
        { day, account: 'theagent', own: false, earned: '4.50', paid: '4.50', state: 'paid' },
      ],
    });
    const every = await list({ day });
    expect(every.list.map(({ account }) => account).toSorted()).toEqual(
      ['ana', 'anabove', 'anunder', 'theagent', 'theagent'].toSorted(),
    );
    expect((await list({ state: 'due' })).total).toBe(0);
    expect((await list({ day: today })).total).toBe(0);
    expect(await codeOf(list({ account: 'nobody' }))).toBe('member.not.found');
  });
});
