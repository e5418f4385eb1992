import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator, codeOf } from '#testing/test-base.ts';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';

const ana = asOperator;
const ben = { ...asOperator, operator: 'ben' };

/** Banks pay out 200.00 at least. */
describe.each(testDatabases())('§7: closing an account with payments, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterEach(async () => {
    expect(await harness.findings()).toEqual([]);
    expect(await harness.protection.checks()).toEqual([]);
  });
  afterAll(() => harness.close());

  async function lookAgain() {
    harness.pass(60_000);
    await harness.protection.jobs.runNow();
  }

  type Person = Awaited<ReturnType<PaymentsHarness['withdrawer']>>;

  const close = ({ context }: Pick<Person, 'context'>) => harness.limits.closeAccount({}, context);
  const keep = ({ context }: Pick<Person, 'context'>) => harness.limits.keepAccount({}, context);
  const giveUp = ({ context }: Pick<Person, 'context'>, amount: string) =>
    harness.limits.giveUpRest({ amount }, context);
  const waitsOf = async ({ context }: Pick<Person, 'context'>) =>
    (await harness.limits.getExclusion({}, context)).current?.closing;
  const statusOf = async ({ memberId }: Pick<Person, 'memberId'>) => {
    const row = harness.db.selectFrom('member').select('status').where('id', '=', memberId);
    return (await row.executeTakeFirstOrThrow()).status;
  };
  const proposalsOf = async ({ memberId }: Pick<Person, 'memberId'>) => {
    const rows = harness.db
      .selectFrom('adjustment')
      .select(['id', 'amount', 'state', 'proposed_by as proposedBy'])
      .where('member_id', '=', memberId)
      .orderBy('proposed_at');
    return rows.execute();
  };
  const openProposalOf = async (person: Pick<Person, 'memberId'>) => {
    const open = (await proposalsOf(person)).find(({ state }) => state === 'proposed');
    return open?.id ?? '';
  };
  const confirm = async (person: Pick<Person, 'memberId'>, operator = ben) => {
    const adjustmentId = await openProposalOf(person);
    return harness.operatorHandlers.confirmAdjustment({ adjustmentId }, operator);
  };

  test('the balance is withdrawn, and the account closes once the payout is paid', async () => {
    const person = await harness.withdrawer(60_000_00n);
    expect(await close(person)).toEqual({ state: 'closing' });
    const { handlers, operatorHandlers } = harness;
    const half = { ...person.input, amount: '20000.00' };
    const { withdrawalId } = await handlers.requestWithdrawal(half, person.context);
    expect(await waitsOf(person)).toMatchObject({ waitsFor: ['balance', 'withdrawal'] });
    const rejection = { withdrawalId, reason: 'The name differs' };
    await operatorHandlers.rejectWithdrawal(rejection, ana);
    expect(await waitsOf(person)).toMatchObject({ waitsFor: ['balance'], rest: null });
    await harness.move(person.accountId, 'adjustment', -60_000_00n, { source: 'gifts' });
    await lookAgain();
    expect(await statusOf(person)).toBe('closed');
  });

  test('a withdrawal of the whole balance keeps it open until it is decided', async () => {
    const person = await harness.withdrawer(500_00n);
    await close(person);
    const { withdrawalId } = await harness.handlers.requestWithdrawal(person.input, person.context);
    await lookAgain();
    expect(await waitsOf(person)).toMatchObject({ waitsFor: ['withdrawal'], rest: null });
    await harness.db
      .updateTable('withdrawal')
      .set({ state: 'paying' })
      .where('id', '=', withdrawalId)
      .execute();
    await harness.db
      .insertInto('outbox')
      .values({ topic: 'payout', key: withdrawalId, payload: '{}', done_at: harness.clock() })
      .execute();
    await lookAgain();
    expect(await statusOf(person)).toBe('active');
    await harness.db
      .updateTable('withdrawal')
      .set({ state: 'paid', settled_at: harness.clock() })
      .where('id', '=', withdrawalId)
      .execute();
    await lookAgain();
    expect(await statusOf(person)).toBe('closed');
  });

  test('a deposit under way keeps it open; one that comes late opens it again', async () => {
    const person = await harness.member();
    const wish = { channel: 'transfer', amount: '500.00', requestKey: randomUUID() };
    const { depositId } = await harness.handlers.requestTransferDeposit(wish, person.context);
    expect(await close(person)).toEqual({ state: 'closing' });
    expect(await waitsOf(person)).toMatchObject({ waitsFor: ['deposit'] });
    await harness.operatorHandlers.rejectDeposit({ depositId, reason: 'Not arrived' }, ana);
    await lookAgain();
    expect(await statusOf(person)).toBe('closed');
    await harness.operatorHandlers.approveDeposit({ depositId }, ana);
    await lookAgain();
    expect(await statusOf(person)).toBe('active');
    expect(await waitsOf(person)).toMatchObject({ waitsFor: ['balance'] });
  });

  test('a rest is given up, another person confirms it, and the account closes', async () => {
    const person = await harness.withdrawer(199_99n);
    await close(person);
    expect(await waitsOf(person)).toMatchObject({ rest: '199.99', restGivenUp: false });
    expect(await codeOf(giveUp(person, '199.98'))).toBe('closing.rest.invalid');
    await Promise.all([giveUp(person, '199.99'), giveUp(person, '199.99')]);
    await giveUp(person, '199.99');
    expect(await proposalsOf(person)).toMatchObject([
      { amount: -199_99n, state: 'proposed', proposedBy: 'site:member' },
    ]);
    expect(await waitsOf(person)).toMatchObject({ rest: '199.99', restGivenUp: true });
    await lookAgain();
    expect(await statusOf(person)).toBe('active');
    const asMember = { ...asOperator, operator: 'site:member' };
    expect(await codeOf(confirm(person, asMember))).toBe('adjustment.same.person');
    expect(await confirm(person)).toMatchObject({ state: 'confirmed', proposedBy: 'site:member' });
    expect(await harness.balanceOf(person)).toBe(0n);
    await lookAgain();
    expect(await statusOf(person)).toBe('closed');
  });

  test('a rest that an operator refused can be given up again', async () => {
    const person = await harness.withdrawer(1_00n);
    await close(person);
    await giveUp(person, '1.00');
    const [first] = await proposalsOf(person);
    await harness.operatorHandlers.refuseAdjustment({ adjustmentId: first?.id ?? '' }, ben);
    expect(await waitsOf(person)).toMatchObject({ rest: '1.00', restGivenUp: false });
    await giveUp(person, '1.00');
    const states = (await proposalsOf(person)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['proposed', 'refused']);
  });

  test('a balance that has changed is given up anew, the old one is taken back', async () => {
    const person = await harness.withdrawer(1_00n);
    await close(person);
    await giveUp(person, '1.00');
    await harness.give(person.accountId, 50n);
    expect(await waitsOf(person)).toMatchObject({ rest: '1.50', restGivenUp: false });
    expect(await codeOf(giveUp(person, '1.00'))).toBe('closing.rest.invalid');
    await giveUp(person, '1.50');
    const rows = (await proposalsOf(person)).map(({ amount, state }) => `${amount} ${state}`);
    expect(rows.toSorted()).toEqual(['-100 refused', '-150 proposed']);
  });

  test('an account that is kept keeps what was given up', async () => {
    const person = await harness.withdrawer(1_00n);
    await close(person);
    await giveUp(person, '1.00');
    await keep(person);
    expect(await proposalsOf(person)).toMatchObject([{ state: 'refused' }]);
    expect(await harness.balanceOf(person)).toBe(1_00n);
  });

  test('kept and confirmed at once: the money is taken, or it is not, and both agree', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const person = await harness.withdrawer(1_00n);
      await close(person);
      await giveUp(person, '1.00');
      // Looked up before, as a proposal that is refused by then is not found as an open one.
      const adjustmentId = await openProposalOf(person);
      const { codes } = await outcomes<unknown>([
        keep(person),
        harness.operatorHandlers.confirmAdjustment({ adjustmentId }, ben),
      ]);
      const [row] = await proposalsOf(person);
      const balance = await harness.balanceOf(person);
      expect([row?.state, balance, codes]).toEqual(
        balance === 0n ? ['confirmed', 0n, []] : ['refused', 1_00n, ['adjustment.state']],
      );
    }
  });

  test('without a bank that pays out nothing can be given up', async () => {
    const person = await harness.withdrawer(1_00n);
    const { protection } = harness.withoutGateway();
    await close(person);
    const { current } = await protection.handlers.getExclusion({}, person.context);
    expect(current).toMatchObject({ closing: { waitsFor: ['balance'], rest: null } });
  });

  test('closings, withdrawals, deposits and bets at once end in one closing', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const person = await harness.withdrawer(1000_00n);
      const wish = () => ({ channel: 'transfer', amount: '500.00', requestKey: randomUUID() });
      const order = () => ({ ...person.input, requestKey: randomUUID() });
      const calls: Promise<unknown>[] = Array.from({ length: 4 }, () => [
        harness.handlers.requestWithdrawal(order(), person.context),
        harness.handlers.requestTransferDeposit(wish(), person.context),
        harness.move(person.accountId, 'bet', -100_00n, { roundId: randomUUID() }),
      ]).flat();
      const [states, others] = await Promise.all([
        outcomes([close(person), close(person)]),
        outcomes(calls),
      ]);
      expect(states).toEqual({ codes: [], values: [{ state: 'closing' }, { state: 'closing' }] });
      expect(others.codes).not.toContain('broken');
      expect(await codeOf(harness.handlers.requestTransferDeposit(wish(), person.context))).toBe(
        'member.excluded',
      );
      const acts = harness.db.selectFrom('exclusion_act').select('what');
      expect(await acts.where('member_id', '=', person.memberId).execute()).toEqual([
        { what: 'begun' },
      ]);
      await lookAgain();
      expect(await statusOf(person)).toBe('active');
    }
  });

  test('D23: what had to be played falls away, and the whole balance can be withdrawn', async () => {
    const person = await harness.withdrawer();
    await harness.move(person.accountId, 'deposit', 1000_00n, { owesMinor: 5000_00n });
    const order = { ...person.input, amount: '2000.00' };
    const early = harness.handlers.requestWithdrawal(order, person.context);
    expect(await codeOf(early)).toBe('withdraw.playthrough.open');
    await close(person);
    const acts = await harness.db
      .selectFrom('exclusion_act')
      .select(['what', 'released'])
      .where('member_id', '=', person.memberId)
      .execute();
    expect(acts).toEqual([{ what: 'begun', released: 5000_00n }]);
    const late = { ...order, requestKey: randomUUID() };
    expect(await harness.handlers.requestWithdrawal(late, person.context)).toMatchObject({
      amount: '2000.00',
    });
  });
});
