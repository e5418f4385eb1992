import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSandbox, testSecrets, type SandboxUnderTest } from '#testing/sandbox-under-test.ts';

const secret = testSecrets.resultsSecret;
const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
const key = hmac('pavilion.results.v1|key');

const start = '2026-11-24T09:15:00.000Z';
const after = (ms: number) => new Date(Date.parse(start) + ms).toISOString();

let sandbox: SandboxUnderTest;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(start) });
  sandbox = await startSandbox();
});
afterEach(async () => {
  vi.useRealTimers();
  await sandbox.close();
});

function get(path: string, authorization = `Bearer ${key}`) {
  return sandbox.server.inject({ url: `/results/${path}`, headers: { authorization } });
}

function control(payload: object, authorization = `Bearer ${key}`) {
  const headers = { authorization };
  return sandbox.server.inject({ method: 'POST', url: '/results/control', headers, payload });
}

async function tell(payload: object): Promise<unknown> {
  const response = await control(payload);
  expect(response.statusCode).toBe(200);
  return response.json<unknown>();
}

type Said = { status: string; win_no?: string; prizes: Record<string, string[]>; at: string };

const read = async (draw: string, source = 'north-star') =>
  (await get(`${source}/${draw}`)).json<Said>();

/** What a source says of a draw that nobody has asked for, after so long. */
async function readAfter(draw: string, ms: number): Promise<Said> {
  await read(draw);
  vi.advanceTimersByTime(ms);
  return read(draw);
}

const north = 'XSMB/20261124';

test('Sandbox: a draw is unknown for three seconds, and final after ten', async () => {
  const said = { source: 'north-star', code: 'XSMB', numero: '20261124' };
  expect(await read(north)).toEqual({ ...said, status: 'none', prizes: {}, at: start });
  vi.advanceTimersByTime(2999);
  expect(await read(north)).toEqual({ ...said, status: 'none', prizes: {}, at: start });
  vi.advanceTimersByTime(1);
  const first = await read(north);
  const number = expect.stringMatching(/^\d\d$/) as string;
  const prizes = { G7: [number] };
  expect(first).toEqual({ ...said, status: 'partial', prizes, at: after(3000) });
  vi.advanceTimersByTime(6999);
  expect(await read(north)).toMatchObject({ status: 'partial' });
  vi.advanceTimersByTime(1);
  const final = await read(north);
  expect(final).toMatchObject({ ...said, status: 'final', at: after(10_000) });
  expect(final.win_no).toBe(final.prizes['DB']?.[0]);
  vi.advanceTimersByTime(60_000);
  expect(await read(north)).toEqual(final);
});

test.each(['XSMB/20261124', 'XSMN/20261124-VT', 'MY4D/20261125', 'THGL/20261201'])(
  'Sandbox: the prizes of %s only grow, and come to all but the main one',
  async (draw) => {
    const numbersOf = ({ prizes }: Said) => Object.values(prizes).flat();
    const steps = [await readAfter(draw, 3000)];
    for (let step = 0; step < 69; step += 1) {
      vi.advanceTimersByTime(100);
      steps.push(await read(draw));
    }
    expect(new Set(steps.map(({ status }) => status))).toEqual(new Set(['partial']));
    expect(steps.map(({ win_no: winNo }) => winNo).every((winNo) => winNo === undefined)).toBe(
      true,
    );
    vi.advanceTimersByTime(100);
    const final = await read(draw);
    expect(final.status).toBe('final');
    const all = numbersOf(final);
    const counts = steps.map((step) => {
      const known = numbersOf(step);
      expect(all.slice(0, known.length)).toEqual(known);
      return known.length;
    });
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts[0]).toBe(1);
    const main = draw.startsWith('THGL') ? 0 : 1;
    expect(counts.at(-1)).toBe(all.length - main);
    expect(new Set(counts).size).toBe(all.length - main);
  },
);

test('Sandbox: the time of partial prizes is that of the last number', async () => {
  const first = await readAfter(north, 3000);
  vi.advanceTimersByTime(200);
  expect(await read(north)).toEqual(first);
  vi.advanceTimersByTime(100);
  const second = await read(north);
  expect(second.prizes['G7']).toHaveLength(2);
  expect(Date.parse(second.at)).toBeGreaterThan(Date.parse(first.at));
  expect(Date.parse(second.at)).toBeLessThanOrEqual(Date.now());
});

test.each([
  ['LAOS/20261125', /^\d{4}$/],
  ['PH3D/20261124-2', /^\d{3}$/],
  ['PH2D/20261124-2', /^(?:0[1-9]|[12]\d|3[01])-(?:0[1-9]|[12]\d|3[01])$/],
])('Sandbox: %s is one number, without prizes', async (draw, shape) => {
  expect(await readAfter(draw, 5000)).toMatchObject({ status: 'partial', prizes: {} });
  vi.advanceTimersByTime(5000);
  const final = await read(draw);
  expect(final).toMatchObject({ status: 'final', prizes: {} });
  expect(final.win_no).toMatch(shape);
});

test('Sandbox: numbers of PH2D are 1 to 31, each of them in the end', async () => {
  const drawn = new Set<string>();
  for (let day = 0; day < 300; day += 1) {
    const draw = `PH2D/${20_261_124 + day}-1`;
    await tell({ code: 'PH2D', numero: `${20_261_124 + day}-1`, what: 'corrected' });
    for (const number of (await read(draw)).win_no?.split('-') ?? []) drawn.add(number);
  }
  const all = Array.from({ length: 31 }, (_, at) => String(at + 1).padStart(2, '0'));
  expect([...drawn].toSorted()).toEqual(all);
});

test('Sandbox: numbers follow from the secret, the lottery and the draw alone', async () => {
  const final = await readAfter(north, 10_000);
  expect(await read(north, 'south-star')).toEqual({ ...final, source: 'south-star' });
  const other = await readAfter('XSMB/20261125', 10_000);
  expect(other.prizes).not.toEqual(final.prizes);
  const station = await readAfter('XSMN/20261124-VT', 10_000);
  const central = await readAfter('XSMT/20261124-VT', 10_000);
  expect(central.prizes).not.toEqual(station.prizes);
  const again = await startSandbox({ results: { noneMs: 0, finalMs: 0 } });
  const headers = { authorization: `Bearer ${key}` };
  const answer = await again.server.inject({ url: `/results/north-star/${north}`, headers });
  await again.close();
  expect(answer.json()).toMatchObject({ win_no: final.win_no, prizes: final.prizes });
});

test('Sandbox: an answer is signed over source, lottery, draw and body', async () => {
  const response = await get(`south-star/${north}`);
  const text = ['pavilion.results.v1', 'south-star', 'XSMB', '20261124', response.body];
  expect(response.headers['x-results-signature']).toBe(hmac(text.join('\n')));
});

describe('Sandbox: sources that are told what to say', () => {
  const draw = { code: 'XSMB', numero: '20261124' };

  test('late: nothing is known until the source is told otherwise', async () => {
    expect(await tell({ ...draw, what: 'late' })).toEqual({ ...draw, source: 'all', what: 'late' });
    expect(await readAfter(north, 60_000)).toMatchObject({ status: 'none', prizes: {} });
    await tell({ ...draw, what: 'usual' });
    expect(await read(north)).toMatchObject({ status: 'final', at: after(60_000) });
  });

  test('partial: the main prize never comes', async () => {
    await tell({ ...draw, what: 'partial' });
    const stays = await readAfter(north, 60_000);
    expect(stays.status).toBe('partial');
    expect(stays.prizes).not.toHaveProperty('DB');
    expect(Object.values(stays.prizes).flat()).toHaveLength(26);
    vi.advanceTimersByTime(60_000);
    expect(await read(north)).toEqual(stays);
  });

  test('wrong: one source says other numbers, another one the usual ones', async () => {
    await tell({ ...draw, source: 'south-star', what: 'wrong' });
    const wrong = await read(north, 'south-star');
    expect(wrong).toMatchObject({ status: 'final', at: start });
    const usual = await readAfter(north, 10_000);
    expect(usual).toMatchObject({ status: 'final' });
    expect(wrong.win_no).not.toBe(usual.win_no);
    expect(await read(north, 'south-star')).toEqual(wrong);
    await tell({ ...draw, source: 'south-star', what: 'usual' });
    expect(await read(north, 'south-star')).toMatchObject({
      win_no: usual.win_no,
      prizes: usual.prizes,
    });
  });

  test('corrected: all sources say other numbers from now on, whichever was named', async () => {
    const usual = await readAfter(north, 10_000);
    vi.advanceTimersByTime(1000);
    const told = await tell({ ...draw, source: 'north-star', what: 'corrected' });
    expect(told).toEqual({ ...draw, source: 'all', what: 'corrected' });
    vi.advanceTimersByTime(1000);
    const corrected = await read(north);
    expect(corrected).toMatchObject({ status: 'final', at: after(11_000) });
    expect(corrected.win_no).not.toBe(usual.win_no);
    expect(await read(north, 'south-star')).toEqual({ ...corrected, source: 'south-star' });
    expect(await readAfter('XSMB/20261125', 10_000)).toMatchObject({ at: after(22_000) });
  });

  // With the secret of the tests, the numbers drawn first for these would be the same.
  test.each([
    ['usual and corrected', '20260107-1'],
    ['wrong and corrected', '20261500-1'],
    ['wrong and usual', '20262140-1'],
  ])('%s numbers differ where few are possible', async (_which, numero) => {
    const path = `PH3D/${numero}`;
    const usual = await readAfter(path, 10_000);
    await tell({ code: 'PH3D', numero, source: 'south-star', what: 'wrong' });
    const wrong = await read(path, 'south-star');
    await tell({ code: 'PH3D', numero, what: 'corrected' });
    const corrected = await read(path);
    expect(new Set([usual.win_no, wrong.win_no, corrected.win_no]).size).toBe(3);
  });

  test('what all are told replaces what one was told, and the other way round', async () => {
    await tell({ ...draw, source: 'south-star', what: 'late' });
    expect(await readAfter(north, 10_000)).toMatchObject({ status: 'final' });
    expect(await read(north, 'south-star')).toMatchObject({ status: 'none' });
    await tell({ ...draw, what: 'usual' });
    expect(await read(north, 'south-star')).toMatchObject({ status: 'final' });
    await tell({ ...draw, what: 'late' });
    await tell({ ...draw, source: 'south-star', what: 'usual' });
    expect(await read(north)).toMatchObject({ status: 'none' });
    expect(await read(north, 'south-star')).toMatchObject({ status: 'final' });
  });
});

describe('Sandbox: questions about results that are refused', () => {
  const draw = { code: 'XSMB', numero: '20261124' };

  test('without the key, or with the secret in its place', async () => {
    for (const given of ['', 'Bearer wrong', `Bearer ${secret}`]) {
      expect((await get(`north-star/${north}`, given)).statusCode).toBe(401);
      expect((await control({ ...draw, what: 'late' }, given)).statusCode).toBe(401);
    }
    expect(await readAfter(north, 10_000)).toMatchObject({ status: 'final' });
  });

  test.each([
    ['a lottery that nobody reports', 'north-star/HANOI/20261124', 404],
    ['a name of every object', 'north-star/constructor/20261124', 404],
    ['a source that has no such name', 'North_Star/XSMB/20261124', 404],
    ['a station where the lottery has none', 'north-star/XSMB/20261124-VT', 400],
    ['no station where it has one', 'north-star/XSMN/20261124', 400],
    ['no hour where it has one', 'north-star/PH3D/20261124', 400],
    ['a day that is too short', 'north-star/XSMB/2026112', 400],
  ])('about %s', async (_what, path, status) => {
    const response = await get(path);
    expect(response.statusCode).toBe(status);
    expect(response.headers).not.toHaveProperty('x-results-signature');
    expect(response.json()).toMatchObject({ code: status === 404 ? 'not_found' : 'bad_request' });
  });

  test.each([
    [{ ...draw, what: 'never' }, 400],
    [draw, 400],
    [{ ...draw, what: 'wrong' }, 400],
    [{ ...draw, what: 'late', source: 'North_Star' }, 400],
    [{ ...draw, what: 'late', source: 7 }, 400],
    [{ ...draw, what: 'late', source: '' }, 400],
    [{ ...draw, numero: 'x', what: 'late' }, 400],
    [{ ...draw, code: 'HANOI', what: 'late' }, 404],
    [{ what: 'late' }, 404],
  ])('by the control: %j', async (payload, status) => {
    expect((await control(payload)).statusCode).toBe(status);
    expect(await readAfter(north, 10_000)).toMatchObject({ status: 'final' });
  });
});

describe('Sandbox: what is remembered of draws is bounded', () => {
  test('of 2,001 draws the one that was heard of first is forgotten', async () => {
    await tell({ code: 'LAOS', numero: '20260001', what: 'late' });
    await tell({ code: 'LAOS', numero: '20260002', what: 'late' });
    for (let at = 3; at <= 2001; at += 1) await read(`LAOS/${20_260_000 + at}`);
    expect(await readAfter('LAOS/20260002', 10_000)).toMatchObject({ status: 'none' });
    expect(await readAfter('LAOS/20260001', 10_000)).toMatchObject({ status: 'final' });
  });

  test('a draw has 20 sources that were told something of their own', async () => {
    const draw = { code: 'XSMB', numero: '20261124', what: 'late' };
    for (let at = 1; at <= 20; at += 1) await tell({ ...draw, source: `source-${at}` });
    expect((await control({ ...draw, source: 'source-21' })).statusCode).toBe(400);
    expect((await control({ ...draw, source: 'source-20', what: 'usual' })).statusCode).toBe(200);
    await tell({ ...draw, what: 'usual' });
    expect((await control({ ...draw, source: 'source-21' })).statusCode).toBe(200);
  });
});
