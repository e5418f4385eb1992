import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine, testDatabases } from '#db/testing/test-database.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { asOperator } from '#testing/test-base.ts';
import { openAgents } from '../agents.fixture.ts';
import { after, begun, newName, openSharing, type Sharing } from './shared-devices.fixture.ts';

describe.each(everyEngine())('cases of shared devices, on $name', (database) => {
  let sharing: Sharing;
  beforeAll(async () => {
    sharing = await openSharing(database);
  });
  afterAll(() => sharing.close());

  test('a new account on a device of somebody above is a case, counted once', async () => {
    const { top, agent, newcomer } = await sharing.newLine();
    const browser = newName();
    const lookAtOnce = () =>
      Promise.all(Array.from({ length: 6 }, () => sharing.lookAt(after(minuteMs))));
    // Once before there is anything, so that all have a connection.
    await lookAtOnce();
    await sharing.uses(top, browser, after(-dayMs));
    await sharing.uses(newcomer, browser, after(1000));
    await lookAtOnce();
    await sharing.lookAt(after(61_000));
    const ids = [top.memberId.toString()];
    expect(await sharing.caseOf(newcomer)).toMatchObject({
      kind: 'sharedDevice',
      subject: newcomer.memberId.toString(),
      state: 'open',
      agent_id: agent.memberId,
      others: [top.memberId],
      facts: { devices: ids, addresses: [] },
      times: 1,
      from_day: '2026-11-21',
      first_at: after(1000),
      last_at: after(1000),
    });
    expect(await sharing.caseOf(top)).toBeNull();

    // Somebody below the direct upline joins them, and later the first of them again.
    const beside = await sharing.person(agent);
    await sharing.uses(beside, browser, begun, after(-2000));
    await sharing.lookAt(after(120_000));
    const both = [top, beside].map(({ memberId }) => memberId);
    const more = { devices: both.map(String).toSorted(), addresses: [] };
    expect(await sharing.caseOf(newcomer)).toMatchObject({ others: both, facts: more, times: 2 });
    await sharing.uses(top, browser, after(-dayMs), after(130_000));
    await sharing.lookAt(after(180_000));
    expect(await sharing.caseOf(newcomer)).toMatchObject({ times: 3, last_at: after(130_000) });
  });

  test('what was dismissed comes back with another account, what was confirmed never', async () => {
    const { operatorHandlers } = openAgents(sharing);
    const { agent, newcomer } = await sharing.newLine();
    const browser = newName();
    await sharing.uses(agent, browser, after(-1000));
    await sharing.uses(newcomer, browser, after(1000));
    await sharing.lookAt(after(minuteMs));
    const decide = async (state: 'confirmed' | 'dismissed') => {
      const { id = '' } = (await sharing.caseOf(newcomer)) ?? {};
      await operatorHandlers.decideFraudCase({ caseId: id, state, note: 'Looked at.' }, asOperator);
    };
    await decide('dismissed');
    await sharing.lookAt(after(61_000));
    expect(await sharing.caseOf(newcomer)).toMatchObject({ state: 'dismissed', times: 1 });
    await sharing.uses(newcomer, browser, after(1000), after(90_000));
    await sharing.lookAt(after(95_000));
    expect(await sharing.caseOf(newcomer)).toMatchObject({ state: 'dismissed', times: 1 });
    await sharing.uses(await sharing.person(agent), browser, after(-500));
    await sharing.lookAt(after(120_000));
    expect(await sharing.caseOf(newcomer)).toMatchObject({ state: 'open', times: 1 });
    await decide('dismissed');
    // The last use stays the same, and the next search finds nothing new.
    await sharing.uses(await sharing.person(agent), browser, after(-400));
    for (const at of [130_000, 140_000]) await sharing.lookAt(after(at));
    expect(await sharing.caseOf(newcomer)).toMatchObject({ state: 'open', times: 1 });
    await decide('confirmed');
    await sharing.uses(newcomer, browser, after(1000), after(150_000));
    await sharing.lookAt(after(180_000));
    expect(await sharing.caseOf(newcomer)).toMatchObject({ state: 'confirmed', times: 1 });
  });
});

describe.each(testDatabases())('what is shared within a line, on $name', (database) => {
  let sharing: Sharing;
  beforeAll(async () => {
    sharing = await openSharing(database);
  });
  afterAll(() => sharing.close());

  test.each([
    ['counts up to the end of its first day', 'open', dayMs, -dayMs],
    ['does not count after it', undefined, dayMs + 1, -dayMs],
    ['of another account counts within thirty days before', 'open', 1000, -30 * dayMs],
    ['of another account does not count before them', undefined, 1000, -30 * dayMs - 1],
    ['of another account does not count after the first day', undefined, 1000, dayMs + 1],
  ])('the use of a device or an address %s', async (_, state, own, others) => {
    for (const use of [sharing.uses, sharing.logsIn]) {
      const { agent, newcomer } = await sharing.newLine();
      const place = newName();
      await use(newcomer, place, after(own));
      await use(agent, place, after(others));
      await sharing.lookAt(after(dayMs + 30_000));
      const found = await sharing.caseOf(newcomer);
      expect(found?.state).toBe(state);
    }
  });

  test('nobody outside of the line counts', async () => {
    const { top, agent, newcomer } = await sharing.newLine();
    const [browser, second, third] = [newName(), newName(), newName()];
    for (const one of [await sharing.person(null), await sharing.person(top)]) {
      await sharing.uses(one, browser, after(-1000));
    }
    await sharing.uses(await sharing.person(await sharing.person(top)), second, after(-1000));
    for (const used of [browser, second, third]) await sharing.uses(newcomer, used, after(1000));
    await sharing.lookAt(after(minuteMs));
    expect(await sharing.caseOf(newcomer)).toBeNull();
    const below = await sharing.person(await sharing.person(agent));
    await sharing.uses(below, third, after(-1000));
    await sharing.lookAt(after(minuteMs));
    expect(await sharing.caseOf(newcomer)).toMatchObject({ others: [below.memberId] });
  });

  test('an address of more than twenty members is left out, and one of operators', async () => {
    const { agent, newcomer } = await sharing.newLine();
    const carrier = newName();
    await sharing.logsIn(newcomer, carrier, after(1000));
    await sharing.logsIn(agent, carrier, after(-1000));
    const others = await Promise.all(Array.from({ length: 19 }, () => sharing.person(null)));
    for (const one of others) await sharing.logsIn(one, carrier, after(-1000));
    await sharing.lookAt(after(minuteMs));
    expect(await sharing.caseOf(newcomer)).toBeNull();

    const [home, office] = [newName(), '192.0.2.44'];
    for (const place of [home, office]) await sharing.logsIn(newcomer, place, after(2000));
    await sharing.logsIn(agent, office, after(-1000));
    for (const one of others.slice(1)) await sharing.logsIn(one, home, after(-1000));
    const entry = { operator: 'ana', request_id: 'r', call: 'c', outcome: 'done' as const };
    const chain = { input_digest: '', input_summary: '', previous_hash: '' };
    await sharing.db
      .insertInto('audit_entry')
      .values([
        { ...entry, ...chain, hash: 'h', id: 1n, at: after(-31 * dayMs), address: home },
        { ...entry, ...chain, hash: 'i', id: 2n, at: after(-1000), address: office },
      ])
      .execute();
    await sharing.lookAt(after(minuteMs));
    expect(await sharing.caseOf(newcomer)).toBeNull();
    await sharing.logsIn(agent, home, after(-1000));
    await sharing.lookAt(after(minuteMs));
    const addresses = [agent.memberId.toString()];
    expect(await sharing.caseOf(newcomer)).toMatchObject({ facts: { devices: [], addresses } });
  });

  test('three accounts of a line on one device are cases at any time, two are none', async () => {
    const agent = await sharing.person(null);
    const browser = newName();
    const [one, other] = [await sharing.person(agent), await sharing.person(agent)];
    for (const user of [agent, one, other]) await sharing.uses(user, browser, after(2 * dayMs));
    await sharing.lookAt(after(2 * dayMs));
    expect(await sharing.caseOf(one)).toBeNull();
    // An account below one of the two, which is then above one of three.
    const last = await sharing.person(one);
    await sharing.uses(last, browser, after(3 * dayMs));
    await sharing.lookAt(after(3 * dayMs));
    expect(await sharing.caseOf(last)).toMatchObject({
      agent_id: one.memberId,
      others: [one.memberId, other.memberId],
    });
    expect(await sharing.caseOf(other)).toMatchObject({
      agent_id: agent.memberId,
      others: [one.memberId, last.memberId],
      first_at: after(3 * dayMs),
    });
    expect(await Promise.all([agent, one].map((who) => sharing.caseOf(who)))).toEqual([null, null]);
  });

  test('days on which nobody has looked are made up for', async () => {
    const { agent, newcomer } = await sharing.newLine();
    const browser = newName();
    await sharing.lookAt(after(-1000));
    await sharing.uses(agent, browser, after(-1000));
    await sharing.uses(newcomer, browser, after(1000));
    await sharing.lookAt(after(5 * dayMs));
    expect(await sharing.caseOf(newcomer)).toMatchObject({ last_at: after(1000) });
  });
});
