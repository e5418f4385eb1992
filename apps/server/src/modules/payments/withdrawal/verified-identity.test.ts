import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { excludeFor } from '#modules/accounts/exclusion.fixture.ts';
import { refuse, verify } from '#modules/accounts/identity.fixture.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';
import { paymentPassword } from '../testing/people.ts';

describe.each(testDatabases())('§7: who is verified withdraws, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  beforeEach(() => {
    harness.verifiedBefore.splice(0, Infinity, 'withdraw');
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  type Member = Awaited<ReturnType<PaymentsHarness['withdrawer']>>;
  const ask = ({ input, context }: Member) => harness.handlers.requestWithdrawal(input, context);
  const verified = (member: Member, name: string) => verify(harness.db, member.memberId, name);

  /** Expects a refusal after which the member has all the money, and no withdrawal. */
  async function expectRefused(member: Member, code: string): Promise<void> {
    await expect(ask(member)).rejects.toMatchObject({ code });
    expect(await harness.balanceOf(member)).toBe(1000_00n);
    const rows = harness.db.selectFrom('withdrawal').select('id');
    expect(await rows.where('member_id', '=', member.memberId).execute()).toEqual([]);
  }

  test('§7: without a verified identity nothing is held, and with it the amount is', async () => {
    const member = await harness.withdrawer();
    await expectRefused(member, 'identity.check.needed');
    await refuse(harness.db, member.memberId);
    await expectRefused(member, 'identity.check.needed');
    await verified(await harness.withdrawer(), 'Maria Santos');
    await expectRefused(member, 'identity.check.needed');
    const other = await harness.withdrawer();
    await verified(other, 'Maria Santos');
    expect(await ask(other)).toMatchObject({ state: 'requested' });
    expect(await harness.balanceOf(other)).toBe(500_00n);
  });

  test('§7: where the site asks for none, everybody withdraws', async () => {
    harness.verifiedBefore.splice(0, Infinity, 'deposit', 'play');
    expect(await ask(await harness.withdrawer())).toMatchObject({ state: 'requested' });
  });

  test('§7: an agent who owes others by a contract withdraws once it is paid', async () => {
    const member = await harness.withdrawer();
    harness.verifiedBefore.splice(0, Infinity, 'deposit', 'play');
    harness.owing.add(member.memberId);
    await expectRefused(member, 'agent.contract.owed');
    harness.owing.delete(member.memberId);
    expect(await ask(member)).toMatchObject({ state: 'requested' });
  });

  test('§7: an excluded member has to be verified too, and then withdraws', async () => {
    const member = await harness.withdrawer();
    await excludeFor(harness.db, member.memberId, { kind: 'selfExclusion', until: null });
    await expectRefused(member, 'identity.check.needed');
    await verified(member, 'Maria Santos');
    expect(await ask(member)).toMatchObject({ state: 'requested' });
  });

  test('§7: an account in another name than the one on the document gets nothing', async () => {
    const member = await harness.withdrawer();
    await verified(member, 'Maria Clara Santos');
    await expectRefused(member, 'withdraw.name.differs');
    harness.verifiedBefore.splice(0);
    await expectRefused(member, 'withdraw.name.differs');
  });

  test.each(['Santos, Maria', 'SANTOS MARIA', 'María Santos'])(
    '§7: a bank may write the name in another way than the document, here %s',
    async (name) => {
      const member = await harness.withdrawer();
      await verified(member, name);
      expect(await ask(member)).toMatchObject({ state: 'requested' });
    },
  );

  test('§7: a repeat answers the earlier request, also when it would be refused now', async () => {
    const member = await harness.withdrawer();
    harness.verifiedBefore.splice(0);
    const first = await ask(member);
    harness.verifiedBefore.push('withdraw');
    expect(await ask(member)).toEqual(first);
    const again = { ...member, input: { ...member.input, requestKey: randomUUID() } };
    await expect(ask(again)).rejects.toMatchObject({ code: 'identity.check.needed' });
    await verified(member, 'Jo Cruz');
    expect(await ask(member)).toEqual(first);
    expect(await harness.balanceOf(member)).toBe(500_00n);
  });

  test('§7: a verified member adds accounts in the name on the document, in any order', async () => {
    const member = await harness.withdrawer();
    await verified(member, 'Ana Reyes Cruz');
    const add = (accountName: string, accountNumber: string) =>
      harness.handlers.addBankCard(
        { bank: 'second-bank', accountNumber, accountName, paymentPassword },
        member.context,
      );
    for (const other of ['Maria Santos', 'Ana Reyes', 'Ana Reyes Cruz Santos']) {
      await expect(add(other, '123456789012')).rejects.toMatchObject({
        code: 'payee.name.differs',
      });
    }
    const { cardId } = await add('CRUZ, Ana Reyes', '123456789012');
    const input = { ...member.input, cardId };
    expect(await ask({ ...member, input })).toMatchObject({ state: 'requested' });
  });

  test('§7: deposits ask for a verified identity only where the site says so', async () => {
    const member = await harness.member();
    const deposit = () =>
      harness.handlers.requestDeposit(
        { channel: 'e-wallet', amount: '100.00', requestKey: randomUUID() },
        member.context,
      );
    harness.verifiedBefore.splice(0, Infinity, 'deposit');
    await expect(deposit()).rejects.toMatchObject({ code: 'identity.check.needed' });
    harness.verifiedBefore.splice(0, Infinity, 'withdraw');
    expect(await deposit()).toMatchObject({ state: 'pending' });
  });
});
