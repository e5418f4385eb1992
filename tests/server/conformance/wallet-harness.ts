import { expect } from 'vitest';
import type { Player, SiteUnderTest } from '../vendor/site-under-test.ts';
import {
  balanceBody,
  minor,
  post,
  postBytes,
  signatureOf,
  type WalletCall,
  type WalletReply,
} from '../vendor/wallet-call.ts';

/** A site, a vendor that calls its wallet, and the members who play. */
export type WalletHarness = {
  site: SiteUnderTest;
  /** Players with an open game, by user name; each rule has its own. */
  player(username: string): Player;
  post(call: WalletCall, body: object): Promise<WalletReply>;
  /** Sends the bytes unchanged; signs them unless a signature, or null for none, is given. */
  postBytes(call: string, bytes: string | Buffer, signature?: string | null): Promise<WalletReply>;
  balanceOf(player: Player): Promise<bigint>;
};

export async function createWalletHarness(
  site: SiteUnderTest,
  usernames: readonly string[],
): Promise<WalletHarness> {
  const players = new Map<string, Player>();
  for (const username of usernames) {
    players.set(username, await site.openGame(username, await site.logIn(username)));
  }
  const { vendorSecret } = site;
  const send = (call: WalletCall, body: object) => post(site.url, vendorSecret, call, body);
  return {
    site,
    player: (username) => {
      const player = players.get(username);
      if (!player) throw new Error(`${username} has no open game`);
      return player;
    },
    post: send,
    postBytes: (call, bytes, signature = signatureOf(bytes, vendorSecret)) =>
      postBytes(site.url, call, bytes, signature === null ? {} : { 'x-request-sign': signature }),
    balanceOf: async (player) => minor((await send('balance', balanceBody(player))).body.balance),
  };
}

/** Expects a refusal in the vendor's shape: HTTP 400 and `invalid_argument`, nothing else. */
export function expectRefusal(reply: WalletReply, apiCode: string, balance?: string): void {
  const text = expect.stringMatching(/./) as string;
  expect({ status: reply.status, body: reply.body }).toEqual({
    status: 400,
    body: {
      code: 'invalid_argument',
      msg: text,
      meta: {
        api_code: apiCode,
        api_message: text,
        ...(balance === undefined ? {} : { balance }),
      },
    },
  });
}

/** Runs `act` and expects the player's balance to be unchanged after it. */
export async function expectUnmoved(
  harness: WalletHarness,
  player: Player,
  act: () => Promise<unknown>,
): Promise<void> {
  const before = await harness.balanceOf(player);
  await act();
  expect(await harness.balanceOf(player)).toBe(before);
}
