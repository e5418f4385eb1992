import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import type {
  DemoLaunch,
  GameVendorConnection,
  RealLaunch,
  VendorAnswer,
} from '#ports/game-vendor.ts';
import { openTestBase, type Member, type TestBase } from '#testing/test-base.ts';
import { gamesDeps, quiet } from '../games.fixture.ts';
import { createGames, type Games } from '../games.ts';

const launchUrl = 'https://play.example/seat';

/** A vendor that records its launches and gives the answers it is set to. */
function createVendor(id: string, onLaunch: () => Promise<unknown> | void) {
  const real: RealLaunch[] = [];
  const demo: DemoLaunch[] = [];
  let answer: VendorAnswer<string> = { done: true, value: launchUrl };
  const connection: GameVendorConnection = {
    id,
    launchReal: async (launch) => {
      real.push(launch);
      await onLaunch();
      return answer;
    },
    launchDemo: async (launch) => {
      demo.push(launch);
      return answer;
    },
    catalogue: async () => ({ done: true, value: [] }),
    matches: async () => ({ done: true, value: [] }),
    findRound: async () => ({ done: true, value: null }),
    addRoutes: () => undefined,
  };
  const answerWith = (next: VendorAnswer<string>) => {
    answer = next;
  };
  return { connection, real, demo, answerWith };
}

describe.each(testDatabases())('§7, D17: launching a game on $name', (database) => {
  let base: TestBase;
  let vendor: ReturnType<typeof createVendor>;
  let games: Games;
  let whileLaunching: () => Promise<unknown> | void;
  const warnings: unknown[] = [];

  beforeAll(async () => {
    base = await openTestBase(database, { startedAt: new Date() });
  });

  beforeEach(() => {
    warnings.length = 0;
    whileLaunching = () => undefined;
    vendor = createVendor('lagoon', () => whileLaunching());
    games = createGames({
      ...gamesDeps(base),
      connections: { lagoon: vendor.connection },
      gameOrigins: ['https://play.example'],
      logger: { ...quiet.logger, warn: (...words: unknown[]) => warnings.push(words) },
    });
  });

  afterAll(() => base.close());

  type Input = Parameters<Games['handlers']['launchGame']>[0];

  const request = { launchMode: 'GLS', platform: 'html5', clientType: 2, gameId: 'lobby' } as const;
  const usual = { ...request, nodeId: 1, accountType: 1, backUrl: '/m/slot-games' };
  const launch = (person: Member, changes: Partial<Input> = {}) =>
    games.handlers.launchGame({ ...usual, ...changes }, person.context);

  const permitsOf = (accountId: bigint) =>
    base.db.selectFrom('wager_permit').selectAll().where('account_id', '=', accountId).execute();

  test('§2 Home screen: a launch sends the vendor the match at which to open', async () => {
    await launch(await base.member({ balance: 500n }), { matchId: 'fixture-1' });
    expect(vendor.real[0]?.matchId).toBe('fixture-1');
  });

  test('a launch for money opens a play session and names the player to the vendor', async () => {
    const person = await base.member({ balance: 500n });
    const launched = await launch({ ...person, context: { ...person.context, country: 'SG' } });
    expect(launched).toMatchObject({
      content: { game_url: launchUrl },
      gameName: 'harbour-lights',
      trial: false,
    });
    expect(vendor.real).toEqual([
      {
        vendorGame: 'harbour-lights-at-vendor',
        languageTag: 'en-PH',
        returnUrl: 'https://site.example/m/slot-games',
        depositUrl: 'https://site.example/m/voucherCenter',
        playSessionId: launched.playSessionId,
        accountId: person.accountId.toString(),
        currency: 'PHP',
        country: 'SG',
        address: '203.0.113.9',
      },
    ]);
    const session = await base.db
      .selectFrom('play_session')
      .selectAll()
      .where('id', '=', launched.playSessionId ?? '')
      .executeTakeFirst();
    expect(session).toMatchObject({
      member_id: person.memberId,
      account_id: person.accountId,
      session_id: person.context.caller.sessionId,
      connection: 'lagoon',
      game_node: 1,
    });
    expect(await permitsOf(person.accountId)).toMatchObject([{ closed_at: null }]);
  });

  test('the permit is committed before the vendor is called', async () => {
    const person = await base.member();
    let seen = 0;
    whileLaunching = async () => {
      seen = (await permitsOf(person.accountId)).length;
    };
    await launch(person);
    expect(seen).toBe(1);
  });

  test('a launch that fails closes its permit, is refused, and logs why', async () => {
    const person = await base.member();
    const failure = { kind: 'timeout', detail: 'no answer in 5000 ms' } as const;
    vendor.answerWith({ done: false, failure });
    await expect(launch(person)).rejects.toThrow(new ApiError('game.launch.failed'));
    expect(await permitsOf(person.accountId)).toMatchObject([
      { closed_at: expect.any(Date) as Date, close_reason: 'launch failed' },
    ]);
    expect(warnings).toEqual([
      [{ connection: 'lagoon', failure }, 'a game vendor did not launch a game'],
    ]);
  });

  test('after five failures in a row launches are refused as resting', async () => {
    const person = await base.member();
    vendor.answerWith({ done: false, failure: { kind: 'timeout', detail: '' } });
    for (let count = 0; count < 5; count += 1) {
      await expect(launch(person)).rejects.toThrow(new ApiError('game.launch.failed'));
    }
    await expect(launch(person)).rejects.toThrow(new ApiError('game.vendor.resting'));
    expect(vendor.real).toHaveLength(5);
    const permits = await permitsOf(person.accountId);
    expect(permits.filter((permit) => permit.closed_at === null)).toEqual([]);
  });

  test.each<[string, Partial<Input>, string]>([
    ['that there is not', { nodeId: 99 }, 'game.not.found'],
    ['of another vendor', { vassalage: 'REEF' }, 'game.not.found'],
    ['of another id', { gameId: 'deep-net' }, 'game.not.found'],
    ['of a vendor that is switched off', { nodeId: 4 }, 'game.maintenance'],
    ['whose connection is not set up', { nodeId: 3 }, 'game.maintenance'],
    ['without free play, for free', { nodeId: 2, accountType: 0 }, 'game.forbidden'],
  ])('a game %s is refused', async (_name, changes, code) => {
    const person = await base.member();
    await expect(launch(person, changes)).rejects.toThrow(code);
    expect(vendor.real).toEqual([]);
    expect(await permitsOf(person.accountId)).toEqual([]);
  });

  test('a game may be named by its own id and vendor', async () => {
    const person = await base.member();
    const named = { gameId: 'harbour-lights', vassalage: 'LANTERN' };
    await expect(launch(person, named)).resolves.toMatchObject({ trial: false });
  });

  test('a member who is locked for play launches nothing', async () => {
    const person = await base.member();
    await base.db
      .updateTable('account')
      .set({ wagering_blocked: 'operator' })
      .where('id', '=', person.accountId)
      .execute();
    await expect(launch(person)).rejects.toThrow('play.locked');
    expect(vendor.real).toEqual([]);
  });

  test('a log-out before the launch leaves no open permit', async () => {
    const person = await base.member();
    await base.db
      .updateTable('session')
      .set({ ended_at: new Date() })
      .where('id', '=', person.context.caller.sessionId)
      .execute();
    await expect(launch(person)).rejects.toThrow('session.ended');
    expect(await permitsOf(person.accountId)).toEqual([]);
    expect(vendor.real).toEqual([]);
  });

  test('decision D17: a trial account plays for play money, without a play session', async () => {
    const options = { memberType: 4, currency: 'FUN', balance: 123_450n };
    const person = await base.member(options);
    const launched = await launch(person);
    expect(launched).toMatchObject({ playSessionId: null, trial: true });
    expect(vendor.real).toEqual([]);
    expect(vendor.demo).toMatchObject([{ currency: 'FUN', balance: '1234.50' }]);
    await expect(launch(person, { nodeId: 2 })).rejects.toThrow('trial.restricted');
  });

  test('a member may play for free, with play money and not the own money', async () => {
    const person = await base.member({ balance: 77n });
    expect(await launch(person, { accountType: 0 })).toMatchObject({
      playSessionId: null,
      trial: true,
    });
    const byItsCall = games.handlers.launchTrialGame(usual, person.context);
    expect(await byItsCall).toMatchObject({ playSessionId: null, trial: true });
    const launched = { currency: 'FUN', balance: '2000.00' };
    expect(vendor.demo).toMatchObject([launched, launched]);
    expect(vendor.real).toEqual([]);
    expect(await permitsOf(person.accountId)).toEqual([]);
  });

  test('a game that takes the whole window is marked, and leads to games alone', async () => {
    const person = await base.member();
    expect(await launch(person, { nodeId: 5 })).toMatchObject({ topLevel: true });
    vendor.answerWith({ done: true, value: 'https://evil.example/seat' });
    await expect(launch(person, { nodeId: 5 })).rejects.toThrow(new ApiError('game.launch.failed'));
    expect(await permitsOf(person.accountId)).toMatchObject([
      {},
      { close_reason: 'launch failed' },
    ]);
    expect(await launch(person)).toMatchObject({ topLevel: false });
  });

  test('the return path is a path of this site, whatever the input', async () => {
    const person = await base.member();
    await launch(person, { backUrl: '//evil.example/m/' });
    expect(vendor.real[0]?.returnUrl).toBe('https://site.example/m/home');
  });

  test('the end of a log-in closes its own play sessions only', async () => {
    const person = await base.member();
    const { id: sessionId } = await base.openSession(person.memberId);
    const caller = { ...person.context.caller, sessionId };
    const first = await launch(person);
    const second = await launch({ ...person, context: { ...person.context, caller } });
    const { memberId } = person;
    const ended = person.context.caller.sessionId;
    await games.on.sessionEnded({ sessionId: ended, memberId, reason: 'logged out' });
    await games.on.sessionEnded({ sessionId: randomUUID(), memberId, reason: 'nobody' });
    const reasons = (await permitsOf(person.accountId)).map((one) => [one.id, one.close_reason]);
    expect(new Map(reasons as [string, string | null][])).toEqual(
      new Map([
        [first.playSessionId, 'logged out'],
        [second.playSessionId, null],
      ]),
    );
  });

  test('a game that was opened is a recent game, for money and for free', async () => {
    const person = await base.member();
    const input = { page: 1, pageSize: 25, clientType: 2 };
    for (const [nodeId, accountType] of [
      [2, 1],
      [1, 0],
    ] as const) {
      await launch(person, { nodeId, accountType });
    }
    const { list } = await games.handlers.listRecentGames(input, person.context);
    expect(list.map((game) => game.nodeId)).toEqual([1, 2]);
  });

  test('a connection whose id differs from its key is refused', () => {
    const connections = { reef: vendor.connection };
    const other = createGames({ ...gamesDeps(base), connections });
    expect(() => other.addRoutes({} as never)).toThrow('connection reef calls itself lagoon');
  });
});
