import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { createPaymentPassword } from '#modules/credentials/payment-password.ts';
import {
  loginPassword,
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from './testing/payments-harness.ts';
import { paymentPassword } from './testing/people.ts';

describe.each(everyEngine())('D5: the payment password on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(() => harness.close());

  const first = { password: loginPassword, paymentPassword };

  const newCard = { bank: 'first-bank', accountNumber: '1234567890', accountName: 'M' };
  const use = (person: { context: never }, given: string) =>
    harness.handlers.addBankCard({ ...newCard, paymentPassword: given }, person.context);

  /** Creates a member with a card, so that `use` fails in any case, by password or by card. */
  async function member() {
    const { memberId, context } = await harness.member();
    const one = { memberId, context: context as never };
    await use(one, paymentPassword);
    return one;
  }

  test('it is set once, with the login password', async () => {
    const { context } = await harness.member({ withPassword: false });
    const has = () => harness.handlers.hasPaymentPassword({}, context);
    expect(await has()).toEqual({ hasWithdrawalPassword: false });
    expect(await harness.handlers.setPaymentPassword(first, context)).toEqual({});
    expect(await has()).toEqual({ hasWithdrawalPassword: true });
    const again = harness.handlers.setPaymentPassword(
      { ...first, paymentPassword: '111222' },
      context,
    );
    await expect(again).rejects.toMatchObject({ code: 'payment.password.set' });
    await expect(use({ context: context as never }, paymentPassword)).resolves.toBeDefined();
  });

  test('of ten requests at once one sets it', async () => {
    const { context } = await harness.member({ withPassword: false });
    const calls = Array.from({ length: 10 }, (_, index) =>
      harness.handlers.setPaymentPassword({ ...first, paymentPassword: `82345${index}` }, context),
    );
    const { values, codes } = await outcomes(calls);
    expect(values).toHaveLength(1);
    expect(codes).toEqual(Array(9).fill('payment.password.set'));
  });

  test.each(['', '12345', '1234567', '12345a', '１２３４５６', '123456\n'])(
    '%j is not six digits',
    async (wrong) => {
      const { context } = await harness.member({ withPassword: false });
      const set = harness.handlers.setPaymentPassword(
        { ...first, paymentPassword: wrong },
        context,
      );
      await expect(set).rejects.toMatchObject({ code: 'payment.password.invalid' });
    },
  );

  test.each([
    ['111111', 'payment.password.guessable'],
    ['654321', 'payment.password.guessable'],
    ['170590', 'payment.password.birthday'],
    ['900517', 'payment.password.birthday'],
    ['051790', 'payment.password.birthday'],
    ['199005', 'payment.password.birthday'],
  ])('%s is refused as %s, set and changed', async (weak, code) => {
    const born = { birthday: '1990-05-17' };
    const [without, having] = [
      await harness.member({ withPassword: false }),
      await harness.member(),
    ];
    await harness.db.updateTable('member').set(born).where('id', '=', without.memberId).execute();
    await harness.db.updateTable('member').set(born).where('id', '=', having.memberId).execute();
    const { setPaymentPassword, changePaymentPassword } = harness.handlers;
    const set = setPaymentPassword({ ...first, paymentPassword: weak }, without.context);
    await expect(set).rejects.toMatchObject({ code });
    const change = { oldPaymentPassword: paymentPassword, paymentPassword: weak };
    await expect(changePaymentPassword(change, having.context)).rejects.toMatchObject({ code });
    const has = await harness.handlers.hasPaymentPassword({}, without.context);
    expect(has.hasWithdrawalPassword).toBe(false);
  });

  test('a session is not enough: the login password must be right', async () => {
    const { context } = await harness.member({ withPassword: false });
    const set = harness.handlers.setPaymentPassword({ ...first, password: 'guess' }, context);
    await expect(set).rejects.toMatchObject({ code: 'login.failed' });
    expect(await harness.handlers.hasPaymentPassword({}, context)).toEqual({
      hasWithdrawalPassword: false,
    });
  });

  test('after five wrong tries it is locked for half an hour, also to the right one', async () => {
    const one = await member();
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(use(one, '000000')).rejects.toMatchObject({ code: 'payment.password.wrong' });
    }
    await expect(use(one, paymentPassword)).rejects.toMatchObject({ code: 'login.locked' });
    harness.pass(30 * minuteMs - 1);
    await expect(use(one, paymentPassword)).rejects.toMatchObject({ code: 'login.locked' });
    harness.pass(1);
    await expect(use(one, paymentPassword)).rejects.toMatchObject({ code: 'card.duplicate' });
  });

  test('the lock of one member is not the lock of another', async () => {
    const [one, other] = [await member(), await member()];
    await outcomes(Array.from({ length: 6 }, () => use(one, '000000')));
    await expect(use(other, paymentPassword)).rejects.toMatchObject({ code: 'card.duplicate' });
  });

  test('the right password forgets the wrong tries before it', async () => {
    const one = await member();
    for (let round = 0; round < 3; round += 1) {
      await outcomes(Array.from({ length: 4 }, () => use(one, '000000')));
      await expect(use(one, paymentPassword)).rejects.toMatchObject({ code: 'card.duplicate' });
    }
  });

  test('it is changed only with the present one', async () => {
    const one = await member();
    const change = (oldPaymentPassword: string, next: string) =>
      harness.handlers.changePaymentPassword(
        { oldPaymentPassword, paymentPassword: next },
        one.context,
      );
    await expect(change('000000', '975318')).rejects.toMatchObject({
      code: 'payment.password.wrong',
    });
    await expect(change(paymentPassword, '12345')).rejects.toMatchObject({
      code: 'payment.password.invalid',
    });
    await expect(change(paymentPassword, paymentPassword)).rejects.toMatchObject({
      code: 'modify.new.old.same',
    });
    expect(await change(paymentPassword, '975318')).toEqual({});
    await expect(use(one, paymentPassword)).rejects.toMatchObject({
      code: 'payment.password.wrong',
    });
    await expect(use(one, '975318')).rejects.toMatchObject({ code: 'card.duplicate' });
  });

  type Payments = PaymentsHarness['payments'];
  type Call = (payments: Payments, context: never, memberId: bigint) => Promise<unknown>;
  const guess = '000000';
  const card = { cardId: randomUUID(), paymentPassword: guess };

  /** Every call that checks the password; the first stands for `POST /wps/session/confirm`. */
  const checkingCalls: Record<string, Call> = {
    'to confirm a session': ({ paymentPassword: { check } }, _, memberId) => check(memberId, guess),
    'to change it': ({ handlers }, context) =>
      handlers.changePaymentPassword({ oldPaymentPassword: guess, paymentPassword }, context),
    'to withdraw': ({ handlers }, context) =>
      handlers.requestWithdrawal({ ...card, amount: '500.00', requestKey: randomUUID() }, context),
    'to add a card': ({ handlers }, context) =>
      handlers.addBankCard({ ...newCard, paymentPassword: guess }, context),
    'to choose a card': ({ handlers }, context) => handlers.chooseBankCard(card, context),
    'to remove a card': ({ handlers }, context) => handlers.removeBankCard(card, context),
  };
  const allCalls = Object.values(checkingCalls);

  async function guessAtOnce(guesses: readonly Call[]) {
    const { memberId, context } = await member();
    const processes = [harness.payments, harness.anotherProcess()];
    const calls = Array.from({ length: 60 }, async (_, index) => {
      const process = processes[index % 2] as Payments;
      return (guesses[index % guesses.length] as Call)(process, context, memberId);
    });
    const { codes } = await outcomes(calls);
    const count = (wanted: string) => codes.filter((code) => code === wanted).length;
    return [count('payment.password.wrong'), count('login.locked')];
  }

  test.each(Object.entries(checkingCalls))(
    'of 60 guesses at once, in two processes, five are verified %s',
    async (_, place) => expect(await guessAtOnce([place])).toEqual([5, 55]),
  );

  test('of 60 guesses by all of these calls at once, five are verified', async () => {
    expect(await guessAtOnce(allCalls)).toEqual([5, 55]);
  });

  test('60 right ones at once lock nobody out', async () => {
    const one = await member();
    const { codes } = await outcomes(Array.from({ length: 60 }, () => use(one, paymentPassword)));
    expect(new Set(codes)).toEqual(new Set(['card.duplicate']));
  });

  test('a try that could not be verified does not count', async () => {
    const { memberId } = await member();
    let broken = true;
    const { check } = createPaymentPassword({
      db: harness.db,
      clock: harness.now,
      hasher: {
        hash: async (text) => text,
        verify: async () => {
          if (broken) throw new Error('too busy');
          return true;
        },
      },
      confirmMemberPassword: async () => undefined,
    });
    for (let tries = 0; tries < 6; tries += 1) {
      await expect(check(memberId, paymentPassword)).rejects.toThrow('too busy');
    }
    broken = false;
    await expect(check(memberId, paymentPassword)).resolves.toBeUndefined();
  });
});
