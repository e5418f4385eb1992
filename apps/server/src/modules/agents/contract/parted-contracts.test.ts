import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import type { Member } from '#testing/test-base.ts';
import { openContracts, type Contracts } from './contracts.fixture.ts';

describe.each(testDatabases())('D13: contracts whose sides part, on $name', (database) => {
  let site: Contracts;
  beforeAll(async () => {
    site = await openContracts(database);
  });
  afterAll(() => site.close());

  const change = ({ memberId }: Member, values: object) =>
    site.db.updateTable('member').set(values).where('id', '=', memberId).execute();

  /** Two agents with a running contract between them, and one that waits for the lower one. */
  async function signed() {
    const top = await site.agent();
    const below = await site.agent(top);
    await site.sign(top);
    site.pass(dayMs);
    await site.advance();
    const { contractId } = await site.offer(top, below);
    await site.act(below, { action: 'accept', contractId });
    site.pass(dayMs);
    await site.advance();
    await site.offer(top, below);
    return { top, below };
  }
  const contractsOf = async ({ memberId }: Member) =>
    site.db
      .selectFrom('agent_contract')
      .select(['state', 'ends_at'])
      .where('payee_id', '=', memberId)
      .orderBy('proposed_at')
      .execute();
  const tonight = () => new Date(`${site.time.now.toISOString().slice(0, 10)}T16:00:00.000Z`);

  test.each([
    ['who is paid has closed the account', 'below', { status: 'disabled' }],
    ['who is paid is self-excluded', 'below', { exclusion: 'selfExclusion' }],
    ['who is paid is of a type without contracts', 'below', { member_type: 41 }],
    ['who pays has closed the account', 'top', { status: 'disabled' }],
    ['who pays is self-excluded', 'top', { exclusion: 'selfExclusion' }],
    ['who pays is of a type without contracts', 'top', { member_type: 42 }],
  ] as const)('it ends with the day when %s', async (_, side, values) => {
    const { top, below } = await signed();
    const bystander = await signed();
    await change(side === 'top' ? top : below, values);
    await site.advance();
    expect(await contractsOf(below)).toEqual([
      { state: 'ended', ends_at: tonight() },
      { state: 'ended', ends_at: null },
    ]);
    const other = side === 'top' ? below : top;
    expect(site.lettersOf(other).at(-1)?.content).toContain('has ended.');
    const letters = site.letters.length;
    await site.advance();
    expect(site.letters).toHaveLength(letters);
    expect(await contractsOf(bystander.below)).toMatchObject([
      { state: 'active' },
      { state: 'proposed' },
    ]);
  });

  test('a time-out ends nothing', async () => {
    const { top, below } = await signed();
    await change(below, { exclusion: 'timeOut' });
    await change(top, { exclusion: 'timeOut' });
    await site.advance();
    expect(await contractsOf(below)).toMatchObject([{ state: 'active' }, { state: 'proposed' }]);
  });

  test('after a move it ends with the day of the move, however late it is seen', async () => {
    const { below } = await signed();
    const other = await site.agent();
    site.pass(dayMs);
    const day = site.time.now.toISOString().slice(0, 10);
    await change(below, { parent_id: other.memberId });
    await site.db
      .insertInto('member_move')
      .values({
        id: crypto.randomUUID(),
        member_id: below.memberId,
        to_parent_id: other.memberId,
        lower_rates: false,
        reason: 'asked for it',
        request_key: crypto.randomUUID(),
        state: 'done',
        proposed_by: 'ana',
        proposed_at: site.time.now,
        decided_by: 'ben',
        decided_at: site.time.now,
        from_day: day,
      })
      .execute();
    site.pass(2 * dayMs);
    await site.advance();
    const midnight = new Date(`${day}T00:00:00+08:00`);
    expect(await contractsOf(below)).toEqual([
      { state: 'ended', ends_at: midnight },
      { state: 'ended', ends_at: null },
    ]);
    expect(await site.agents.findProblems()).toEqual([]);
  });

  test('a contract of the house ends when its agent comes below another', async () => {
    const top = await site.agent();
    await site.sign(top);
    site.pass(dayMs);
    await site.advance();
    await change(top, { parent_id: (await site.agent()).memberId });
    await site.advance();
    expect(await contractsOf(top)).toEqual([{ state: 'ended', ends_at: tonight() }]);
  });

  test('what has ended and still runs ends sooner, never later', async () => {
    const { top, below } = await signed();
    const [first] = await site.given(below).then(() => contractsOf(below));
    expect(first?.state).toBe('active');
    const { active } = await site.own(below);
    await site.act(top, { action: 'askEnd', contractId: active?.contractId ?? '' });
    await site.act(below, { action: 'agreeEnd', contractId: active?.contractId ?? '' });
    const before = await contractsOf(below);
    await change(below, { status: 'disabled' });
    await site.advance();
    expect((await contractsOf(below))[0]).toEqual(before[0]);
  });

  test('the check finds two contracts that count at once', async () => {
    const { below } = await signed();
    await site.db
      .updateTable('agent_contract')
      .set({
        state: 'ended',
        starts_at: new Date(0),
        ends_at: new Date('2030-01-01T00:00:00Z'),
        answer_by: null,
      })
      .where('payee_id', '=', below.memberId)
      .where('state', '=', 'proposed')
      .execute();
    expect(await site.agents.findProblems()).toMatchObject([
      { subject: `${below.memberId} dailySalary` },
    ]);
  });
});
