import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { openMemberAccount } from '#modules/wallet/account.store.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';

export const paymentPassword = '246810';

export const keysSecret = 'a-secret-of-enough-length';
const cardBox = createSecretBox(keysSecret, 'bank cards');

export const baseContext = {
  requestId: 'request',
  language: 'EN' as const,
  address: '127.0.0.1',
  userAgent: 'test',
  operator: 'ana',
};

/** Creates members as tests need them: with money, a payment password and a card. */
export function createPeople(harness: { db: Database; wallet: Wallet; now: () => Date }) {
  const { db, wallet, now } = harness;

  async function give(accountId: bigint, amountMinor: bigint): Promise<void> {
    await wallet.apply([
      {
        accountId,
        contraId: await wallet.houseAccount('test', 'PHP'),
        kind: 'adjustment',
        amountMinor,
        source: 'test',
        externalId: randomUUID(),
      },
    ]);
  }

  /** Creates a member with a balance and, unless `withPassword` is false, a payment password. */
  async function member({ balance = 0n, withPassword = true, code = 'PHP' } = {}) {
    const username = `member_${randomBytes(5).toString('hex')}`;
    const { id } = await db
      .insertInto('member')
      .values({
        username,
        member_type: 0,
        password_hash: 'none',
        payment_password_hash: withPassword ? `hash of ${paymentPassword}` : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const accountId = await openMemberAccount(db, id, code);
    if (balance > 0n) await give(accountId, balance);
    const caller = { memberId: id, username, memberType: 0, sessionId: randomUUID() };
    const context: SessionContext = { ...baseContext, caller };
    return { memberId: id, accountId, username, context };
  }

  async function balanceOf({ accountId }: { accountId: bigint }): Promise<bigint> {
    const row = await db
      .selectFrom('account')
      .select('balance')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return row.balance;
  }

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
        added_at: now(),
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

  return { member, give, card, withdrawer, balanceOf };
}
