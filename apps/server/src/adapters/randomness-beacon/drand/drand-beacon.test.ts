import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort, startSilentServer } from '#kit/testing/child-program.ts';
import { startListeningCompany, type ListeningCompany } from '#kit/testing/listening-company.ts';
import { beaconKeys, startSandboxProgram } from '#kit/testing/sandbox-program.ts';
import { randomnessBeaconSuite } from '#ports/suites/randomness-beacon.suite.ts';
import { quicknet } from '@pavilion/domain/lottery/fair/quicknet';
import { createDrandBeacon, type DrandSettings } from './drand-beacon.ts';
import { sandboxChain } from './sandbox-chain.ts';
import {
  answerText,
  bytesOf,
  ownChain,
  signatureOf,
  withBitChanged,
} from './signed-rounds.fixture.ts';

const noLogger = { warn: () => undefined };

randomnessBeaconSuite('drand, served by the sandbox', async () => {
  const sandbox = await startSandboxProgram();
  const chain = sandboxChain(beaconKeys.public);
  const shared = { name: 'sandbox', chain, logger: noLogger } as const;
  const nobody = `http://127.0.0.1:${sandbox.nobodyPort}/beacon`;
  const own = `${sandbox.url}/beacon`;
  const answer = await fetch(`${own}/${chain.hash}/info`);
  expect(await answer.json()).toEqual({
    public_key: chain.publicKey,
    period: chain.period,
    genesis_time: chain.genesis,
    hash: chain.hash,
    schemeID: chain.scheme,
  });
  return {
    beacon: createDrandBeacon({ ...shared, mirrors: [nobody, own] }),
    unreachable: createDrandBeacon({ ...shared, mirrors: [nobody] }),
    now: () => new Date(),
    close: () => sandbox.close(),
  };
});

const round = 1000;
const signature = signatureOf(round);
const right = answerText(round, signature);
const inDoubt = { outcome: 'inDoubt', reason: 'no mirror has answered' };
const none = { outcome: 'done', value: null };
const found = { outcome: 'done', value: { round, signature } };

describe('mirrors of drand', () => {
  let first: ListeningCompany;
  let second: ListeningCompany;
  let downPort: number;
  const logged: { mirror: string; round: number; because: string }[] = [];
  const logger = {
    warn: (facts: (typeof logged)[number]) => void logged.push(facts),
  } as unknown as DrandSettings['logger'];

  beforeAll(async () => {
    [first, second] = await Promise.all([startListeningCompany(), startListeningCompany()]);
    downPort = await freePort();
  });
  afterEach(() => {
    logged.length = 0;
  });
  afterAll(() => {
    first.close();
    second.close();
  });

  const withMirrors = (mirrors: readonly string[], change: Partial<DrandSettings> = {}) =>
    createDrandBeacon({ name: 'quicknet', chain: ownChain, mirrors, logger, ...change });
  const both = (change: Partial<DrandSettings> = {}) =>
    withMirrors([first.baseUrl, second.baseUrl], change);

  test('the first mirror that answers well counts, and the others are not asked', async () => {
    first.answerWith(right);
    second.answerWith(right);
    expect(await both().readRound(round)).toEqual(found);
    const [call] = first.seen;
    expect(call).toMatchObject({ method: 'GET', url: `/${ownChain.hash}/public/1000` });
    expect(call?.headers.authorization).toBeUndefined();
    expect(second.seen).toEqual([]);
    expect(logged).toEqual([]);
  });

  const huge = `${right.slice(0, -1)},"filler":"${'x'.repeat(5000)}"}`;
  const latest = answerText(round + 1, signatureOf(round + 1));

  test.each([
    ['one bit of the signature changed', answerText(round, withBitChanged(signature, 300))],
    ['the sign of the point changed', answerText(round, withBitChanged(signature, 2))],
    ["another round's signature", answerText(round, signatureOf(round + 1))],
    ['another round', latest],
    ['its signature under another round', answerText(round + 1, signature)],
    ['more than an answer has', huge],
    ['no JSON', '<html>'],
    ['no object', '[]'],
    ['nothing', ''],
    ['no signature', JSON.stringify({ round, randomness: 'ab'.repeat(32) })],
    ['a signature that is no hex', right.replace(/"signature":"../, '"signature":"zz')],
    ['a signature that is too long', right.replace('"signature":"', '"signature":"00')],
    ['the round as a text', right.replace(`"round":${round}`, `"round":"${round}"`)],
  ])('a mirror that answers %s is passed over, and the log says so', async (_, lie) => {
    first.answerWith(lie);
    second.answerWith(right);
    expect(await both().readRound(round)).toEqual(found);
    expect(logged).toEqual([
      { mirror: first.baseUrl.slice(0, -1), round, because: expect.stringMatching(/./) as string },
    ]);
    second.answerWith(lie);
    expect(await both().readRound(round)).toEqual(inDoubt);
  });

  test.each([204, 301, 400, 401, 403, 410, 429, 500, 502, 503])(
    'a mirror that answers %i is passed over',
    async (status) => {
      first.answerWith('', status);
      second.answerWith(right);
      expect(await both().readRound(round)).toEqual(found);
      expect(logged).toHaveLength(1);
      second.answerWith('', status);
      expect(await both().readRound(round)).toEqual(inDoubt);
    },
  );

  test('a mirror that is down is passed over', async () => {
    const down = `http://127.0.0.1:${downPort}`;
    first.answerWith(right);
    expect(await withMirrors([down, first.baseUrl]).readRound(round)).toEqual(found);
    expect(logged).toMatchObject([{ mirror: down }]);
    expect(await withMirrors([down]).readRound(round)).toEqual(inDoubt);
  });

  test('a mirror that never answers, or never ends, is passed over after a while', async () => {
    const silent = await startSilentServer();
    const endless = createServer((_, response) => void response.writeHead(200).write('{"round"'));
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const ports = [silent.port, (endless.address() as AddressInfo).port];
    const slow = ports.map((port) => `http://127.0.0.1:${port}`);
    first.answerWith(right);
    // oxlint-disable-next-line test-waits/no-short-timeout -- the test waits for one timeout
    const change = { timeoutMs: 2000 };
    const beacons = slow.map((mirror) => withMirrors([mirror, first.baseUrl], change));
    const answers = await Promise.all(beacons.map((beacon) => beacon.readRound(round)));
    expect(answers).toEqual([found, found]);
    expect(logged.map(({ mirror }) => mirror).toSorted()).toEqual(slow.toSorted());
    silent.close();
    endless.closeAllConnections();
    endless.close();
  });

  test('the mirror that answered last is asked first', async () => {
    first.answerWith('<html>');
    second.answerWith(right);
    const beacon = both();
    await beacon.readRound(round);
    first.answerWith(latest);
    second.answerWith(latest);
    expect(await beacon.readRound(round + 1)).toMatchObject({ value: { round: round + 1 } });
    expect([first.seen.length, second.seen.length]).toEqual([0, 1]);
  });

  test.each([404, 425])('a round is not out where mirrors answer %i', async (status) => {
    first.answerWith('{"error":"not yet"}', status);
    second.answerWith('', status);
    expect(await both().readRound(round)).toEqual(none);
    expect(second.seen).toHaveLength(1);
    expect(logged).toEqual([]);
    second.answerWith(right);
    expect(await both().readRound(round)).toEqual(found);
  });

  test.each([
    ['nonsense', '<html>'],
    ["another round's signature", answerText(round, signatureOf(round + 1))],
  ])('a round is not out where one mirror says so and the other answers %s', async (_, lie) => {
    first.answerWith(lie);
    second.answerWith('', 425);
    expect(await both().readRound(round)).toEqual(none);
    first.answerWith('', 425);
    second.answerWith(lie);
    expect(await both().readRound(round)).toEqual(none);
  });

  test('what a mirror says about the randomness is not read', async () => {
    first.answerWith(answerText(round, signature, 'ab'.repeat(32)));
    expect(await both().readRound(round)).toEqual(found);
  });

  test('a round that was verified is not asked for again, one that is not out is', async () => {
    const beacon = both();
    first.answerWith('', 425);
    second.answerWith('', 425);
    expect(await beacon.readRound(round)).toEqual(none);
    first.answerWith(right);
    expect(await beacon.readRound(round)).toEqual(found);
    first.answerWith('<html>');
    second.answerWith('<html>');
    expect(await beacon.readRound(round)).toEqual(found);
    expect([first.seen.length, second.seen.length]).toEqual([0, 0]);
  });

  test('of the rounds that were verified only the last ones are kept', async () => {
    const beacon = withMirrors([first.baseUrl], { keptRounds: 1 });
    first.answerWith(right);
    await beacon.readRound(round);
    first.answerWith(latest);
    await beacon.readRound(round + 1);
    first.answerWith('', 503);
    expect(await beacon.readRound(round + 1)).toMatchObject({ outcome: 'done' });
    expect(await beacon.readRound(round)).toEqual(inDoubt);
  });

  test('who asks for a round at the same time gets one answer', async () => {
    first.answerWith(right);
    const beacon = both();
    const answers = await Promise.all([1, 2, 3].map(() => beacon.readRound(round)));
    expect(answers).toEqual([found, found, found]);
    expect(first.seen).toHaveLength(1);
  });

  test.each([0, -1, 1.5, Number.NaN])(
    'no mirror is asked for %d, which is no round',
    async (no) => {
      first.answerWith(right);
      expect(await both().readRound(no)).toMatchObject({ outcome: 'refused' });
      expect(first.seen).toEqual([]);
    },
  );

  const mirrors = ['http://127.0.0.1:9'];
  test.each<[Partial<DrandSettings>, RegExp]>([
    [{ mirrors: [] }, /at least one mirror/],
    [{ mirrors: [...mirrors, 'drand'] }, /must begin with http, but is "drand"/],
    [{ chain: { ...ownChain, scheme: 'other' } }, /scheme of public randomness must be/],
    [{ chain: { ...ownChain, publicKey: 'ab'.repeat(96) } }, /must be a point of the group G2/],
  ])('the start stops on a wrong setting (%#)', (change, sentence) => {
    expect(() => withMirrors(mirrors, change)).toThrow(sentence);
  });

  test('the vector of quicknet is read as a mirror of drand answers it', async () => {
    const vector = bytesOf(
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125' +
        'e342b73a8dd2bacbe47e4b6b63ed5e39',
    );
    first.answerWith(answerText(1000, vector));
    const beacon = both({ chain: quicknet });
    expect(await beacon.readRound(1000)).toEqual({
      outcome: 'done',
      value: { round: 1000, signature: vector },
    });
    expect(first.seen[0]?.url).toBe(`/${quicknet.hash}/public/1000`);
  });
});
