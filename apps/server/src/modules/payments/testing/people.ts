import { randomBytes, randomUUID } from 'node:crypto';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { keysSecret, type TestBase } from '#testing/test-base.ts';

export const paymentPassword = '246810';

const cardBox = createSecretBox(keysSecret, 'bank cards');

/** Creates members as tests need them: with money, a payment password and a card. */
export function createPeople(base: Pick<TestBase, 'db' | 'member' | 'clock'>) {
  const { db, clock } = base;

  /** Creates a member with a balance and, unless `withPassword` is false, a payment password. */
  const member = ({ balance = 0n, withPassword = true, code = 'PHP' } = {}) =>
    base.member({
      balance,
      currency: code,
      paymentPasswordHash: withPassword ? `hash of ${paymentPassword}` : null,
    });

  /** Inserts a card directly, so that it spends no try of the payment password. */
  async function card(memberId: bigint, bankId = 'first-bank'): Promise<string> {
    const id = randomUUID();
    const digits = BigInt(`0x${randomBytes(4).toString('hex')}`)
      .toString()
      .padStart(10, '7');
    await db
      .insertInto('bank_card')
      .values({
        id,
        member_id: memberId,
        bank: bankId,
        account_number: cardBox.encryptText(digits),
        account_masked: `******${digits.slice(-4)}`,
        account_mark: cardBox.mark(digits),
        account_name: 'Maria Santos',
        added_at: clock(),
      })
      .execute();
    return id;
  }

  /** Creates a member with money and a card, and the input of a withdrawal of 500.00. */
  async function withdrawer(balance = 1000_00n) {
    const owner = await member({ balance });
    const cardId = await card(owner.memberId);
    const requestKey = randomUUID();
    return { ...owner, cardId, input: { cardId, amount: '500.00', paymentPassword, requestKey } };
  }

  return { member, card, withdrawer };
}
