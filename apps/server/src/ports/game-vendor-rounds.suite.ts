import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVendorStub, type VendorMood } from './game-vendor.stub.ts';
import type {
  GameVendorConnection,
  RoundRecord,
  RoundQuestion,
  VendorFailure,
} from './game-vendor.ts';

/** The part of an adapter under test that answers for rounds. */
type RoundsUnderTest = {
  connect(vendorUrl: string, deadlineMs: number): GameVendorConnection;
  /** Bodies with which the vendor answers for a round, with `roundFacts` and when it has none. */
  rounds: { found: string; unknown: string };
};

const deadlineMs = 20_000;

const question: RoundQuestion = { accountId: '41', currency: 'PHP', digits: 2, roundId: 'round-1' };

/** A bet that was taken back, another that won, and no more to come. */
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

  test('a round is told with all that the vendor stands by, and one it never saw too', async () => {
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

  test('an amount that is no whole minor unit is no answer', async () => {
    vendor.say(under.rounds.found);
    const coarse = { ...question, digits: 0 };
    const unreadable = { done: false, failure: { kind: 'unreadable' } };
    expect(await connection.findRound(coarse)).toMatchObject(unreadable);
  });

  test('a vendor that is not there says nothing of a round', async () => {
    const nowhere = under.connect('http://127.0.0.1:9', deadlineMs);
    const unreachable = { done: false, failure: { kind: 'unreachable' } };
    expect(await nowhere.findRound(question)).toMatchObject(unreachable);
  });
}
