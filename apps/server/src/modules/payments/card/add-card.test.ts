import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';
import { paymentPassword } from '../testing/people.ts';

const card = {
  bank: 'first-bank',
  accountNumber: '123456789012',
  accountName: 'Maria Santos',
  paymentPassword,
};

const noProfile = {
  id_number: '',
  qq_num: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  payee_name: '',
  recommender_id: '',
  register_method: 'H5',
} as const;

describe.each(testDatabases())('§7: bank cards on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(() => harness.close());

  const numbered = (index: number) => ({ ...card, accountNumber: `12345678900${index}` });

  test('a card is added, and shown with the last four digits only', async () => {
    const { context } = await harness.member();
    const added = await harness.handlers.addBankCard(card, context);
    expect(added).toEqual({
      cardId: expect.any(String) as string,
      bank: 'first-bank',
      bankName: 'Bank first-bank',
      accountNumberMasked: '********9012',
      accountName: 'Maria Santos',
      kind: 'bank',
      isDefault: true,
    });
    expect(await harness.handlers.listBankCards({}, context)).toEqual({ list: [added] });
  });

  test('members see their own cards only', async () => {
    const [one, other] = [await harness.member(), await harness.member()];
    await harness.handlers.addBankCard(card, one.context);
    expect(await harness.handlers.listBankCards({}, other.context)).toEqual({ list: [] });
  });

  test.each([
    [{ bank: 'nowhere' }, 'card.invalid'],
    [{ bank: 'closed-bank' }, 'card.invalid'],
    [{ accountNumber: '123456789' }, 'card.invalid'],
    [{ accountNumber: '1234567890123' }, 'card.invalid'],
    [{ paymentPassword: '135791' }, 'payment.password.wrong'],
  ])('a card with %j is refused as %s', async (change, code) => {
    const { context } = await harness.member();
    const added = harness.handlers.addBankCard({ ...card, ...change }, context);
    await expect(added).rejects.toMatchObject({ code });
    expect(await harness.handlers.listBankCards({}, context)).toEqual({ list: [] });
  });

  test('without a payment password no card is added', async () => {
    const { context } = await harness.member({ withPassword: false });
    const added = harness.handlers.addBankCard(card, context);
    await expect(added).rejects.toMatchObject({ code: 'payment.password.missing' });
  });

  test('the same account twice, also at once, is one card', async () => {
    const { context } = await harness.member();
    const processes = [harness.handlers, harness.anotherProcess().handlers];
    const calls = Array.from({ length: 6 }, (_, index) =>
      processes[index % 2]!.addBankCard(card, context),
    );
    const { values, codes } = await outcomes(calls);
    expect(values).toHaveLength(1);
    expect(codes).toEqual(Array(5).fill('card.duplicate'));
  });

  test('the same number at another bank is another card', async () => {
    const { context } = await harness.member();
    await harness.handlers.addBankCard(card, context);
    await harness.handlers.addBankCard({ ...card, bank: 'second-bank' }, context);
    expect((await harness.handlers.listBankCards({}, context)).list).toHaveLength(2);
  });

  test('a member has at most five cards, also when they are added at once', async () => {
    const { context } = await harness.member();
    const processes = [harness.handlers, harness.anotherProcess().handlers];
    const calls = Array.from({ length: 8 }, (_, index) =>
      processes[index % 2]!.addBankCard(numbered(index), context),
    );
    const { values, codes } = await outcomes(calls);
    expect(values).toHaveLength(5);
    expect(codes).toEqual(Array(3).fill('card.limit'));
  });

  test('a further card is in the name of the first, however it is written', async () => {
    const { context } = await harness.member();
    await harness.handlers.addBankCard(card, context);
    const same = { ...numbered(1), accountName: 'MARIA  SANTOS' };
    expect(await harness.handlers.addBankCard(same, context)).toMatchObject({ isDefault: false });
    const other = harness.handlers.addBankCard({ ...numbered(2), accountName: 'Jo Cruz' }, context);
    await expect(other).rejects.toMatchObject({ code: 'card.name.differs' });
  });

  test('a card is in the real name of its member, however it is written', async () => {
    const { memberId, context } = await harness.member();
    const profile = { member_id: memberId, real_name: 'María Clara Santos' };
    await harness.db
      .insertInto('member_profile')
      .values({ ...noProfile, ...profile })
      .execute();
    const other = harness.handlers.addBankCard(card, context);
    await expect(other).rejects.toMatchObject({ code: 'payee.name.differs' });
    expect(await harness.handlers.listBankCards({}, context)).toEqual({ list: [] });
    const own = { ...card, accountName: ' MARIA  clara SANTOS' };
    expect(await harness.handlers.addBankCard(own, context)).toMatchObject({ isDefault: true });
  });

  test('the name stays that of the first card after it was removed', async () => {
    const { context } = await harness.member();
    const { cardId } = await harness.handlers.addBankCard(card, context);
    await harness.handlers.removeBankCard({ cardId, paymentPassword }, context);
    const other = harness.handlers.addBankCard({ ...numbered(2), accountName: 'Jo Cruz' }, context);
    await expect(other).rejects.toMatchObject({ code: 'card.name.differs' });
  });

  test('another card can be the default, and the default comes first', async () => {
    const { context } = await harness.member();
    await harness.handlers.addBankCard(card, context);
    const { cardId } = await harness.handlers.addBankCard(numbered(1), context);
    const { list } = await harness.handlers.chooseBankCard({ cardId, paymentPassword }, context);
    expect(list.map((one) => [one.cardId === cardId, one.isDefault])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('a removed card is gone from the list, and the account can be added again', async () => {
    const { context } = await harness.member();
    const { cardId } = await harness.handlers.addBankCard(card, context);
    const removed = await harness.handlers.removeBankCard({ cardId, paymentPassword }, context);
    expect(removed).toEqual({ list: [] });
    expect(await harness.handlers.addBankCard(card, context)).toMatchObject({ isDefault: true });
  });

  test('cards are changed with the payment password only, and only by their owner', async () => {
    const [owner, other] = [await harness.member(), await harness.member()];
    const { cardId } = await harness.handlers.addBankCard(card, owner.context);
    for (const change of ['chooseBankCard', 'removeBankCard'] as const) {
      const guess = { cardId, paymentPassword: '135791' };
      await expect(harness.handlers[change](guess, owner.context)).rejects.toMatchObject({
        code: 'payment.password.wrong',
      });
      await expect(
        harness.handlers[change]({ cardId, paymentPassword }, other.context),
      ).rejects.toMatchObject({ code: 'withdraw.card.missing' });
    }
    expect((await harness.handlers.listBankCards({}, owner.context)).list).toHaveLength(1);
  });
});
