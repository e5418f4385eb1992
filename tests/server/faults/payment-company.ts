import { randomInt } from 'node:crypto';
import type { Figure } from '#bench/figures.ts';
import { deliverPayment } from '../vendor/payment-webhook.ts';
import { newId } from '../vendor/wallet-call.ts';
import { clients, judge, none, type LoadedSite } from './loaded-site.ts';
import { acknowledgeDeposit } from './operation-log.ts';
import { until } from './pause.ts';

const amount = '50.00';
const amountMinor = 50_00n;
const hourMs = 3_600_000;

type Ask = () => Promise<{ success: boolean; value: unknown }>;

/** A member's request for a deposit; each call repeats it with the same key. */
function depositOf({ site, players }: LoadedSite): Ask {
  const { token } = players[0] ?? {};
  const body = { channel: 'e-wallet', amount, requestKey: newId() };
  const place = '/wps/transaction/deposit/pg';
  return () => site.call('POST', place, { ...(token === undefined ? {} : { token }), body });
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1));
}

/**
 * The payment company makes payments without answering, and sends webhooks for some; then it
 * answers, and its webhooks come twice, late, from a wrong clock and in any order.
 */
export async function confusePayments(harness: LoadedSite, deposits: number): Promise<Figure[]> {
  const { site, players, load, log } = harness;
  const [payer] = players;
  if (!payer) throw new Error('there are no players');
  const { accountId, currency } = payer;
  const before = new Set(site.companies.payments());
  const made = () => site.companies.payments().filter((one) => !before.has(one));
  const deliver = (depositId: string, webhookId: string, more: object = {}) =>
    deliverPayment(site, { webhookId, depositId, amount, currency, ...more });
  const countOf = (statuses: readonly number[], isSo: (status: number) => boolean) =>
    statuses.filter(isSo).length;

  site.companies.hang(true);
  const started = Array.from({ length: deposits }, () => depositOf(harness));
  const hanging = Promise.all(started.map((ask) => ask()));
  await until(
    'payments at the company',
    () => made().length >= deposits,
    () => made().length,
  );
  const early = made().filter((_, index) => index % 2 === 0);
  const earlyAnswers = await Promise.all(
    [...early, ...early].map((depositId) => deliver(depositId, `early-${depositId}`)),
  );
  const refused = (await hanging).filter(({ success }) => !success).length;
  site.companies.hang(false);

  const again = await Promise.all(started.map((ask) => ask()));
  const depositIds = made();
  load.run(clients);
  const webhooks = depositIds.flatMap((depositId) => [
    () => deliver(depositId, `paid-${depositId}`),
    () => deliver(depositId, `paid-${depositId}`),
    () => deliver(depositId, `other-${depositId}`),
    () => deliver(depositId, `failed-${depositId}`, { status: 'failed' }),
  ]);
  const wrongClocks = depositIds.flatMap((depositId) =>
    [-hourMs, hourMs].map((byMs) => () => {
      const sentAt = new Date(Date.now() + byMs);
      return deliver(depositId, `clock-${depositId}`, { sentAt });
    }),
  );
  const tooFar = await Promise.all(shuffled(wrongClocks).map((send) => send()));
  const taken = await Promise.all(shuffled(webhooks).map((send) => send()));
  await load.stop();
  await load.resolveDoubts();
  for (const id of depositIds) acknowledgeDeposit(log, accountId, id, amountMinor);
  const title = `${site.database.name}, payment company`;
  const exactly = (what: string, value: number, gate: number): Figure[] => [
    { name: `${title}: ${what}`, value, unit: '', gate: { atLeast: gate } },
  ];
  return [
    ...exactly('deposits that hung and were refused', refused, deposits),
    ...exactly('repeated with success', again.filter((one) => one.success).length, deposits),
    none(`${title}: payments made twice`, depositIds.length - deposits),
    none(
      `${title}: webhooks not accepted`,
      countOf([...earlyAnswers, ...taken], (status) => status !== 200),
    ),
    ...exactly(
      'webhooks ±1 h refused',
      countOf(tooFar, (one) => one === 400),
      2 * deposits,
    ),
    ...(await judge(title, harness, 0)),
  ];
}
