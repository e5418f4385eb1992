import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { casesOf, endExclusion, excludeFor } from '#modules/accounts/exclusion.fixture.ts';
import { codeOf } from '#testing/test-base.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';
import { paymentPassword } from '../testing/people.ts';

let numbers = 70_000_000_000;

function newCard(change: object = {}) {
  numbers += 1;
  const bank = 'first-bank';
  const accountNumber = String(numbers);
  return { bank, accountNumber, accountName: 'Maria Santos', paymentPassword, ...change };
}

describe.each(testDatabases())('§7: cards of excluded people on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(() => harness.close());

  type Member = Awaited<ReturnType<PaymentsHarness['member']>>;
  const add = (card: ReturnType<typeof newCard>, { context }: Pick<Member, 'context'>) =>
    harness.handlers.addBankCard(card, context);

  async function exclude({ memberId }: Pick<Member, 'memberId'>) {
    const { db, excludedPeople } = harness;
    const exclusionId = await excludeFor(db, memberId, { kind: 'selfExclusion', until: null });
    await db
      .transaction()
      .execute((transaction) => excludedPeople.keepDetails(transaction, exclusionId, memberId));
    return exclusionId;
  }

  /** A member who has a card, has removed another, and is excluded. */
  async function excludedMember() {
    const owner = await harness.member();
    const [card, removed] = [newCard(), newCard()];
    await add(card, owner);
    const { cardId } = await add(removed, owner);
    await harness.handlers.removeBankCard({ cardId, paymentPassword }, owner.context);
    return { owner, card, removed, exclusionId: await exclude(owner) };
  }

  test.each(['card', 'removed'] as const)(
    'an account that the member has or had (%s) is refused to others',
    async (which) => {
      const [excluded, other] = [await excludedMember(), await harness.member()];
      expect(await codeOf(add(excluded[which], other))).toBe('details.refused');
      expect((await harness.handlers.listBankCards({}, other.context)).list).toEqual([]);
      expect(await casesOf(harness.db, excluded.exclusionId)).toEqual([
        {
          place: 'payeeAccount',
          refused: true,
          matched: ['payeeAccount'],
          otherId: other.memberId,
          times: 1,
          open: true,
        },
      ]);
    },
  );

  test('twenty at once, on two processes, are one case', async () => {
    const [{ card, exclusionId }, other] = [await excludedMember(), await harness.member()];
    const processes = [harness.handlers, harness.anotherProcess().handlers];
    const all = Array.from({ length: 20 }, (_, index) =>
      codeOf(processes[index % 2]!.addBankCard(card, other.context)),
    );
    expect(await Promise.all(all)).toEqual(Array(20).fill('details.refused'));
    expect(await casesOf(harness.db, exclusionId)).toMatchObject([{ times: 20 }]);
  });

  test('with a wrong payment password nothing is told, and no case is opened', async () => {
    const [{ card, exclusionId }, other] = [await excludedMember(), await harness.member()];
    const wrong = add({ ...card, paymentPassword: '135791' }, other);
    expect(await codeOf(wrong)).toBe('payment.password.wrong');
    expect(await casesOf(harness.db, exclusionId)).toEqual([]);
  });

  test('the same number at another bank is another account', async () => {
    const [{ card, exclusionId }, other] = [await excludedMember(), await harness.member()];
    expect(await codeOf(add({ ...card, bank: 'second-bank' }, other))).toBeNull();
    expect(await casesOf(harness.db, exclusionId)).toEqual([]);
  });

  test('after the exclusion ended the account is accepted', async () => {
    const [{ owner, card }, other] = [await excludedMember(), await harness.member()];
    await endExclusion(harness.db, owner.memberId);
    expect(await codeOf(add(card, other))).toBeNull();
  });

  test('an account that is added in the exclusion is refused to others as well', async () => {
    const [{ owner, removed, exclusionId }, other] = [
      await excludedMember(),
      await harness.member(),
    ];
    const added = newCard();
    expect(await codeOf(add(added, owner))).toBeNull();
    expect(await codeOf(add(removed, owner))).toBeNull();
    expect(await casesOf(harness.db, exclusionId)).toEqual([]);
    expect(await codeOf(add(added, other))).toBe('details.refused');
  });

  test('who is in no exclusion leaves no details', async () => {
    const [one, other] = [await harness.member(), await harness.member()];
    const card = newCard();
    expect(await codeOf(add(card, one))).toBeNull();
    expect(await codeOf(add(card, other))).toBeNull();
  });
});
