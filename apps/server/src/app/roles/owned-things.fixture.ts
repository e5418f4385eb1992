import { randomUUID } from 'node:crypto';
import type { ServedSite } from '#testing/served-site.ts';
import { insertRows } from '../people/testing/insert-rows.ts';
import { lotteryRows } from '../people/testing/lottery-of-person.ts';

/** The ids of what one member owns. */
export type Owned = Record<
  | 'depositId'
  | 'cardId'
  | 'withdrawalId'
  | 'sessionId'
  | 'bonusId'
  | 'rewardId'
  | 'pictureId'
  | 'messageId'
  | 'threadId'
  | 'adviceId'
  | 'recordId'
  | 'linkId'
  | 'contractId'
  | 'addressId'
  | 'orderId'
  | 'lotteryOrderId'
  | 'subOrder',
  string
>;

/** A deposit, a card and a withdrawal of a member. */
async function moneyThings(harness: ServedSite, id: bigint, accountId: bigint) {
  const [depositId, cardId, withdrawalId] = [randomUUID(), randomUUID(), randomUUID()];
  await harness.engine.query(
    `insert into deposit (id, member_id, account_id, channel, gateway, amount, state, request_key)
     values ($1, $2, $3, 'card', 'sandbox', 10000, 'pending', $4)`,
    [depositId, id, accountId, randomUUID()],
  );
  await harness.engine.query(
    `insert into bank_card (id, member_id, bank, account_number, account_masked, account_name)
     values ($1, $2, 'harbour-bank', 'sealed:', '******7890', 'A member')`,
    [cardId, id],
  );
  await harness.engine.query(
    `insert into withdrawal
       (id, member_id, account_id, card_id, amount, state, request_key, gateway)
     values ($1, $2, $3, $4, 10000, 'requested', $5, 'sandbox')`,
    [withdrawalId, id, accountId, cardId, randomUUID()],
  );
  return { depositId, cardId, withdrawalId };
}

/** A reward of a member, an order of the mall and where it would be sent. */
async function rewardThings(harness: ServedSite, id: bigint) {
  const rewardId = randomUUID();
  await harness.engine.query(
    `insert into reward (id, member_id, origin, key, title, kind, amount, wagering_multiple,
       withdrawal, state, auto, given_at, issued_at, expires_at, changed_at)
     values ($1, $2, 'manual', 'one', '{}', 'cash', 1, 0, 'free', 'issued', false, now(), now(),
       now() + interval '1 day', now())`,
    [rewardId, id],
  );
  const [addressId, orderId] = [randomUUID(), randomUUID()];
  await harness.engine.query(
    `insert into member_address (id, member_id, details, request_key, added_at, changed_at)
     values ($1, $2, 'sealed:', 'one', now(), now())`,
    [addressId, id],
  );
  await harness.engine.query(
    `insert into mall_order (id, member_id, item, kind, title, quantity, points, from_stock, state,
       request_key, ordered_at, changed_at)
     values ($1, $2, 'coffee', 'voucher', '{}', 1, 1, false, 'ordered', 'one', now(), now())`,
    [orderId, id],
  );
  return { rewardId, addressId, orderId };
}

/** An order of a lottery that can still be cancelled. */
async function lotteryThings(harness: ServedSite, id: bigint, accountId: bigint) {
  const { rows, orderId, subOrder } = lotteryRows({ id, accountId }, harness.clock(), 'placed');
  await insertRows(harness.db, rows);
  return { lotteryOrderId: orderId, subOrder };
}

/** A letter to a member, and an advice. */
async function letterThings(harness: ServedSite, id: bigint) {
  const threadId = randomUUID();
  const message = await harness.engine.query<{ id: bigint }>(
    `insert into inbox_message
       (member_id, thread_id, peer, sent, title, content, format, request_key, sent_at)
     values ($1, $2, 'support', false, '{"EN":"a"}', '{"EN":"b"}', 'text', $3, now())
     returning id`,
    [id, threadId, randomUUID()],
  );
  const adviceId = randomUUID();
  await harness.engine.query(
    `insert into harm_advice (id, member_id, facts, at) values ($1, $2, '[]', now())`,
    [adviceId, id],
  );
  return { threadId, messageId: String(message.rows[0]?.id), adviceId };
}

/** A link of an agent, and a contract that the agent was offered. */
async function agentThings(harness: ServedSite, id: bigint) {
  const link = await harness.engine.query<{ id: bigint }>(
    `insert into affiliate_code (code, member_id, is_default) values ('OFOTHERS', $1, true)
     returning id`,
    [id],
  );
  const linkId = String(link.rows[0]?.id);
  const contractId = randomUUID();
  await harness.engine.query(
    `insert into agent_contract (id, kind, payee_id, state, is_change, terms, proposed_at,
       answer_by, changed_at)
     values ($1, 'dailySalary', $2, 'proposed', false, '{}', now(), now(), now())`,
    [contractId, id],
  );
  return { linkId, contractId };
}

/** Creates a member who owns one of everything. */
export async function ownThings(harness: ServedSite): Promise<Owned> {
  const { id } = await harness.newMember(0);
  const { id: sessionId } = await harness.openSession(id);
  const account = await harness.db
    .selectFrom('account')
    .select('id')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  const { rows } = await harness.engine.query<{ id: bigint }>(
    `insert into bonus (member_id, account_id, origin, grant_key, amount, required, contribution,
       bonus_first, days, withdrawal)
     values ($1, $2, 'reward', $3, 5000, 50000, '{}', true, 7, 'free') returning id`,
    [id, account.id, randomUUID()],
  );
  const pictureId = randomUUID();
  await harness.engine.query(
    `insert into picture (id, member_id, purpose, kept_at) values ($1, $2, 'profile', now())`,
    [pictureId, id],
  );
  await harness.engine.query(
    `insert into sign_in_tie (provider, subject, member_id, tied_at)
     values ('google', 'a person', $1, now())`,
    [id],
  );
  const recordId = '4242';
  await harness.engine.query(
    `insert into round (account_id, source, round_id, first_posting, moves, bets, bets_returned,
       wins, wins_taken_back, started_at, last_at)
     values ($1, 'games:sandbox', 'a-round', $2, 1, 100, 0, 0, 0, now(), now())`,
    [account.id, recordId],
  );
  const bonusId = String(rows[0]?.id);
  return {
    sessionId,
    bonusId,
    pictureId,
    recordId,
    ...(await moneyThings(harness, id, account.id)),
    ...(await lotteryThings(harness, id, account.id)),
    ...(await letterThings(harness, id)),
    ...(await agentThings(harness, id)),
    ...(await rewardThings(harness, id)),
  };
}
