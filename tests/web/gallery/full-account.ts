import { randomUUID } from 'node:crypto';
import { giveCash, writeTo } from '../../support/operator.ts';
import { paymentPassword, prepareWithdrawals, verifyIdentity } from '../../support/payer.ts';
import { registerMember, sendCall, type SessionAnswer } from '../../support/people.ts';

/** Registers a member with some history, so that screens have something to show. */
export async function registerFullAccount(site: string, origin: string): Promise<SessionAnswer> {
  const session = await registerMember(origin, 'mayumi');
  await giveCash(site, session.userName, '5000.00');
  await verifyIdentity(site, origin, session);
  const cardId = await prepareWithdrawals(origin, session, '0123456789012');
  await sendCall(origin, {
    method: 'POST',
    path: '/wps/transaction/withdraw',
    body: { cardId, amount: '300', paymentPassword, requestKey: randomUUID() },
    token: session.token,
  });
  // A limit in force, a higher one that waits, and a limit of time.
  for (const [kind, amount] of [
    ['deposit', '1000'],
    ['deposit', '5000'],
    ['time', '90'],
  ]) {
    await sendCall(origin, {
      method: 'POST',
      path: '/wps/member/limits',
      body: { kind, period: 'day', amount },
      token: session.token,
    });
  }
  await writeTo(site, session.userName, {
    title: { EN: 'Your first deposit arrived', TY: 'Dumating na ang una mong deposito' },
    content: {
      EN: '<p>₱5,000.00 is on your account. Enjoy the evening.</p>',
      TY: '<p>Nasa account mo na ang ₱5,000.00. Magandang gabi.</p>',
    },
  });
  return session;
}
