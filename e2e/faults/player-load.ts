import { createHmac, randomInt } from 'node:crypto';
import type { Player, SiteUnderTest } from '../vendor/site-under-test.ts';
import {
  bet,
  betWinBody,
  decimal,
  newId,
  post,
  rollbackBody,
  win,
  type WalletCall,
  type WalletReply,
} from '../vendor/wallet-call.ts';
import { keyOf, type OperationLog } from './operation-log.ts';

const source = 'games:sandbox';
const depositAmount = '50.00';
/** Of this many operations one is a deposit, whose webhook comes from the payment company. */
const depositEvery = 40;

/** The same operation with the same ids, as often as it takes; writes to the log when answered. */
export type Operation = () => Promise<void>;

export type PlayerLoad = {
  /** Calls until `stop`; an operation without an answer is kept as in doubt. */
  run(clients: number): void;
  stop(): Promise<void>;
  /** Repeats what is in doubt with the same ids until every answer is there. */
  resolveDoubts(): Promise<number>;
  /** Repeats acknowledged calls; those whose answer differs from the first. */
  repeatAnswered(most: number): Promise<string[]>;
  /** What went wrong that no kill explains. */
  refusals: readonly string[];
};

type Answered = { call: WalletCall; body: object; reply: WalletReply['body'] };

class Refusal extends Error {}

/** Players who bet, win, take back and deposit, with a log of what was acknowledged. */
export function createPlayerLoad(
  site: SiteUnderTest,
  players: readonly Player[],
  log: OperationLog,
): PlayerLoad {
  const inDoubt: Operation[] = [];
  const answered: Answered[] = [];
  const refusals: string[] = [];
  /** Acknowledged bets that nobody has taken back yet. */
  const openBets: { player: Player; id: string; amountMinor: bigint }[] = [];
  const clients: Promise<void>[] = [];
  let isRunning = false;

  function keep(player: Player, externalId: string, amountMinor: bigint, postingId: string | null) {
    const { accountId } = player;
    const one = { source, externalId, accountId, amountMinor, postingId };
    log.acknowledged.set(keyOf(source, externalId), one);
  }

  async function ask(call: WalletCall, body: object): Promise<WalletReply['body']> {
    const reply = await post(site.url, site.vendorSecret, call, body);
    if (reply.status !== 200) throw new Refusal(`${reply.status} ${JSON.stringify(reply.body)}`);
    answered.push({ call, body, reply: reply.body });
    return reply.body;
  }

  function round(player: Player): Operation {
    const [stake, gain] = [BigInt(randomInt(1, 100)), BigInt(randomInt(1, 110))];
    const body = betWinBody(player, [bet(decimal(stake)), win(decimal(gain))]);
    return async () => {
      const { transactions = [] } = await ask('betwin', body);
      for (const [index, amount] of [-stake, gain].entries()) {
        const { id_provider: id = '', id: postingId = null } = transactions[index] ?? {};
        keep(player, id, amount, postingId);
      }
    };
  }

  function singleBet(player: Player): Operation {
    const amountMinor = BigInt(randomInt(1, 20));
    const id = newId();
    const body = betWinBody(player, [bet(decimal(amountMinor), id)]);
    return async () => {
      const { transactions } = await ask('betwin', body);
      keep(player, id, -amountMinor, transactions?.[0]?.id ?? null);
      openBets.push({ player, id, amountMinor });
    };
  }

  /** Takes back a bet, or something that never was. */
  function rollback(stranger: Player): Operation {
    const never = { player: stranger, id: newId(), amountMinor: 0n };
    const { player, id: original, amountMinor } = openBets.shift() ?? never;
    const id = newId();
    const body = rollbackBody(player, [[id, original]]);
    return async () => {
      const { transactions } = await ask('rollback', body);
      const postingId = transactions?.[0]?.id ?? '';
      keep(player, id, amountMinor, postingId === '' ? null : postingId);
    };
  }

  function deposit(player: Player): Operation {
    const request = { channel: 'e-wallet', amount: depositAmount, requestKey: newId() };
    const webhookId = newId();
    return async () => {
      const { token } = player;
      const place = '/wps/transaction/deposit/pg';
      const asked = await site.call('POST', place, { token, body: request });
      if (!asked.success) throw new Refusal(`a deposit was refused: ${asked.errorCode}`);
      const { depositId } = asked.value as { depositId: string };
      await deliverPaid(site, webhookId, depositId, player.currency);
      const { accountId } = player;
      log.acknowledged.set(keyOf('deposit', depositId), {
        source: 'deposit',
        externalId: depositId,
        accountId,
        amountMinor: 5000n,
        postingId: null,
      });
    };
  }

  function next(count: number): Operation {
    const player = players[randomInt(players.length)];
    if (!player) throw new Error('there are no players');
    if (count % depositEvery === depositEvery - 1) return deposit(player);
    const kind = count % 4;
    if (kind === 3) return rollback(player);
    return kind === 2 ? singleBet(player) : round(player);
  }

  async function runClient(): Promise<void> {
    for (let count = randomInt(depositEvery); isRunning; count++) {
      const operation = next(count);
      try {
        await operation();
      } catch (error) {
        if (error instanceof Refusal) refusals.push(error.message);
        inDoubt.push(operation);
        // Whoever has lost the server waits for the next start.
        return;
      }
    }
  }

  return {
    refusals,
    run(count) {
      isRunning = true;
      clients.push(...Array.from({ length: count }, runClient));
    },
    async stop() {
      isRunning = false;
      await Promise.all(clients.splice(0));
    },
    async resolveDoubts() {
      const doubts = inDoubt.splice(0);
      for (const operation of doubts) await operation();
      return doubts.length;
    },
    async repeatAnswered(most) {
      const step = Math.max(1, Math.floor(answered.length / most));
      const different: string[] = [];
      const sample = answered.filter((_, index) => index % step === 0);
      for (const { call, body, reply } of sample) {
        const again = await post(site.url, site.vendorSecret, call, body);
        const [first, now] = [JSON.stringify(reply), JSON.stringify(again.body)];
        if (first !== now) different.push(`${first} became ${now}`);
      }
      return different;
    },
  };
}

/** The payment company says that a deposit is paid, signed as Standard Webhooks has it. */
async function deliverPaid(
  { url, webhookSecret }: SiteUnderTest,
  webhookId: string,
  depositId: string,
  currency: string,
): Promise<void> {
  const data = {
    payment_id: `payment-${depositId}`,
    reference: depositId,
    amount: depositAmount,
    currency,
    status: 'succeeded',
  };
  const timestamp = new Date();
  const text = JSON.stringify({ type: 'payment.succeeded', timestamp, data });
  const seconds = Math.floor(timestamp.getTime() / 1000);
  const key = Buffer.from(webhookSecret.replace('whsec_', ''), 'base64');
  const signed = `${webhookId}.${seconds}.${text}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  const response = await fetch(`${url}/webhooks/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': webhookId,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    },
    body: text,
  });
  if (response.status !== 200) throw new Refusal(`a webhook was answered ${response.status}`);
}
