import { randomUUID } from 'node:crypto';
import type { Member } from '#testing/test-base.ts';
import type { Transfers } from '../../transfer/transfers.fixture.ts';

const amountMinor = 10_00n;

/** Writes a withdrawal of 10.00 as payments do, and asks how its money came. */
export async function takeOut(
  { db, clock }: Pick<Transfers, 'db' | 'clock'>,
  { forPayments }: Transfers['agents'],
  { memberId, accountId }: Member,
) {
  const [withdrawalId, cardId] = [randomUUID(), randomUUID()];
  const card = { account_number: '1', account_masked: '1', account_name: 'M' };
  await db
    .insertInto('bank_card')
    .values({ id: cardId, member_id: memberId, bank: 'b', ...card, account_mark: cardId })
    .execute();
  await db
    .insertInto('withdrawal')
    .values({
      id: withdrawalId,
      member_id: memberId,
      account_id: accountId,
      card_id: cardId,
      amount: amountMinor,
      state: 'requested',
      request_key: withdrawalId,
      gateway: 'fake',
    })
    .execute();
  const written = { withdrawalId, memberId, accountId, amountMinor, at: clock() };
  const chain = await db
    .transaction()
    .execute((transaction) => forPayments.chainOf(transaction, written));
  return { withdrawalId, chain };
}
