import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  memberPassword as password,
  operatorKey,
  type Answer,
  type ServedSite,
} from '#testing/served-site.ts';

const paymentPassword = '482915';

/** Places bets and wins on a member's wallet as a vendor does. */
async function bettor({ db, move }: ServedSite, memberId: bigint) {
  const { id: accountId } = await db
    .selectFrom('account')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const at = { gameNode: 1, category: 'PVP' };
  return {
    accountId,
    bet: async (stakeMinor: bigint, roundId: string = randomUUID()) =>
      (await move(accountId, 'bet', -stakeMinor, { ...at, roundId })).outcome,
    win: (wonMinor: bigint, roundId: string) =>
      move(accountId, 'win', wonMinor, { ...at, roundId, finishesRound: true }),
  };
}

function valueOf(answer: Answer): Record<string, string> {
  expect(answer).toMatchObject({ status: 200 });
  return answer.value as Record<string, string>;
}

/** An account to withdraw to, which nobody else has. */
const newCard = () => ({
  bank: 'harbour-bank',
  accountNumber: String(randomInt(10 ** 11, 10 ** 12)),
  accountName: 'Maria Lakambini',
  paymentPassword,
});

/** Creates somebody who deposits, plays and withdraws through the calls of the site. */
export async function depositor(harness: ServedSite, memberType: 0 | 1 = 0) {
  const { id, username } = await harness.newMember(memberType);
  const { token } = await harness.openSession(id);
  const send = (method: string, path: string, body?: object | FormData) =>
    harness.call({ method, path, token, ...(body && { body }) });
  const done = async (...sent: Parameters<typeof send>) => valueOf(await send(...sent));
  await done('PUT', '/wps/member/paymentPassword', { password, paymentPassword });
  const card = newCard();
  const { cardId } = await done('PUT', '/wps/member/bankCard', card);

  const ask = (amount: string, promotionId?: string) => {
    const input = { channel: 'bank-transfer', amount, requestKey: randomUUID(), promotionId };
    return send('POST', '/wps/transaction/deposit/mt', input);
  };

  /** Requests a deposit that waits for an operator; returns the function that approves it. */
  async function announce(amount: string, promotionId?: string): Promise<() => Promise<void>> {
    const answer = await ask(amount, promotionId);
    expect(answer).toMatchObject({ status: 200 });
    const { depositId } = answer.value as { depositId: string };
    await done('POST', `/wps/transaction/deposit/${depositId}/sent`, new FormData());
    return async () => {
      const approved = await harness.call({
        method: 'POST',
        path: `/operator/deposits/${depositId}/approve`,
        headers: { authorization: operatorKey },
        body: {},
      });
      expect(approved).toMatchObject({ status: 200 });
    };
  }

  async function deposit(amount: string, promotionId?: string): Promise<void> {
    const approve = await announce(amount, promotionId);
    await approve();
  }

  /** The request of a withdrawal. */
  const order = (amount: string, more: object = {}) => ({
    cardId,
    amount,
    paymentPassword,
    requestKey: randomUUID(),
    ...more,
  });
  const withdraw = (amount: string, more: object = {}) =>
    send('POST', '/wps/transaction/withdraw', order(amount, more));

  async function rules() {
    const answer = await harness.call({ method: 'GET', path: '/wps/system/withdrawBanks', token });
    return answer.value as { effect: string; playThrough: object; bonuses: { bonusId: string }[] };
  }

  const bettingAs = await bettor(harness, id);
  const { bet, win } = bettingAs;

  /** Plays a round to its end, at a game on which no bonus is staked or wagered. */
  async function play(stakeMinor: bigint, wonMinor: bigint): Promise<void> {
    const roundId = randomUUID();
    expect(await bet(stakeMinor, roundId)).toBe('applied');
    await win(wonMinor, roundId);
  }

  return {
    id,
    username,
    ...bettingAs,
    send,
    done,
    ask,
    announce,
    deposit,
    card,
    order,
    withdraw,
    rules,
    play,
  };
}

/** Expects no finding of the ledger check. */
export const clean = async (harness: ServedSite) => {
  const path = '/operator/ledger-check';
  const answer = await harness.call({
    method: 'GET',
    path,
    headers: { authorization: operatorKey },
  });
  expect(answer.value).toMatchObject({ findings: [] });
};
