import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RainDraw } from '../claim.queries.ts';
import { checkDraw, type RainToCheck } from './check-draw.ts';

const rainId = 'rain-7';
const seed = 'a7'.repeat(32);
const seedHash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const waves = 4;
const dueOf = [3, 2, 3, 2];
const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const orderOf = (wave: number, claimId: string) =>
  createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(`${rainId}|${wave}|${claimId}`)
    .digest('hex');

/** Draws every wave as the rules say, apart from the function under test. */
function drawAll(winsPerPerson: number): RainDraw[] {
  const wins: Record<string, number> = {};
  let place = 0;
  return Array.from({ length: waves }, (_, index) => {
    const wave = index + 1;
    const claims = people.map((person) => ({ claimId: `${person}-${wave}`, person }));
    const envelopes: RainDraw['envelopes'] = [];
    const ordered = claims.toSorted((one, other) =>
      orderOf(wave, one.claimId) < orderOf(wave, other.claimId) ? -1 : 1,
    );
    for (const { claimId, person } of ordered) {
      if (envelopes.length === dueOf[index] || (wins[person] ?? 0) >= winsPerPerson) continue;
      wins[person] = (wins[person] ?? 0) + 1;
      place += 1;
      envelopes.push({ place, amount: '5.00', claimId });
    }
    const pages = { pageNum: 1, totalPages: 1, total: claims.length };
    const due = dueOf[index]!;
    return { seed, seedHash, winsPerPerson, due, envelopes, claims, ...pages };
  });
}

const takenIn = (draws: readonly RainDraw[]) => draws.flatMap(({ envelopes }) => envelopes).length;

function check(draws: readonly RainDraw[], given: Partial<RainToCheck> = {}) {
  const claims = waves * people.length;
  const after = { seed, seedHash, claims, taken: takenIn(draws) };
  const own = [{ wave: 2, claimId: 'c-2' }];
  const read = async (wave: number) => draws[wave - 1] ?? null;
  return checkDraw({ rainId, after, own, ...given }, read);
}

test.each([1, 2, 5])('draws by the rules are right, with %d envelopes for each', async (most) => {
  expect(await check(drawAll(most))).toEqual({ wrongWave: null });
});

const planted: readonly [string, number, (draws: RainDraw[]) => void][] = [
  [
    'an envelope went to another claim',
    3,
    (draws) => {
      const { envelopes, claims } = draws[2]!;
      const won = new Set(envelopes.map(({ claimId }) => claimId));
      envelopes[1]!.claimId = claims.find(({ claimId }) => !won.has(claimId))!.claimId;
    },
  ],
  ['two envelopes are exchanged', 1, ({ 0: draw }) => exchange(draw!)],
  ['an envelope was kept back', 2, ({ 1: draw }) => draw!.envelopes.pop()],
  ['a claim is left out', 4, ({ 3: draw }) => draw!.claims.splice(0, 1)],
  ['the own claim is left out', 2, ({ 1: draw }) => leaveOut(draw!, 'c-2')],
  ['a claim is in it twice', 1, ({ 0: draw }) => draw!.claims.push(draw!.claims[0]!)],
  ['another seed was used', 2, ({ 1: draw }) => (draw!.seed = 'b8'.repeat(32))],
];

function exchange(draw: RainDraw): void {
  const places = draw.envelopes.map(({ place }) => place).toReversed();
  draw.envelopes = draw.envelopes.map((one, index) => ({ ...one, place: places[index]! }));
}

function leaveOut(draw: RainDraw, left: string): void {
  draw.claims = draw.claims.filter(({ claimId }) => claimId !== left);
}

test.each(planted)('a draw is wrong where %s', async (_, wave, plant) => {
  const draws = drawAll(5);
  plant(draws);
  expect(await check(draws)).toEqual({ wrongWave: wave });
});

test('a seed that is not that of the fingerprint is wrong at once', async () => {
  const after = { seed: 'b8'.repeat(32), seedHash, claims: 0, taken: 0 };
  expect(await check(drawAll(2), { after })).toEqual({ wrongWave: 1 });
});

test('no wave is read after the last claim and the last envelope', async () => {
  const draws = drawAll(2);
  const read: number[] = [];
  const after = { seed, seedHash, claims: people.length, taken: dueOf[0]! };
  const readWave = async (wave: number) => draws[wave - 1] ?? null;
  const found = await checkDraw({ rainId, after, own: [] }, readWave, (wave) => read.push(wave));
  expect(found).toEqual({ wrongWave: null });
  expect(read).toEqual([1]);
});

test('a rain in which nobody took part is right', async () => {
  const after = { seed, seedHash, claims: 0, taken: 0 };
  expect(await check([], { after, own: [] })).toEqual({ wrongWave: null });
});
