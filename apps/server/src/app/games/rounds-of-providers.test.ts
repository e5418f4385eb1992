import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { gamesDeps, smallSite } from '#modules/games/games.fixture.ts';
import { createGames, type Games } from '#modules/games/games.ts';
import { createReports, type Reports } from '#modules/reports/reports.ts';
import { createTransfers } from '#modules/transfers/transfers.ts';
import { createFakeTransferWallets, reportedRound } from '#ports/fakes/transfer-wallets.fake.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import {
  currency,
  openTestBase,
  timeZone,
  type Member,
  type TestBase,
} from '#testing/test-base.ts';

/** A game of REEF by the vendor's name for it. */
const game = 'deep-net-at-vendor';

describe.each(testDatabases())(
  '§7: play at a provider with a wallet of its own, on $name',
  (database) => {
    const provider = createFakeTransferWallets();
    let base: TestBase;
    let games: Games;
    let reports: Reports;
    let createSiteGames: (site: typeof smallSite) => Games;
    let transfers: ReturnType<typeof createTransfers>;

    beforeAll(async () => {
      base = await openTestBase(database, { startedAt: new Date() });
      const launchReal = async () => ({ done: true, value: 'https://play.example/' });
      const company = { id: 'reef', launchReal, transfers: provider.wallets };
      const reef = company as unknown as GameVendorConnection;
      const deps = { ...gamesDeps(base), connections: { reef } };
      createSiteGames = (site) => createGames({ ...deps, site });
      games = createSiteGames(smallSite);
      reports = createReports({ ...deps, timeZone, games });
      transfers = createTransfers({
        ...deps,
        currency,
        vendors: [{ code: 'REEF', name: 'Reef', provider: 'REEF', wallets: provider.wallets }],
        isOpen: () => true,
        gameNodeOf: games.nodeAtVendor,
        wins: games.wins,
        checkWager: async () => {},
        contractRequests: async () => ({}) as never,
        logger: base.logger,
      });
    });
    afterAll(() => base.close());

    async function bring({ context }: Member, amount: string): Promise<void> {
      const order = { vassalage: 'REEF', amount, requestKey: randomUUID() };
      const { state } = await transfers.handlers.transferToVendor(order, context);
      expect(state).toBe('done');
    }

    function playThere({ accountId }: Member, bet: bigint, win: bigint) {
      const purse = { provider: 'REEF', accountId: accountId.toString(), currency: 'PHP' };
      provider.play(purse, win - bet);
      const round = reportedRound(accountId, { bet, win, game, endedAt: new Date() });
      provider.report('REEF', round);
      return round;
    }

    async function playHere({ accountId }: Member, bet: bigint, win: bigint): Promise<void> {
      const move = { source: 'games:lagoon', roundId: randomUUID(), gameNode: 1 };
      await base.move(accountId, 'bet', -bet, move);
      await base.move(accountId, 'win', win, { ...move, finishesRound: true });
    }

    const profit = ({ context }: Member) =>
      reports.handlers.getProfitAndLoss({ lastDays: 2 }, context);
    const bets = ({ context }: Member, vassalage = '') =>
      reports.handlers.listBets(
        { lastDays: 2, vassalage, state: undefined, gameType: undefined, pageNo: 1, pageSize: 25 },
        context,
      );

    test('profit and loss contains what was lost there, and the sums agree', async () => {
      const person = await base.member({ balance: 200_00n });
      await bring(person, '100.00');
      playThere(person, 45_00n, 10_00n);
      await playHere(person, 10_00n, 3_15n);
      await transfers.jobs.runNow();
      expect(await profit(person)).toMatchObject({
        stake: '55.00',
        returned: '13.15',
        net: '-41.85',
        categories: [
          { gameType: 'RNG', net: '-6.85' },
          { gameType: 'FISH', stake: '45.00', returned: '10.00', net: '-35.00' },
        ],
        adjustments: '200.00',
        transfers: '-100.00',
        atProviders: '65.00',
        change: '93.15',
        changeInAll: '158.15',
      });
      const account = await base.wallet.handlers.getWallet({}, person.context);
      expect(account.sumBalance).toBe('93.15');
    });

    test('the bet record lists its rounds, each with its moves and corrections', async () => {
      const person = await base.member({ balance: 50_00n });
      await playHere(person, 1_00n, 0n);
      const round = playThere(person, 20_00n, 5_00n);
      await transfers.jobs.runNow();
      provider.report('REEF', { ...round, win: '4.00' });
      await transfers.jobs.runNow();
      expect((await bets(person)).total).toBe(2);
      const { list } = await bets(person, 'REEF');
      expect(list).toMatchObject([
        {
          roundId: round.roundId,
          vassalage: 'REEF',
          vendorName: 'Reef Works',
          gameName: 'deep-net',
          betAmount: '20.00',
          winAmount: '4.00',
          netAmount: '-16.00',
          state: 'settled',
          startedAt: round.endedAt.toISOString(),
        },
      ]);
      const recordId = list[0]?.recordId ?? '';
      const { moves } = await reports.handlers.getRound({ recordId }, person.context);
      expect(moves).toMatchObject([
        { kind: 'bet', amount: '-20.00', balanceAfter: null },
        { kind: 'win', amount: '5.00', balanceAfter: null },
        { kind: 'rollback', amount: '-1.00', balanceAfter: null },
      ]);
    });

    test('the rounds cause no transaction of the wallet', async () => {
      const person = await base.member({ balance: 50_00n });
      playThere(person, 20_00n, 5_00n);
      await transfers.jobs.runNow();
      const request = { lastDays: 2, kind: undefined, pageNo: 1, pageSize: 25 };
      const shown = await reports.handlers.listTransactions(request, person.context);
      expect(shown).toMatchObject({ total: 1, totals: { moneyIn: '50.00', moneyOut: '0.00' } });
      expect(shown.list.map(({ kind }) => kind)).toEqual(['adjustment']);
      expect((await base.wallet.ledgerCheck()).findings).toEqual([]);
    });

    test('the result shown in the game counts them from its launch on', async () => {
      const person = await base.member();
      const since = new Date(Date.now() - 1000).toISOString();
      playThere(person, 9_00n, 2_00n);
      await transfers.jobs.runNow();
      const result = await reports.handlers.getPlayResult({ nodeId: 3, since }, person.context);
      const lost = { stake: '9.00', returned: '2.00', net: '-7.00' };
      expect(result).toMatchObject({ rounds: 1, ...lost, settled: lost, openRounds: 0 });
    });

    test.each([
      ['asks before', {}, false],
      ['as the game opens, where the site says so', { bringsCash: true }, true],
    ])('cash is brought %s', async (_, row, bringAtOnce) => {
      const person = await base.member({ balance: 500n });
      const vendors = smallSite.vendors.map((one) =>
        one.code === 'REEF' ? { ...one, ...row } : one,
      );
      const request = {
        launchMode: 'GLS',
        platform: 'html5',
        clientType: 2,
        gameId: 'lobby',
      } as const;
      const input = { ...request, nodeId: 3, accountType: 1, backUrl: '/m/home' };
      const { handlers } = createSiteGames({ ...smallSite, vendors });
      const opened = await handlers.launchGame(input, person.context);
      expect(opened).toMatchObject({ bringMoneyTo: 'REEF', bringAtOnce });
    });

    test('a win there is listed on the winner board, and a correction lowers it', async () => {
      const person = await base.member();
      const round = playThere(person, 9_00n, 7777_00n);
      await transfers.jobs.runNow();
      await games.jobs.runNow();
      const amounts = async () => {
        const rows = await base.db
          .selectFrom('big_win')
          .select('amount')
          .where('account_id', '=', person.accountId)
          .execute();
        return rows.map(({ amount }) => amount);
      };
      expect(await amounts()).toEqual([7777_00n]);
      provider.report('REEF', { ...round, win: '12.00' });
      await transfers.jobs.runNow();
      await games.jobs.runNow();
      expect(await amounts()).toEqual([12_00n]);
    });
  },
);
