import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVendorStub, type VendorMood } from '../fakes/game-vendor.stub.ts';
import type {
  GameVendorConnection,
  RoundRecord,
  RoundQuestion,
  VendorFailure,
} from '../game-vendor.ts';

/** The part of an adapter under test that inquires about rounds. */
type RoundsUnderTest = {
  connect(vendorUrl: string, deadlineMs: number): GameVendorConnection;
  /** The vendor's answers to a round inquiry: for `roundRecord`, and for an unknown round. */
  rounds: { found: string; unknown: string };
};

const deadlineMs = 20_000;

const question: RoundQuestion = { accountId: '41', currency: 'PHP', digits: 2, roundId: 'round-1' };

/** A finished round with a bet that was rolled back and another that won. */
const roundRecord: RoundRecord = {
  transactions: [
    { kind: 'bet', externalId: 'move-1', amountMinor: 1050n },
    { kind: 'rollback', externalId: 'reversal-1', originalId: 'move-1' },
    { kind: 'bet', externalId: 'move-2', amountMinor: 500n },
    { kind: 'win', externalId: 'move-3', amountMinor: 7n },
  ],
  finished: true,
};

export function roundTests(under: RoundsUnderTest): void {
  const vendor = createVendorStub('');
  let connection: GameVendorConnection;

  beforeAll(async () => {
    await new Promise<void>((resolve) => vendor.server.listen(0, '127.0.0.1', resolve));
    const { port } = vendor.server.address() as AddressInfo;
    connection = under.connect(`http://127.0.0.1:${port}`, deadlineMs);
  });

  afterAll(() => {
    vendor.server.closeAllConnections();
    vendor.server.close();
  });

  test('a known round has all its transactions, an unknown round is null', async () => {
    vendor.say(under.rounds.found);
    expect(await connection.findRound(question)).toEqual({ done: true, value: roundRecord });
    vendor.say(under.rounds.unknown);
    expect(await connection.findRound(question)).toEqual({ done: true, value: null });
  });

  test.each<[VendorMood, VendorFailure['kind']]>([
    ['refuses', 'refused'],
    ['fails', 'faulted'],
    ['babbles', 'unreadable'],
  ])('a vendor that %s says nothing of a round (%s)', async (mood, kind) => {
    vendor.feel(mood);
    const answer = await connection.findRound(question);
    expect(answer).toMatchObject({ done: false, failure: { kind } });
  });

  test('an answer with an amount that is no whole minor unit is a failure', async () => {
    vendor.say(under.rounds.found);
    const coarse = { ...question, digits: 0 };
    const unreadable = { done: false, failure: { kind: 'unreadable' } };
    expect(await connection.findRound(coarse)).toMatchObject(unreadable);
  });

  test('a vendor that cannot be reached is a failure', async () => {
    const nowhere = under.connect('http://127.0.0.1:9', deadlineMs);
    const unreachable = { done: false, failure: { kind: 'unreachable' } };
    expect(await nowhere.findRound(question)).toMatchObject(unreachable);
  });
}
