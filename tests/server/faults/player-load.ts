import { randomInt } from 'node:crypto';
import { deliverPayment } from '../vendor/payment-webhook.ts';
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
import { acknowledgeDeposit, keyOf, type OperationLog } from './operation-log.ts';
import { pause } from './pause.ts';

const source = 'games:sandbox';
const depositAmount = '50.00';
const depositMinor = 50_00n;
/** One in this many operations is a deposit, paid by a webhook of the payment company. */
const depositEvery = 40;

/** Sends one operation; a repeat has the same ids. Writes to the log when answered. */
export type Operation = () => Promise<void>;

export type PlayerLoad = {
  /** Sends operations until `stop`; keeps those without an answer as in doubt. */
  run(clients: number): void;
  stop(): Promise<void>;
  /** Repeats the operations in doubt with the same ids until all are answered; their number. */
  resolveDoubts(): Promise<number>;
  /** Repeats acknowledged calls; returns those answered differently than the first time. */
  repeatAnswered(most: number): Promise<string[]>;
  /** Failures that no kill explains. */
  refusals: readonly string[];
  /** How many bets a limit of the player has refused, by the vendor's code for it. */
  limited: Readonly<Record<LimitCode, number>>;
  /** How many bets the site has acknowledged. */
  acknowledgedBets(): number;
  /** How many operations had to be repeated. */
  askedAgain(): number;
};

type Answered = {
  call: WalletCall;
  body: object;
  /** Ids of the moves in the call. */
  ids: readonly string[];
  reply: WalletReply['body'];
};

/** The codes of limits of play: of losses or wagers, and of one bet. */
type LimitCode = '105' | '106';

class Refusal extends Error {}

/** The server answered that it is unavailable; the operation may have been done or not. */
class Unavailable extends Error {}

/** Long enough that the repeats of all players leave the server the power to recover. */
const againAfterMs = 100;
const mostRepeats = 500;
const logWithinMs = 100;
const unavailableCodes = new Set(['unknown.error', 'server.busy']);

function refusalOf(status: number, what: string): Error {
  return status >= 500 ? new Unavailable(what) : new Refusal(what);
}

/** Players who bet, win, roll back and deposit, with a log of what was acknowledged. */
export function createPlayerLoad(
  site: SiteUnderTest,
  players: readonly Player[],
  log: OperationLog,
  /** `again`: the site stays up but calls may fail; a client repeats at once, as vendors do. */
  afterFailure: 'wait' | 'again' = 'wait',
  /** The clock of the payment company. */
  companyTime: () => Date = () => new Date(),
): PlayerLoad {
  const inDoubt: Operation[] = [];
  const answered: Answered[] = [];
  const refusals: string[] = [];
  const limited = { '105': 0, '106': 0 };
  /** Acknowledged bets that are not rolled back yet. */
  const openBets: { player: Player; id: string; amountMinor: bigint }[] = [];
  /** Bets that were rolled back; the site refuses their repeats instead of answering as before. */
  const takenBack = new Set<string>();
  const clients: Promise<void>[] = [];
  let isRunning = false;
  let bets = 0;
  let repeated = 0;

  function keep(player: Player, externalId: string, amountMinor: bigint, postingId: string | null) {
    const { accountId } = player;
    const one = { source, externalId, accountId, amountMinor, postingId };
    log.acknowledged.set(keyOf(source, externalId), one);
    if (amountMinor < 0n) bets += 1;
  }

  /** Resolves with the answer; null where a limit of the player refuses, so that nothing moves. */
  async function ask(call: WalletCall, body: object): Promise<WalletReply['body'] | null> {
    const reply = await post(site.url, site.vendorSecret, call, body);
    const code = reply.body.meta?.api_code;
    if (code === '105' || code === '106') {
      limited[code] += 1;
      return null;
    }
    if (reply.status !== 200) {
      throw refusalOf(reply.status, `${reply.status} ${JSON.stringify(reply.body)}`);
    }
    const ids = (reply.body.transactions ?? []).map(({ id_provider: id }) => id);
    answered.push({ call, body, ids, reply: reply.body });
    return reply.body;
  }

  function round(player: Player): Operation {
    const [stake, gain] = [BigInt(randomInt(1, 100)), BigInt(randomInt(1, 110))];
    const body = betWinBody(player, [bet(decimal(stake)), win(decimal(gain))]);
    return async () => {
      const answer = await ask('betwin', body);
      if (answer === null) return;
      const { transactions = [] } = answer;
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
      const answer = await ask('betwin', body);
      if (answer === null) return;
      keep(player, id, -amountMinor, answer.transactions?.[0]?.id ?? null);
      openBets.push({ player, id, amountMinor });
    };
  }

  /** Rolls back a bet, or an id that was never sent. */
  function rollback(stranger: Player): Operation {
    const never = { player: stranger, id: newId(), amountMinor: 0n };
    const { player, id: original, amountMinor } = openBets.shift() ?? never;
    const id = newId();
    const body = rollbackBody(player, [[id, original]]);
    takenBack.add(original);
    return async () => {
      const postingId = (await ask('rollback', body))?.transactions?.[0]?.id ?? '';
      keep(player, id, amountMinor, postingId === '' ? null : postingId);
    };
  }

  function deposit(player: Player): Operation {
    const body = { channel: 'e-wallet', amount: depositAmount, requestKey: newId() };
    const webhookId = newId();
    return async () => {
      const { token } = player;
      const path = '/wps/transaction/deposit/pg';
      const made = await site.call('POST', path, { token, body });
      if (!made.success) {
        const isAway = unavailableCodes.has(made.errorCode ?? '');
        throw refusalOf(isAway ? 500 : 400, `a deposit was refused: ${made.errorCode}`);
      }
      const { depositId } = made.value as { depositId: string };
      const { currency } = player;
      const sentAt = companyTime();
      const paid = { webhookId, depositId, amount: depositAmount, currency, sentAt };
      const status = await deliverPayment(site, paid);
      if (status !== 200) throw refusalOf(status, `a webhook was answered ${status}`);
      const { accountId } = player;
      acknowledgeDeposit(log, accountId, depositId, depositMinor);
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

  /** The end of the site's log, to be shown with a refusal. */
  async function logged(): Promise<string> {
    const { output } = site.process();
    await pause(logWithinMs);
    return `its log ends: ${output().slice(-1500)}`;
  }

  /** True when the operation was answered. */
  async function attempt(operation: Operation): Promise<boolean> {
    try {
      await operation();
      return true;
    } catch (error) {
      const isExpected = error instanceof Unavailable && afterFailure === 'again';
      const isAnswered = error instanceof Refusal || error instanceof Unavailable;
      if (isAnswered && !isExpected) refusals.push(`${error.message}; ${await logged()}`);
      return false;
    }
  }

  /** Runs an operation; repeats it on failure where `afterFailure` is `again`. */
  async function insist(operation: Operation): Promise<void> {
    for (let left = afterFailure === 'again' ? mostRepeats : 0; left > 0; left--) {
      if (await attempt(operation)) return;
      await pause(againAfterMs);
    }
    await operation();
  }

  async function runClient(): Promise<void> {
    for (let count = randomInt(depositEvery); isRunning; count++) {
      const operation = next(count);
      let isAnswered = await attempt(operation);
      if (!isAnswered) repeated += 1;
      while (!isAnswered && isRunning && afterFailure === 'again') {
        await pause(againAfterMs);
        isAnswered = await attempt(operation);
      }
      if (isAnswered) continue;
      inDoubt.push(operation);
      // A client that has lost the server waits for the next `run`.
      return;
    }
  }

  return {
    refusals,
    limited,
    acknowledgedBets: () => bets,
    askedAgain: () => repeated,
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
      for (const operation of doubts) await insist(operation);
      return doubts.length;
    },
    async repeatAnswered(most) {
      const standing = answered.filter(({ ids }) => !ids.some((id) => takenBack.has(id)));
      const step = Math.max(1, Math.floor(standing.length / most));
      const different: string[] = [];
      const sample = standing.filter((_, index) => index % step === 0);
      for (const { call, body, reply } of sample) {
        const again = await post(site.url, site.vendorSecret, call, body);
        const [first, now] = [JSON.stringify(reply), JSON.stringify(again.body)];
        if (first !== now) different.push(`${first} became ${now}`);
      }
      return different;
    },
  };
}
