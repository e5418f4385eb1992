import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookBetReply, BookInfo, BookView } from '#arcade/book/book-view.ts';
import type { DuelDealView, DuelInfo } from '#arcade/duel/duel-view.ts';
import type { PokerDealView, PokerInfo } from '#arcade/poker/poker-view.ts';
import type { TableInfo } from '#arcade/table/table-view.ts';
import { realLaunch, startSandbox } from '#testing/sandbox-under-test.ts';
import type { SandboxUnderTest } from '#testing/sandbox-under-test.ts';
import type { PlayedRound, PlayState } from './play-state.ts';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function read<Value>(path: string): Promise<Value> {
  return (await sandbox.server.inject({ url: path })).json<Value>();
}

async function infoOf<Info>(seat: string): Promise<Info> {
  return (await read<PlayState<Info>>(`${seat}/state`)).info;
}

async function play<Value>(seat: string, action: string, input: object): Promise<Value> {
  return (await sandbox.act(seat, action, input)).round;
}

async function betOnAMatch(seat: string): Promise<BookBetReply> {
  const { fixtures } = await play<BookView>(seat, 'watch', {});
  const fixture = fixtures.find(({ state }) => state === 'open')?.id;
  return play<BookBetReply>(seat, 'bet', { fixture, selection: 'home', stake: '10.00' });
}

test('§2 Game center and category pages: a player who leaves the book and comes back finds the open bet, and nobody else does', async () => {
  const { view } = await betOnAMatch(await sandbox.launch('habagat-goals', 'real', 'bettor'));
  expect(view.slips).toMatchObject([{ state: 'open', stake: '10.00' }]);
  const again = await infoOf<BookInfo>(await sandbox.launch('habagat-goals', 'real', 'bettor'));
  expect(again.view.slips).toEqual(view.slips);
  const other = await infoOf<BookInfo>(await sandbox.launch('habagat-goals', 'real', 'other'));
  expect(other.view.slips).toEqual([]);
  const elsewhere = await sandbox.launch('storm-court', 'real', 'bettor');
  expect((await infoOf<BookInfo>(elsewhere)).view.slips).toEqual([]);
});

test('§2 Game center and category pages: the book opens at the match that the operator names, or with all matches when it is over', async () => {
  const open = async (fixture: string) => {
    const launch = { ...realLaunch('habagat-goals'), fixture };
    const answer = await sandbox.post('/api/v1/softswiss/launcher/real', launch);
    const { pathname } = new URL(answer.json<{ launch_url: string }>().launch_url);
    return (await infoOf<BookInfo>(pathname)).opened;
  };
  const { view } = await infoOf<BookInfo>(await sandbox.launch('habagat-goals'));
  const wanted = view.fixtures.at(-1)?.id ?? '';
  expect(await open(wanted)).toBe(wanted);
  expect(await open('gone')).toBeNull();
});

test('§2 Game center and category pages: a demo names nobody, so each begins without open bets', async () => {
  await betOnAMatch(await sandbox.launch('habagat-goals', 'demo'));
  const again = await infoOf<BookInfo>(await sandbox.launch('habagat-goals', 'demo'));
  expect(again.view.slips).toEqual([]);
});

test('§2 Game center and category pages: a player who comes back plays on the hand that was dealt', async () => {
  const duel = await sandbox.launch('lucky-nine-alley');
  const { hand } = await play<DuelDealView>(duel, 'deal', { stake: '10.00' });
  const duelAgain = await sandbox.launch('lucky-nine-alley');
  expect((await infoOf<DuelInfo>(duelAgain)).open).toEqual(hand);
  expect((await sandbox.act(duelAgain, 'stand', {})).refusal).toBeNull();
  expect((await sandbox.act(duel, 'stand', {})).refusal).toBe('bad_request');

  const poker = await sandbox.launch('bamboo-five-draw');
  const dealt = await play<PokerDealView>(poker, 'deal', { stake: '1.00' });
  const pokerAgain = await sandbox.launch('bamboo-five-draw');
  expect((await infoOf<PokerInfo>(pokerAgain)).open).toEqual(dealt.hand);
});

test('§2 Game center and category pages: a player who comes back finds the bets of a table and the rounds played', async () => {
  const bets = [{ spot: 'red', stake: '10.00' }];
  await play(await sandbox.launch('meridian-roulette'), 'bet', { bets });
  const table = await infoOf<TableInfo>(await sandbox.launch('meridian-roulette'));
  expect(table.view?.bets).toEqual(bets);

  await play(await sandbox.launch('coral-choir'), 'spin', { coin: '0.05' });
  const slot = await sandbox.launch('coral-choir');
  expect((await read<{ rounds: PlayedRound[] }>(`${slot}/history`)).rounds).toHaveLength(1);
});
