import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import {
  betOf,
  lotterySource,
  rebateBackOf,
  rebateOf,
  resultOf,
  stakeBackOf,
  winBackOf,
  type RoundMoney,
} from '#modules/lottery/money.ts';
import { playedLotteries } from '#modules/lottery/played-lotteries.ts';
import type { WalletOperation } from '#modules/wallet/operation.ts';
import { currency, firstPage, type Member } from '#testing/test-base.ts';
import { createTestSite, type TestSite } from '#testing/test-site.ts';

/** Takes two days, since midnight may pass between a move and its report. */
const days = { lastDays: 2 };
const page = { ...firstPage, ...days };

let written = 0;

describe('§8: rounds of lotteries in the records of members', () => {
  let site: TestSite;
  let houseId: bigint;

  beforeAll(async () => {
    site = await createTestSite(anyDatabase());
    await site.modules.prepare();
    houseId = await site.modules.wallet.houseAccount(lotterySource, currency.code);
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  const reports = () => site.modules.handlers.reports;

  const player = (parentId: bigint | null = null) =>
    site.member({ balance: 1_000_00n, memberType: 1, parentId });

  function round(
    { accountId }: Member,
    { gameId = 1001, money = 'slider' }: Partial<RoundMoney> = {},
  ): RoundMoney {
    return { number: `L20261124-${++written}`, accountId, houseId, gameId, money };
  }

  async function post(...operations: readonly WalletOperation[]): Promise<void> {
    for (const one of operations) {
      const results = await site.modules.wallet.apply([one]);
      expect(results.map(({ outcome }) => outcome)).toEqual(['applied']);
    }
  }

  const bets = async (who: Member, more: object = {}, language: 'EN' | 'TY' = 'EN') =>
    (await reports().listBets({ ...page, ...more }, { ...who.context, language })).list;

  test('each category of each lottery counts as a game of its own', async () => {
    const kinds = await site.db
      .selectFrom('game_kind')
      .select(['game_node', 'category', 'weight'])
      .where('game_node', '>=', 1_000_000)
      .orderBy('game_node')
      .execute();
    expect(kinds).toHaveLength(2 * site.site.lotteries.lotteries.length);
    expect(kinds).toEqual(
      expect.arrayContaining([
        { game_node: 1_001_001, category: 'ELOTT', weight: 100 },
        { game_node: 1_002_001, category: 'ELOTT', weight: 100 },
        { game_node: 2_001_001, category: 'LOTT', weight: 100 },
      ]),
    );
  });

  test('the providers are those of the catalogue, or the house where it has none', () => {
    const lotteryVendors = [{ code: 'LOTT', name: 'House Lotteries' }];
    const { lotteries, brand } = site.site;
    const found = playedLotteries({ lotteries, lotteryVendors, brand });
    const of = (node: number) => found.find(({ gameNode }) => gameNode === node)?.vendor;
    expect(of(2_001_001)).toEqual({ code: 'LOTT', name: 'House Lotteries' });
    expect(of(1_001_001)).toEqual({ code: 'ELOTT', name: brand.name });
    expect(of(1_002_003)).toEqual({ code: 'TCG_LOTTO_VN', name: brand.name });
    expect(of(1_004_001)).toEqual({ code: 'TCG_SEA', name: brand.name });
  });

  test('a round is shown with its lottery, type and provider, and found by them', async () => {
    const who = await player();
    const slider = round(who, { gameId: 1004 });
    const fixed = round(who, { gameId: 2001, money: 'fixed' });
    await post(betOf(slider, 100_00n), resultOf(slider, 1, 0n), betOf(fixed, 50_00n));
    expect(await bets(who)).toMatchObject([
      {
        roundId: fixed.number,
        gameName: 'Vietnam North',
        gameType: 'ELOTT',
        vassalage: 'TCG_LOTTO_VN',
        vendorName: 'Vietnam Lottery',
        betAmount: '50.00',
        state: 'open',
      },
      {
        roundId: slider.number,
        gameName: 'Ten Cars',
        gameType: 'LOTT',
        vassalage: 'LOTT',
        vendorName: 'Pavilion Lottery',
        netAmount: '-100.00',
        state: 'settled',
      },
    ]);
    expect(await bets(who, {}, 'TY')).toMatchObject([
      { gameName: 'Hilagang Vietnam' },
      { gameName: 'Sampung Kotse' },
    ]);
    expect(await bets(who, { gameType: 'LOTT' })).toMatchObject([{ roundId: slider.number }]);
    expect(await bets(who, { vassalage: 'TCG_LOTTO_VN' })).toMatchObject([
      { roundId: fixed.number },
    ]);
    expect(await bets(who, { gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' })).toEqual([]);
  });

  test('a round is opened with its moves', async () => {
    const who = await player();
    const won = round(who, { money: 'electronic' });
    await post(betOf(won, 100_00n), resultOf(won, 1, 195_00n));
    const [shown] = await bets(who);
    const recordId = shown?.recordId ?? '';
    expect(await reports().getRound({ recordId }, who.context)).toMatchObject({
      gameName: 'Minute Five',
      moves: [
        { kind: 'bet', amount: '-100.00', reference: won.number },
        { kind: 'win', amount: '195.00', reference: `${won.number}:w1` },
      ],
      hasMore: false,
    });
  });

  test('what is cancelled before or void after its result is not open', async () => {
    const who = await player();
    const [cancelled, isVoid] = [round(who), round(who)];
    await post(betOf(cancelled, 100_00n), stakeBackOf(cancelled));
    await post(
      betOf(isVoid, 100_00n),
      resultOf(isVoid, 1, 195_00n),
      stakeBackOf(isVoid),
      winBackOf(isVoid, 1),
    );
    const shown = { betAmount: '100.00', winAmount: '0.00', netAmount: '0.00' };
    expect(await bets(who)).toMatchObject([
      { ...shown, state: 'cancelled' },
      { ...shown, state: 'cancelled' },
    ]);
    expect(await bets(who, { state: 'open' })).toEqual([]);
    expect(await reports().getProfitAndLoss(days, who.context)).toMatchObject({
      openRounds: 0,
      stake: '0.00',
      returned: '0.00',
    });
  });

  test('profit and loss have both categories, and the rebate beside them', async () => {
    const who = await player();
    const [slider, electronic] = [round(who), round(who, { money: 'electronic' })];
    await post(
      betOf(slider, 100_00n),
      resultOf(slider, 1, 30_00n),
      rebateOf(slider, 3_00n),
      betOf(electronic, 50_00n),
    );
    const settled = { stake: '100.00', returned: '30.00', net: '-70.00' };
    const open = { stake: '50.00', returned: '0.00', net: '-50.00' };
    expect(await reports().getProfitAndLoss(days, who.context)).toMatchObject({
      categories: [
        { gameType: 'LOTT', settled },
        { gameType: 'ELOTT', open },
      ],
      openRounds: 1,
      bonus: '3.00',
      change: '883.00',
    });
  });

  test('a rebate that is taken back is a rebate below zero, and no play', async () => {
    const who = await player();
    const isVoid = round(who);
    await post(
      betOf(isVoid, 100_00n),
      resultOf(isVoid, 1, 0n),
      rebateOf(isVoid, 3_00n),
      stakeBackOf(isVoid),
      rebateBackOf(isVoid),
    );
    expect(await reports().getProfitAndLoss(days, who.context)).toMatchObject({
      categories: [{ gameType: 'LOTT', net: '0.00' }],
      returned: '0.00',
      bonus: '0.00',
      change: '1000.00',
    });
    const rebates = await reports().listTransactions({ ...page, kind: 'rebate' }, who.context);
    const reference = `${isVoid.number}:r`;
    expect(rebates).toMatchObject({
      list: [
        { kind: 'rebate', amount: '-3.00', reference: `${reference}:x` },
        { kind: 'rebate', amount: '3.00', reference, gameName: '' },
      ],
      total: 2,
      totals: { moneyIn: '3.00', moneyOut: '3.00', net: '0.00' },
    });
    const back = await reports().listTransactions({ ...page, kind: 'rollback' }, who.context);
    expect(back).toMatchObject({
      list: [{ kind: 'rollback', amount: '100.00', gameName: 'Minute Five' }],
      total: 1,
    });
    const { total } = await reports().listTransactions(page, who.context);
    expect(total).toBe(5);
  });

  test('an agent sees the rounds of the team by the same names', async () => {
    const agent = await player();
    const who = await player(agent.memberId);
    const slider = round(who);
    await post(betOf(slider, 100_00n), resultOf(slider, 1, 0n));
    await bets(who);
    const asked = { ...page, account: who.username, vassalage: 'LOTT' };
    const { list, footer } = await reports().listTeamBets(asked, agent.context);
    expect(list).toMatchObject([
      { gameName: 'Minute Five', gameType: 'LOTT', validBetAmount: '100.00' },
    ]);
    expect(footer).toMatchObject({ validBetAmount: '100.00' });
  });
});
