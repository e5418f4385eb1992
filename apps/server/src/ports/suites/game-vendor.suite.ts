import type { AddressInfo } from 'node:net';
import { fastify, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createVendorStub, type VendorMood } from '../fakes/game-vendor.stub.ts';
import type {
  FinishRound,
  GameVendorConnection,
  PlayRound,
  RollBack,
  VendorFailure,
  VendorWallet,
  WalletAnswer,
  WalletPlayer,
  WalletRefusal,
} from '../game-vendor.ts';
import { roundTests } from './game-vendor-rounds.suite.ts';

export type WalletCommand =
  | { call: 'balance'; command: WalletPlayer & { vendorGame: string } }
  | { call: 'playRound'; command: PlayRound }
  | { call: 'rollBack'; command: RollBack }
  | { call: 'finishRound'; command: FinishRound };

/** What the vendor reads in an answer; `repeats` when it will send the call again. */
export type ReadByVendor = { done: boolean; repeats: boolean; balance: string | null };

/** An adapter under test, with the vendor's side of its protocol. */
export type GameVendorUnderTest = {
  /** Creates a connection to a vendor at that address; launches time out after `deadlineMs`. */
  connect(vendorUrl: string, deadlineMs: number): GameVendorConnection;
  /** What the vendor's protocol supports: several moves in one call, a finish call, matches. */
  carries: { batches: boolean; finishes: boolean; matches: boolean };
  /** The vendor's body for a successful launch. */
  launched(launchUrl: string): string;
  /** The vendor's answers to a round inquiry: for `roundRecord`, and for an unknown round. */
  rounds: { found: string; unknown: string };
  /** The vendor's request for a command, with valid credentials. */
  ask(calls: WalletCommand): InjectOptions;
  /** The same with invalid credentials. */
  forge(calls: WalletCommand): InjectOptions;
  read(response: LightMyRequestResponse): ReadByVendor;
};

const player = { accountId: '41', currency: 'PHP' };

const round: PlayRound = {
  ...player,
  vendorGame: 'harbour-lights',
  roundId: 'round-1',
  playSessionId: 'b7b4b8f0-2f0c-4a3e-8a51-6c1a1f6f0a11',
  moves: [
    { externalId: 'move-1', kind: 'bet', amountMinor: 1050n },
    { externalId: 'move-2', kind: 'win', amountMinor: 7n },
  ],
  finishesRound: true,
};

const reversal: RollBack = {
  ...player,
  roundId: 'round-1',
  reversals: [{ externalId: 'reversal-1', originalId: 'move-1' }],
  finishesRound: true,
};

/** The commands that the vendor's protocol supports. */
function callsOf({ carries }: GameVendorUnderTest) {
  const rounds = carries.batches
    ? [round]
    : round.moves.map((move) => ({ ...round, moves: [move] }));
  const calls: WalletCommand[] = [
    { call: 'balance', command: { ...player, vendorGame: 'harbour-lights' } },
    ...rounds.map((command) => ({ call: 'playRound' as const, command })),
    { call: 'rollBack', command: reversal },
  ];
  if (carries.finishes) {
    calls.push({ call: 'finishRound', command: { ...player, roundId: 'round-1' } });
  }
  const [firstRound = round] = rounds;
  return { calls, firstRound };
}

const refusals: readonly WalletRefusal[] = [
  'noFunds',
  'playerUnknown',
  'betLimitReached',
  'maximumBetExceeded',
  'playTimeOver',
  'gameForbidden',
  'playerDisabled',
  'sessionClosed',
  'currencyWrong',
  'repeatDiffers',
  'alreadyRolledBack',
  'balanceTooHigh',
];

const place = {
  vendorGame: 'harbour-lights',
  languageTag: 'fil-PH',
  returnUrl: 'https://site.example/m/home',
  depositUrl: 'https://site.example/m/voucherCenter',
};

const realLaunch = {
  ...place,
  playSessionId: 'b7b4b8f0-2f0c-4a3e-8a51-6c1a1f6f0a11',
  accountId: '41',
  currency: 'PHP',
  country: 'PH',
  address: '203.0.113.9',
};

const demoLaunch = { ...place, currency: 'FUN', balance: '2000.00' };

/** A wallet that records its commands and returns the answer set by `answerWith`. */
function recordingWallet() {
  const commands: WalletCommand[] = [];
  let answer: () => WalletAnswer = () => ({ done: true, balanceMinor: 123_456n });
  const record = (command: WalletCommand, ids: readonly string[]) => {
    commands.push(command);
    const given = answer();
    return given.done ? { ...given, transactionIds: ids } : given;
  };
  const wallet: VendorWallet = {
    digitsOf: (currency) => (currency === 'PHP' ? 2 : null),
    balance: async (command) => record({ call: 'balance', command }, []),
    playRound: async (command) => record({ call: 'playRound', command }, ['901', '902']),
    rollBack: async (command) => record({ call: 'rollBack', command }, ['903']),
    finishRound: async (command) => record({ call: 'finishRound', command }, []),
  };
  return {
    commands,
    wallet,
    answerWith: (next: () => WalletAnswer) => {
      answer = next;
    },
  };
}

/** A server with a page for every unknown path, like the site's. */
async function serverOf(connection: GameVendorConnection, wallet: VendorWallet) {
  const server = fastify();
  server.get('/*', async () => ({ success: false, errorCode: 'request.not.found' }));
  connection.addRoutes(server, wallet);
  await server.ready();
  return server;
}

/** A timeout that only a vendor that never answers reaches. */
const patientMs = 20_000;
const impatientMs = 200;

function launchTests(under: GameVendorUnderTest): void {
  const playAddress = 'http://127.0.0.1:9/play/seat-1';
  const vendor = createVendorStub(under.launched(playAddress));
  let url = '';
  let connection: GameVendorConnection;

  beforeAll(async () => {
    await new Promise<void>((resolve) => vendor.server.listen(0, '127.0.0.1', resolve));
    const { port } = vendor.server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}`;
    connection = under.connect(url, patientMs);
  });

  afterAll(() => {
    vendor.server.closeAllConnections();
    vendor.server.close();
  });

  test('a launch for money and one for free play each return the game address', async () => {
    vendor.feel('launches');
    const expected = { done: true, value: playAddress };
    expect(await connection.launchReal(realLaunch)).toEqual(expected);
    expect(await connection.launchDemo(demoLaunch)).toEqual(expected);
  });

  test.each<[VendorMood, VendorFailure['kind']]>([
    ['refuses', 'refused'],
    ['fails', 'faulted'],
    ['redirects', 'redirected'],
    ['babbles', 'unreadable'],
    ['floods', 'unreadable'],
    ['hangs', 'timeout'],
  ])('a vendor that %s is a failure of kind %s, after one call', async (mood, kind) => {
    vendor.feel(mood);
    const asking = mood === 'hangs' ? under.connect(url, impatientMs) : connection;
    expect(await asking.launchReal(realLaunch)).toMatchObject({
      done: false,
      failure: { kind },
    });
    expect(vendor.calls()).toBe(1);
  });

  test('a vendor that cannot be reached is a failure too', async () => {
    const nowhere = under.connect('http://127.0.0.1:9', patientMs);
    const failure = { kind: 'unreachable' };
    expect(await nowhere.launchDemo(demoLaunch)).toMatchObject({ done: false, failure });
    expect(await nowhere.catalogue()).toMatchObject({ done: false, failure });
    const noMatches = under.carries.matches ? { done: false, failure } : { done: true, value: [] };
    expect(await nowhere.matches()).toMatchObject(noMatches);
  });
}

function walletTests(under: GameVendorUnderTest): void {
  const connection = under.connect('http://127.0.0.1:9', patientMs);
  const { calls, firstRound } = callsOf(under);
  let recorded = recordingWallet();
  const send = async (request: InjectOptions) => {
    const server = await serverOf(connection, recorded.wallet);
    const response = await server.inject(request);
    await server.close();
    return { status: response.statusCode, ...under.read(response) };
  };

  beforeEach(() => {
    recorded = recordingWallet();
  });

  test.each(calls)(
    '$call reaches the wallet unchanged, and the answer carries its balance',
    async (one) => {
      const answer = await send(under.ask(one));
      expect(answer).toMatchObject({ done: true, balance: '1234.56' });
      expect(recorded.commands).toEqual([one]);
    },
  );

  test.each(calls)('$call with false credentials never reaches the wallet', async (one) => {
    expect(await send(under.forge(one))).toMatchObject({ done: false });
    expect(recorded.commands).toEqual([]);
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'rule 8: a call by %s is refused in the shape of the vendor, on every path',
    async (method) => {
      const server = await serverOf(connection, recorded.wallet);
      const { url: called } = under.ask({ call: 'playRound', command: firstRound });
      if (typeof called !== 'string') throw new Error('the call has no address');
      const paths = [called, `${called}/more`, '/vendors/lagoon', '/vendors/lagoon/'];
      const nowhere = { method: 'POST', url: '/vendors/lagoon/nowhere' } as const;
      const { statusCode, body } = await server.inject(nowhere);
      for (const url of paths) {
        expect(await server.inject({ method, url })).toMatchObject({ statusCode, body });
      }
      await server.close();
      expect(recorded.commands).toEqual([]);
    },
  );

  test.each(refusals)('%s is a refusal that the vendor does not repeat', async (refusal) => {
    recorded.answerWith(() => ({ done: false, refusal, balanceMinor: 500n }));
    const answer = await send(under.ask({ call: 'playRound', command: firstRound }));
    expect(answer).toMatchObject({ done: false, repeats: false });
  });

  test('a refusal for no funds carries the unchanged balance', async () => {
    recorded.answerWith(() => ({ done: false, refusal: 'noFunds', balanceMinor: 500n }));
    const answer = await send(under.ask({ call: 'playRound', command: firstRound }));
    expect(answer.balance).toBe('5.00');
  });

  test('a wallet that throws makes the vendor repeat', async () => {
    recorded.answerWith(() => {
      throw new Error('the database is gone');
    });
    for (const one of calls) {
      expect(await send(under.ask(one))).toMatchObject({ done: false, repeats: true });
    }
  });

  test('a currency that vendors may not use never reaches the wallet', async () => {
    const command = { ...firstRound, currency: 'FUN' };
    expect(await send(under.ask({ call: 'playRound', command }))).toMatchObject({ done: false });
    expect(recorded.commands).toEqual([]);
  });
}

/** What every adapter of the port must do, whatever its vendor's protocol. */
export function gameVendorSuite(name: string, under: GameVendorUnderTest): void {
  describe(`${name} launches games`, () => {
    launchTests(under);
  });
  describe(`${name} asks about rounds`, () => {
    roundTests(under);
  });
  describe(`${name} carries wallet calls`, () => {
    walletTests(under);
  });
}
