import { fileURLToPath } from 'node:url';
import type { Figure } from '#bench/figures.ts';
import { deliverPayment } from '../vendor/payment-webhook.ts';
import { newId } from '../vendor/wallet-call.ts';
import { acknowledge, clients, judge, none, type LoadedSite } from './loaded-site.ts';

const hourMs = 3_600_000;
const shiftedClock = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url));

/** Runs the server with a clock an hour ahead and an hour behind, under play and deposits. */
export async function setClockWrong(harness: LoadedSite, bets: number): Promise<Figure[]> {
  const { site, load, companyClock, players } = harness;
  const currency = players[0]?.currency ?? '';
  const refused: number[] = [];
  for (const aheadMs of [hourMs, -hourMs, 0]) {
    await site.process().stop();
    await site.start(['--import', shiftedClock], { CLOCK_AHEAD_MS: String(aheadMs) });
    // By this clock the sessions may have ended; the players log in again.
    for (const player of players) player.token = await site.logIn(player.username);
    // Webhooks of a company with the right clock are too old for this server, or from the future.
    const webhook = { webhookId: newId(), depositId: newId(), amount: '50.00', currency };
    if (aheadMs !== 0) refused.push(await deliverPayment(site, webhook));
    companyClock.aheadMs = aheadMs;
    load.run(clients);
    await acknowledge(harness, Math.ceil(bets / 3));
    await load.stop();
    await load.resolveDoubts();
  }
  const title = `${site.database.name}, clock of the server ±1 h`;
  const others = refused.filter((status) => status !== 400).length;
  return [
    none(`${title}: messages outside its window taken in`, others),
    ...(await judge(title, harness, bets)),
  ];
}
