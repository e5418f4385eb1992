import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { asOperator, codeOf, type Member } from '#testing/test-base.ts';
import { lower, openContracts, tiers, type Contracts, type Tier } from './contracts.fixture.ts';

const none = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

describe.each(everyEngine())('D13: contracts on $name', (database) => {
  let site: Contracts;
  beforeAll(async () => {
    site = await openContracts(database);
  });
  afterAll(() => site.close());

  /** An agent with a running contract of the house, and an agent below. */
  async function line() {
    const top = await site.agent();
    const below = await site.agent(top);
    await site.sign(top);
    site.pass(dayMs);
    await site.advance();
    return { top, below };
  }
  const stateOf = async (of: Member) => {
    const { waiting, active, history } = await site.own(of);
    return [waiting?.state, active?.state, history.map(({ state }) => state)];
  };
  const refused = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? [error.code, error.hints] : error),
    );

  test('the house offers, the agent is asked and accepts, it runs from the next day', async () => {
    const agent = await site.agent();
    const offered = await site.house({ account: agent.username });
    expect(offered).toMatchObject({
      kind: 'dailySalary',
      account: agent.username,
      payer: null,
      offeredBy: null,
      state: 'proposed',
      isChange: false,
      startsOn: null,
      answerBy: new Date(site.time.now.getTime() + 7 * dayMs).toISOString(),
    });
    expect(offered.terms).toMatchObject({
      period: 'DAY',
      unit: '0.01',
      activeMinimum: '1000.00',
      carry: 'none',
      deducts: [],
      tiers: [
        { validBetAmount: '10000.00', activeMembers: 2, rate: '0.30', lostRate: null },
        { rate: '0.50' },
        { rate: '0.80' },
      ],
    });
    expect(await site.requestsOf(agent)).toEqual({ ...none, dailysalreqtype: 'NEW' });
    const accepted = await site.act(agent, { action: 'accept', contractId: offered.contractId });
    expect(accepted).toMatchObject({
      state: 'accepted',
      startsOn: '2026-11-21T16:00:00.000Z',
      answerBy: null,
    });
    expect(await site.requestsOf(agent)).toEqual(none);
    expect(await stateOf(agent)).toEqual(['accepted', undefined, []]);
    await site.advance();
    expect(await stateOf(agent)).toEqual(['accepted', undefined, []]);
    site.pass(dayMs);
    await site.advance();
    expect(await stateOf(agent)).toEqual([undefined, 'active', []]);
    expect(site.published).toContainEqual({ kind: 'contract', memberId: agent.memberId });
    expect(await site.agents.findProblems()).toEqual([]);
  });

  test('an agent offers; who is below reads the chosen name alone, both are told', async () => {
    const { top, below } = await line();
    const { contractId } = await site.offer(top, below);
    const { waiting } = await site.own(below);
    expect(waiting).toMatchObject({ contractId, offeredBy: '', state: 'proposed' });
    expect(JSON.stringify(await site.own(below))).not.toContain(top.username);
    expect(site.lettersOf(below).at(-1)).toMatchObject({ title: 'Daily salary contract' });
    await site.act(below, { action: 'accept', contractId });
    expect(site.lettersOf(top).at(-1)?.content).toBe(
      `${below.username} accepted the contract. It starts on 2026-11-24 00:00.`,
    );
    const { list } = await site.given(top);
    expect(list).toMatchObject([{ contractId, account: below.username, state: 'accepted' }]);
    expect((await site.own(top)).promised).toBe(1);
  });

  test('a change waits beside the old contract, which ends as it starts', async () => {
    const { top, below } = await line();
    const first = await site.offer(top, below);
    await site.act(below, { action: 'accept', contractId: first.contractId });
    site.pass(dayMs);
    await site.advance();
    const changed: Tier[] = [{ ...lower[0], rate: '0.25' }, lower[1]];
    const second = await site.offer(top, below, changed);
    expect(second.isChange).toBe(true);
    expect(await site.requestsOf(below)).toEqual({ ...none, dailysalreqtype: 'CHANGE' });
    await site.act(below, { action: 'accept', contractId: second.contractId });
    expect(await stateOf(below)).toEqual(['accepted', 'active', []]);
    site.pass(dayMs);
    await site.advance();
    expect(await stateOf(below)).toEqual([undefined, 'active', ['replaced']]);
    const { active, history } = await site.own(below);
    expect(active?.contractId).toBe(second.contractId);
    expect(history[0]?.endsOn).toBe(active?.startsOn);
    expect(await site.agents.findProblems()).toEqual([]);
  });

  test('an offer is rejected with a reason, taken back, or ends after seven days', async () => {
    const { top, below } = await line();
    const first = await site.offer(top, below);
    await site.act(below, { action: 'reject', contractId: first.contractId, reason: 'Too low.' });
    expect(site.lettersOf(top).at(-1)?.content).toBe(
      `${below.username} did not accept the contract.\n\nReason: Too low.`,
    );
    site.pass(1);
    const second = await site.offer(top, below);
    await site.act(top, { action: 'withdraw', contractId: second.contractId });
    site.pass(1);
    const third = await site.offer(top, below);
    site.pass(7 * dayMs - 1);
    await site.advance();
    expect(await stateOf(below)).toEqual(['proposed', undefined, ['withdrawn', 'rejected']]);
    site.pass(1);
    const late = site.act(below, { action: 'accept', contractId: third.contractId });
    expect(await codeOf(late)).toBe('agent.contract.state');
    await site.advance();
    expect(await stateOf(below)).toEqual([
      undefined,
      undefined,
      ['expired', 'withdrawn', 'rejected'],
    ]);
  });

  test('one asks for the end: the other agrees, keeps it, or does not answer', async () => {
    const { top, below } = await line();
    const { contractId } = await site.offer(top, below);
    await site.act(below, { action: 'accept', contractId });
    site.pass(dayMs);
    await site.advance();
    await site.act(below, { action: 'askEnd', contractId });
    expect(await site.requestsOf(top)).toEqual({ ...none, dailysalreqtype: 'END' });
    expect(await site.requestsOf(below)).toEqual(none);
    const own = site.act(below, { action: 'agreeEnd', contractId });
    expect(await codeOf(own)).toBe('agent.contract.state');
    await site.act(top, { action: 'refuseEnd', contractId });
    expect(await stateOf(below)).toEqual([undefined, 'active', []]);
    await site.act(top, { action: 'askEnd', contractId });
    expect(await site.requestsOf(below)).toEqual({ ...none, dailysalreqtype: 'END' });
    const ended = await site.act(below, { action: 'agreeEnd', contractId });
    const today = site.time.now.toISOString().slice(0, 10);
    expect(ended).toMatchObject({ state: 'ended', endsOn: `${today}T16:00:00.000Z` });
    expect(await stateOf(below)).toEqual([undefined, 'ended', []]);
    const next = await site.offer(top, below);
    expect(next.isChange).toBe(false);
    const accepted = await site.act(below, { action: 'accept', contractId: next.contractId });
    expect(accepted.startsOn).toBe(ended.endsOn);
    site.pass(dayMs);
    await site.advance();
    await site.act(below, { action: 'askEnd', contractId: next.contractId });
    site.pass(7 * dayMs);
    await site.advance();
    expect(await stateOf(below)).toEqual([undefined, 'ended', ['ended']]);
    expect(await site.agents.findProblems()).toEqual([]);
  });

  test('the house ends a contract with a reason, also before it has started', async () => {
    const { top, below } = await line();
    const { contractId } = await site.offer(top, below);
    await site.act(below, { action: 'accept', contractId });
    const without = site.house({ action: 'end', contractId, reason: '    ' });
    expect(await codeOf(without)).toBe('agent.contract.reason');
    const ended = await site.house({ action: 'end', contractId, reason: 'A case is open.' });
    expect(ended).toMatchObject({ state: 'ended', payer: top.username, reason: 'A case is open.' });
    expect(ended.endsOn).toBe(ended.startsOn);
    expect(await stateOf(below)).toEqual([undefined, undefined, ['ended']]);
    const again = site.house({ action: 'end', contractId, reason: 'A case is open.' });
    expect(await codeOf(again)).toBe('agent.contract.state');
    const { list } = await site.agents.operatorHandlers.listAgentContracts(
      { pageNo: 1, pageSize: 25, account: below.username },
      asOperator,
    );
    expect(list).toMatchObject([{ contractId, state: 'ended' }]);
  });

  test('nobody is promised more than the own contract pays, nor less than promised', async () => {
    const { top, below } = await line();
    const above: Tier[] = [tiers[0], { ...tiers[1], rate: '0.51' }];
    const earlier: Tier[] = [{ ...tiers[0], validBetAmount: '9999.99', rate: '0.10' }];
    expect(await refused(site.offer(top, below, above))).toEqual([
      'agent.contract.above',
      { tier: 2, field: 'rate' },
    ]);
    expect(await refused(site.offer(top, below, earlier))).toEqual([
      'agent.contract.above',
      { tier: 1, field: 'rate' },
    ]);
    const last = await site.agent(below);
    expect(await codeOf(site.offer(below, last))).toBe('agent.contract.above');
    const { contractId } = await site.offer(top, below, tiers);
    await site.act(below, { action: 'accept', contractId });
    site.pass(dayMs);
    await site.advance();
    await site.offer(below, last, tiers);
    expect(await refused(site.offer(top, below, lower))).toEqual([
      'agent.contract.above',
      { tier: null, field: 'rate' },
    ]);
  });

  test('what is accepted for later binds too, and a late clock ends nothing twice', async () => {
    const { top, below } = await line();
    const last = await site.agent(below);
    const first = await site.offer(top, below, tiers);
    await site.act(below, { action: 'accept', contractId: first.contractId });
    site.pass(dayMs);
    await site.advance();
    const changed = await site.offer(top, below, lower);
    await site.act(below, { action: 'accept', contractId: changed.contractId });
    // The own contract still pays as much, the one from the next day on no longer.
    expect(await codeOf(site.offer(below, last, tiers))).toBe('agent.contract.above');
    await site.offer(below, last, lower);
    await site.act(below, { action: 'askEnd', contractId: first.contractId });
    site.pass(dayMs);
    // The change has started, and nothing has noted it yet.
    const late = site.act(top, { action: 'agreeEnd', contractId: first.contractId });
    expect(await codeOf(late)).toBe('agent.contract.state');
    await site.advance();
    expect(await stateOf(below)).toEqual([undefined, 'active', ['replaced']]);
    const again = await site.offer(top, below, tiers);
    await site.act(below, { action: 'accept', contractId: again.contractId });
    await site.house({ action: 'end', contractId: again.contractId, reason: 'Agreed with both.' });
    expect(await site.agents.findProblems()).toEqual([]);
  });

  test('terms are refused that the site does not allow, with the tier and the field', async () => {
    const { top, below } = await line();
    const cases: [readonly Tier[], object, unknown][] = [
      [[], {}, { tier: null, field: 'tiers' }],
      [[{ ...tiers[0], rate: '2.01' }], {}, { tier: 1, field: 'rate' }],
      [[tiers[1], tiers[0]], {}, { tier: 2, field: 'validBetAmount' }],
      [[{ ...tiers[0], validBetAmount: '1.005' }], {}, { tier: 1, field: 'validBetAmount' }],
      [tiers, { unit: '0' }, { tier: null, field: 'unit' }],
      [tiers, { period: 'HOUR' }, { tier: null, field: 'period' }],
    ];
    for (const [list, more, hints] of cases) {
      const terms = site.termsOf(list, more);
      const call = site.act(top, { account: below.username, terms });
      expect(await refused(call)).toEqual(['agent.contract.terms', hints]);
    }
    const without = site.act(top, { account: below.username });
    expect(await codeOf(without)).toBe('agent.contract.terms');
  });

  test('only who is one step below, by agents with contracts; strangers look alike', async () => {
    const { top, below } = await line();
    const last = await site.agent(below);
    const stranger = await site.agent();
    for (const username of [last.username, stranger.username, top.username, 'nobody', '']) {
      expect(await codeOf(site.offer(top, { username }))).toBe('agent.downline.not.found');
    }
    const { contractId } = await site.offer(top, below);
    for (const id of [contractId, randomUUID(), 'no-id']) {
      const call = site.act(stranger, { action: 'accept', contractId: id });
      expect(await codeOf(call)).toBe('agent.contract.not.found');
    }
    const other = site.act(below, { action: 'accept', contractId }, 'hourlySalary');
    expect(await codeOf(other)).toBe('agent.contract.not.found');
    const bare = await site.agent(top, { memberType: 41 });
    expect(await codeOf(site.offer(top, bare))).toBe('agent.contract.state');
    expect(await codeOf(site.own(bare))).toBe('member.not.agent');
    expect(await codeOf(site.given(bare))).toBe('member.not.agent');
    expect(await codeOf(site.offer(bare, below))).toBe('member.not.agent');
  });

  test('the house offers to agents without an upline, and acts on its own contracts', async () => {
    const { top, below } = await line();
    expect(await codeOf(site.house({ account: below.username }))).toBe('agent.contract.state');
    const player = await site.member({});
    expect(await codeOf(site.house({ account: player.username }))).toBe('member.not.agent');
    expect(await codeOf(site.house({ account: 'nobody' }))).toBe('member.not.found');
    const { contractId } = await site.offer(top, below);
    const withdraw = site.house({ action: 'withdraw', contractId });
    expect(await codeOf(withdraw)).toBe('agent.contract.state');
    const hourly = await site.house({ account: top.username, kind: 'hourlySalary' });
    const taken = await site.house({ action: 'withdraw', contractId: hourly.contractId });
    expect(taken.state).toBe('withdrawn');
    const twice = await site.house({ account: top.username, kind: 'dividend' });
    expect(twice.terms).toMatchObject({
      period: 'HALF_MONTH',
      carry: 'untilMonthEnd',
      unit: '1.00',
      deducts: ['promotion', 'rebate', 'salary'],
    });
    expect(await site.requestsOf(top)).toEqual({ ...none, divtypecompperiodreq: 'NEW_HALF_MONTH' });
    const again = site.house({ account: top.username, kind: 'dividend' });
    expect(await codeOf(again)).toBe('agent.contract.state');
  });

  test('nothing is offered to who left or takes a break, and nobody then is asked', async () => {
    const { top, below } = await line();
    const { contractId } = await site.offer(top, below);
    const change = (values: object, { memberId } = below) =>
      site.db.updateTable('member').set(values).where('id', '=', memberId).execute();
    await change({ exclusion: 'timeOut' });
    expect(await site.requestsOf(below)).toEqual(none);
    await site.advance();
    expect((await site.given(top)).list).toMatchObject([{ state: 'proposed' }]);
    await site.act(top, { action: 'withdraw', contractId });
    const before = site.lettersOf(below).length;
    for (const values of [{ exclusion: 'closing' }, { exclusion: null, status: 'disabled' }]) {
      await change(values);
      expect(await codeOf(site.offer(top, below))).toBe('agent.contract.state');
    }
    await change({ status: 'active', unfinished: true });
    expect(await codeOf(site.offer(top, below))).toBe('agent.contract.state');
    expect(site.lettersOf(below)).toHaveLength(before);
  });

  test('a repeat answers the same, other content is refused, of many one counts', async () => {
    const { top, below } = await line();
    const requestKey = randomUUID();
    const once = () => site.offer(top, below, lower, { requestKey });
    const [first, second] = await Promise.all([once(), once()]);
    expect(second).toEqual(first);
    expect(await codeOf(site.offer(top, below, tiers, { requestKey }))).toBe(
      'agent.repeat.differs',
    );
    const { contractId } = first;
    const answers = await Promise.all(
      ['accept', 'reject', 'accept', 'reject'].map((action) =>
        codeOf(site.act(below, { action: action as 'accept', contractId })),
      ),
    );
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === 'agent.contract.state')).toHaveLength(3);
    const offers = await Promise.all(
      Array.from({ length: 8 }, () =>
        codeOf(site.house({ account: top.username, kind: 'dividend' })),
      ),
    );
    expect(offers.filter((code) => code === null)).toHaveLength(1);
  });

  test('a job starts what was accepted', async () => {
    const agent = await site.agent();
    await site.sign(agent);
    site.pass(dayMs);
    await site.agents.jobs.runNow();
    expect(await stateOf(agent)).toEqual([undefined, 'active', []]);
  });
});
