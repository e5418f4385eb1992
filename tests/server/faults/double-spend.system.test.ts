import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '#tools/run.mjs';
import { writeCall } from '../../support/encrypted-call.ts';
import { databaseNames, oneDatabase } from '../vendor/database.ts';
import { openSite, type Player, type SiteUnderTest } from '../vendor/site-under-test.ts';
import {
  balanceBody,
  bet,
  betWinBody,
  decimal,
  minor,
  newId,
  post,
  signatureOf,
  win,
} from '../vendor/wallet-call.ts';
import { type RawAnswer, type RawRequest, releaseTogether } from './barrier.ts';
import { overspending } from './overspending.ts';
import { spendRacily } from './racy-wallet.ts';

const rounds = 20;
const together = 20;
/**
 * A withdrawal first checks a password, so bets sent with it would all be earlier. How long the
 * check takes depends on the machine: after a round that only one side won, the delay is changed.
 */
const firstBetEveryMs = 4;
const slowestBetEveryMs = 250;
const paymentPassword = '246810';

/** The default site folder, in which every VIP level may withdraw as often as it likes. */
function siteWithManyWithdrawals(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-site-'));
  cpSync(path.join(root, 'site'), folder, { recursive: true });
  const vip = path.join(folder, 'vip.yaml');
  const text = readFileSync(vip, 'utf8');
  const changed = text
    .replaceAll(/withdrawalsPerDay: \d+/g, 'withdrawalsPerDay: 9999')
    .replaceAll(/withdrawDailyMaximum: '[\d.]+'/g, "withdrawDailyMaximum: '500000.00'");
  expect(changed).not.toBe(text);
  writeFileSync(vip, changed);
  return folder;
}

describe.each(databaseNames)('spending one balance many times at once, on %s', (database) => {
  /** Bets alone run on every database; the mixed rounds on one, as the wallet is the same. */
  const isWhole = oneDatabase.includes(database);
  const siteDir = siteWithManyWithdrawals();
  let site: SiteUnderTest;

  beforeAll(async () => {
    site = await openSite({ database, env: { SITE_DIR: siteDir } });
  });
  afterAll(async () => {
    await site.close();
    rmSync(siteDir, { recursive: true, force: true });
  });

  async function balanceOf(player: Player): Promise<bigint> {
    const reply = await post(site.url, site.vendorSecret, 'balance', balanceBody(player));
    return minor(reply.body.balance);
  }

  /** Brings the balance to an amount by a bet or a win. */
  async function setBalance(player: Player, wanted: bigint): Promise<void> {
    const now = await balanceOf(player);
    if (now === wanted) return;
    const move = now > wanted ? bet(decimal(now - wanted)) : win(decimal(wanted - now));
    await post(site.url, site.vendorSecret, 'betwin', betWinBody(player, [move]));
    expect(await balanceOf(player)).toBe(wanted);
  }

  function betRequest(player: Player, amount: bigint): RawRequest {
    const body = JSON.stringify(betWinBody(player, [bet(decimal(amount))]));
    const headers = { 'x-request-sign': signatureOf(body, site.vendorSecret) };
    return { method: 'POST', path: '/vendors/sandbox/betwin', headers, body };
  }

  async function withdrawalRequest(player: Player, cardId: string, amount: bigint) {
    const input = { cardId, amount: decimal(amount), paymentPassword, requestKey: newId() };
    const call = { method: 'POST', path: '/wps/transaction/withdraw' } as const;
    const written = await writeCall(site.url, 'PAVILION', { ...call, body: input });
    const headers = { ...written.headers, merchant: 'PAVILION', authorization: player.token };
    return { ...call, headers, body: written.body } satisfies RawRequest;
  }

  /** Adds an account in the name with which `player12` is verified. */
  async function cardOf({ token }: Player): Promise<string> {
    const body = { password: 'Pavilion2026', paymentPassword };
    await site.call('PUT', '/wps/member/paymentPassword', { token, body });
    const added = await site.call('PUT', '/wps/member/bankCard', {
      token,
      body: {
        bank: 'harbour-bank',
        accountNumber: '1234567890',
        accountName: 'Ligaya Mercado',
        paymentPassword,
      },
    });
    expect(added.success).toBe(true);
    return (added.value as { cardId: string }).cardId;
  }

  const outcomeOf = (answer: RawAnswer): string => {
    const { meta, errorCode } = answer.body as { meta?: { api_code: string }; errorCode?: string };
    return meta?.api_code ?? errorCode ?? 'accepted';
  };

  /** Releases the requests against a balance; returns the round and the text of each refusal. */
  async function release(
    player: Player,
    before: bigint,
    amount: bigint,
    requests: readonly RawRequest[],
  ) {
    await setBalance(player, before);
    const answers = await releaseTogether(site.url, requests);
    const accepted = answers.filter((one) => one.status === 200).map(() => amount);
    const refusals = answers.filter((one) => one.status !== 200).map(outcomeOf);
    return { before, accepted, after: await balanceOf(player), refusals, answers };
  }

  test.runIf(isWhole)(
    'the check finds the overspending of a wallet that reads and then writes',
    async () => {
      const amounts = Array.from({ length: together }, () => 10_00n);
      const round = await spendRacily(site.database, 75_00n, amounts);
      expect(round.accepted.length).toBeGreaterThan(7);
      expect(overspending(round)).not.toEqual([]);
      const sound = { before: 75_00n, accepted: amounts.slice(0, 7), after: 5_00n };
      expect(overspending(sound)).toEqual([]);
      expect(overspending({ ...sound, after: 15_00n })).toHaveLength(1);
    },
  );

  test(`${together} bets released together, ${rounds} times: 0 overspent`, async () => {
    const player = await site.openGame('player11', await site.logIn('player11'));
    for (let round = 0; round < rounds; round++) {
      const requests = Array.from({ length: together }, () => betRequest(player, 10_00n));
      const outcome = await release(player, 75_00n, 10_00n, requests);
      expect(overspending(outcome)).toEqual([]);
      expect(outcome.accepted).toHaveLength(7);
      expect(new Set(outcome.refusals)).toEqual(new Set(['100']));
    }
  });

  test.runIf(isWhole)(
    `bets against withdrawals released together, ${rounds} times: 0 overspent`,
    async () => {
      const player = await site.openGame('player12', await site.logIn('player12'));
      const cardId = await cardOf(player);
      let mixedRounds = 0;
      let betEveryMs = firstBetEveryMs;
      for (let round = 0; round < rounds; round++) {
        const requests = await Promise.all(
          Array.from({ length: together }, async (_, index) =>
            index % 2 === 0
              ? withdrawalRequest(player, cardId, 100_00n)
              : { ...betRequest(player, 100_00n), afterMs: index * betEveryMs + round },
          ),
        );
        const outcome = await release(player, 750_00n, 100_00n, requests);
        expect(overspending(outcome)).toEqual([]);
        expect(outcome.accepted).toHaveLength(7);
        expect(outcome.refusals.every((code) => ['100', 'wallet.no.funds'].includes(code))).toBe(
          true,
        );
        const kinds = outcome.answers.flatMap((one, at) => (one.status === 200 ? [at % 2] : []));
        if (new Set(kinds).size === 2) mixedRounds += 1;
        else if (kinds.includes(1)) betEveryMs = Math.min(betEveryMs * 2, slowestBetEveryMs);
        else betEveryMs /= 2;
      }
      expect(mixedRounds, 'rounds in which both a bet and a withdrawal won').toBeGreaterThan(0);
    },
  );

  test('the ledger is sound after all of it', async () => {
    expect(await site.ledgerFindings()).toEqual([]);
  });
});
