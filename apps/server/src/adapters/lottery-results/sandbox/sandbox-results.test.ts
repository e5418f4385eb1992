import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultsSecret, startSandboxProgram } from '#kit/testing/sandbox-program.ts';
import { lotteryResultsSuite } from '#ports/suites/lottery-results.suite.ts';
import { families } from '@pavilion/domain/lottery/families';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { callsOf, signatureOf } from './sandbox-results.fixture.ts';
import { createSandboxResults } from './sandbox-results.ts';

type SandboxProgram = Awaited<ReturnType<typeof startSandboxProgram>>;

const sourceAt = (url: string, source = 'north-star') =>
  createSandboxResults({ url, secret: resultsSecret, source });

const behaviourFor = { none: 'late', partial: 'partial', final: 'usual' } as const;

lotteryResultsSuite('the sandbox', async () => {
  const sandbox = await startSandboxProgram();
  const { tell, read } = callsOf(sandbox.url);
  const settings = { secret: resultsSecret, source: 'north-star' };
  const silentUrl = `http://127.0.0.1:${sandbox.silentPort}`;
  return {
    source: sourceAt(sandbox.url),
    other: sourceAt(sandbox.url, 'south-star'),
    nobody: sourceAt(`http://127.0.0.1:${sandbox.nobodyPort}`),
    // oxlint-disable-next-line test-waits/no-short-timeout -- the test waits for this timeout
    silent: createSandboxResults({ ...settings, url: silentUrl, timeoutMs: 300 }),
    bring: async (draw, status) => {
      await tell(draw, behaviourFor[status]);
      return read(draw);
    },
    correct: async (draw) => {
      await tell(draw, 'corrected');
      return read(draw);
    },
    close: sandbox.close,
  };
});

const lotteries: [code: string, family: FamilyCode, numeros: string[]][] = [
  ['XSMB', 'VN_NORTH', ['20261124', '20261125', '20261126']],
  ['XSMT', 'VN_SOUTH', ['20261124-DLK', '20261124-QNA', '20261125-DNG']],
  ['XSMN', 'VN_SOUTH', ['20261124-VT', '20261124-BTR', '20261128-HCM']],
  ['THGL', 'THAI', ['20261201', '20261216', '20261230']],
  ['LAOS', 'LAOS', ['20261125', '20261127', '20261130']],
  ['MY4D', 'MY4D', ['20261125', '20261128', '20261129']],
  ['PH3D', 'PH3', ['20261124-1', '20261124-2', '20261124-3']],
  ['PH2D', 'PH2', ['20261124-1', '20261124-2', '20261124-3']],
];

describe('the results of the sandbox', () => {
  let sandbox: SandboxProgram;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
  });
  afterAll(() => sandbox?.close());

  const finalOf = async (code: string, numero: string, source: string) => {
    const answer = await sourceAt(sandbox.url, source).read({ code, numero });
    if (answer.outcome !== 'done' || answer.value.status !== 'final') {
      throw new Error(`${code} ${numero} has no final result: ${JSON.stringify(answer)}`);
    }
    const { winNo, prizes } = answer.value;
    return { winNo, prizes };
  };

  test.each(lotteries)(
    'every final answer for %s is a result of %s',
    async (code, family, numeros) => {
      const { resultOf, winNoOf } = families[family];
      const { tell } = callsOf(sandbox.url);
      for (const numero of numeros) {
        const draw = { code, numero };
        const usual = await finalOf(code, numero, 'north-star');
        expect(await finalOf(code, numero, 'south-star')).toEqual(usual);
        await tell(draw, 'wrong', 'south-star');
        const wrong = await finalOf(code, numero, 'south-star');
        expect(await finalOf(code, numero, 'north-star')).toEqual(usual);
        await tell(draw, 'corrected');
        const corrected = await finalOf(code, numero, 'north-star');
        expect(await finalOf(code, numero, 'south-star')).toEqual(corrected);
        const all = [usual, wrong, corrected];
        expect(new Set(all.map(({ winNo }) => winNo)).size).toBe(3);
        for (const { winNo, prizes } of all) {
          const result = resultOf({ winNo, prizes, yearAnimal: 0 });
          expect({ numero, winNo: result !== null && winNoOf(result) }).toEqual({ numero, winNo });
        }
      }
    },
  );

  test('a company with another secret is not believed', async () => {
    const stranger = createSandboxResults({
      url: sandbox.url,
      secret: `${resultsSecret}-of-another`,
      source: 'north-star',
    });
    const answer = await stranger.read({ code: 'LAOS', numero: '20261125' });
    expect(answer).toEqual({ outcome: 'inDoubt', reason: 'answered 401 (unauthorized)' });
  });

  test('an impossible numero is refused, another lottery is in doubt', async () => {
    const source = sourceAt(sandbox.url);
    const refused = await source.read({ code: 'XSMN', numero: '20261124' });
    expect(refused).toMatchObject({ outcome: 'refused' });
    const unknown = await source.read({ code: 'HANOI', numero: '20261124' });
    expect(unknown).toEqual({ outcome: 'inDoubt', reason: 'answered 404 (not_found)' });
  });
});

const draw = { code: 'XSMN', numero: '20261124-VT' };
const at = '2026-11-24T09:15:00.000Z';
const prizes = { G8: ['07'], G7: ['415'] };
const partial = { source: 'north-star', ...draw, status: 'partial', prizes, at };
const final = { ...partial, status: 'final', win_no: '123456' };

type Given = { body: string; signature?: string; status?: number };

/** Asks a company that gives one answer to every question. */
async function answerOf({ body, signature, status = 200 }: Given) {
  const asked: { url?: string; authorization?: string }[] = [];
  const server = createServer(({ url, headers: { authorization } }, outgoing) => {
    asked.push({ url, authorization } as (typeof asked)[number]);
    const headers = signature === undefined ? {} : { 'x-results-signature': signature };
    outgoing.writeHead(status, { ...headers, location: 'http://127.0.0.1:9/' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return { answer: await sourceAt(`http://127.0.0.1:${port}/`).read(draw), asked };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const signed = (answer: unknown) => {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return { body, signature: signatureOf(body, draw) };
};

/** A final answer with another JSON text in place of its prizes. */
const finalWith = (text: string) => JSON.stringify(final).replace(JSON.stringify(prizes), text);

describe('a company that answers over HTTP', () => {
  test('is asked for the draw by name, with a key that is not the secret', async () => {
    const { answer, asked } = await answerOf(signed(final));
    const value = { status: 'final', winNo: '123456', prizes, at: new Date(at) };
    expect(answer).toEqual({ outcome: 'done', value });
    expect(asked).toEqual([
      {
        url: '/results/north-star/XSMN/20261124-VT',
        authorization: expect.stringMatching(/^Bearer [0-9a-f]{64}$/) as string,
      },
    ]);
    expect(JSON.stringify(asked)).not.toContain(resultsSecret);
  });

  test('fields that nobody knows are left out', async () => {
    const { answer } = await answerOf(signed({ ...partial, win_no: '123456', more: 1 }));
    const value = { status: 'partial', prizes, at: new Date(at) };
    expect(answer).toEqual({ outcome: 'done', value });
    const none = await answerOf(signed({ ...partial, status: 'none' }));
    expect(none.answer).toEqual({ outcome: 'done', value: { status: 'none' } });
  });

  const body = JSON.stringify(final);
  const good = signatureOf(body, draw);
  const unsigned: [why: string, given: Given][] = [
    ['has no signature', { body }],
    ['has an empty signature', { body, signature: '' }],
    ['has a signature in capitals', { body, signature: good.toUpperCase() }],
    ['has a signature with more behind it', { body, signature: `${good}00` }],
    ['has one other digit in its body', { body: body.replace('"07"', '"08"'), signature: good }],
    ['has a space more in its body', { body: `${body} `, signature: good }],
    [
      'is signed with another secret',
      { body, signature: signatureOf(body, draw, { secret: 'a' }) },
    ],
    ['is signed for no secret', { body, signature: signatureOf(body, draw, { secret: '' }) }],
    [
      'is signed as another source',
      { body, signature: signatureOf(body, draw, { source: 'south-star' }) },
    ],
    [
      'is signed for another lottery',
      { body, signature: signatureOf(body, { ...draw, code: 'XSMT' }) },
    ],
    [
      'is signed for another draw',
      { body, signature: signatureOf(body, { ...draw, numero: '20261125-VT' }) },
    ],
  ];

  test.each(unsigned)('an answer that %s is in doubt', async (_why, given) => {
    const { answer } = await answerOf(given);
    const reason = 'the answer is not signed by the source';
    expect(answer).toEqual({ outcome: 'inDoubt', reason });
  });

  test.each([
    ['another source', { ...final, source: 'south-star' }],
    ['another lottery', { ...final, code: 'XSMT' }],
    ['another draw', { ...final, numero: '20261124-BL' }],
    ['no draw', { ...final, numero: undefined }],
    ['another status', { ...final, status: 'done' }],
    ['a final result without numbers', { ...partial, status: 'final' }],
    ['numbers that are none', { ...final, win_no: '12 456' }],
    ['numbers of another type', { ...final, win_no: 123_456 }],
    ['numbers that are too long', { ...final, win_no: '1'.repeat(33) }],
    ['no prizes', { ...final, prizes: undefined }],
    ['a list of prizes', { ...final, prizes: [['07']] }],
    ['a prize of another type', { ...final, prizes: { G8: '07' } }],
    ['a number of another type', { ...final, prizes: { G8: [7] } }],
    ['a number that is none', { ...final, prizes: { G8: ['0x'] } }],
    ['an empty number', { ...final, prizes: { G8: [''] } }],
    ['a number that is too long', { ...final, prizes: { G8: ['1234567'] } }],
    ['too many numbers', { ...final, prizes: { G8: Array.from({ length: 13 }, () => '07') } }],
    [
      'too many prizes',
      { ...final, prizes: Object.fromEntries(Array.from({ length: 13 }, (_, n) => [`G${n}`, []])) },
    ],
    ['a prize without a name', { ...final, prizes: { '': ['07'] } }],
    ['a prize with a long name', { ...final, prizes: { [`G${'8'.repeat(16)}`]: ['07'] } }],
    ['a prize named __proto__', finalWith('{"__proto__":["07"]}')],
    ['a prize named constructor with no numbers', finalWith('{"constructor":{"G8":["07"]}}')],
    ['no time', { ...final, at: undefined }],
    ['a day that no calendar has', { ...final, at: '2026-02-30T09:15:00.000Z' }],
    ['a time without a zone', { ...final, at: '2026-11-24T09:15:00.000' }],
    ['a time of another age', { ...final, at: '1999-11-24T09:15:00.000Z' }],
    ['no JSON', '<html>'],
    ['null', 'null'],
    ['nothing', ''],
  ])('a signed answer with %s is in doubt', async (_what, given) => {
    const { answer } = await answerOf(signed(given));
    const reason = 'answered 200 in an unknown shape';
    expect(answer).toEqual({ outcome: 'inDoubt', reason });
  });

  test('an answer that begins and never ends is given up in time', async () => {
    const server = createServer((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'x-results-signature': good }).write(body.slice(0, 40));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const settings = { url, secret: resultsSecret, source: 'north-star' };
      // oxlint-disable-next-line test-waits/no-short-timeout -- the test waits for this timeout
      const source = createSandboxResults({ ...settings, timeoutMs: 300 });
      const answer = await source.read(draw);
      expect(answer).toEqual({ outcome: 'inDoubt', reason: 'no answer in time' });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('an answer that is too long is not read to its end', async () => {
    const { answer } = await answerOf(signed({ ...final, more: '1'.repeat(20_000) }));
    expect(answer).toEqual({ outcome: 'inDoubt', reason: 'the answer is too long' });
  });

  test.each([
    [400, 'refused'],
    [422, 'refused'],
    [302, 'inDoubt'],
    [401, 'inDoubt'],
    [404, 'inDoubt'],
    [429, 'inDoubt'],
    [500, 'inDoubt'],
    [503, 'inDoubt'],
  ])('an answer %i is no result, even a signed one: %s', async (status, outcome) => {
    const { answer } = await answerOf({ ...signed(final), status });
    expect(answer).toMatchObject({ outcome });
  });
});

test.each([
  [{ url: 'company' }, /must begin with http/],
  [{ secret: '' }, /must not be empty/],
])('the start stops on a wrong setting: %j', (change, sentence) => {
  const settings = { url: 'http://127.0.0.1:9', secret: resultsSecret, source: 'north-star' };
  expect(() => createSandboxResults({ ...settings, ...change })).toThrow(sentence);
});
