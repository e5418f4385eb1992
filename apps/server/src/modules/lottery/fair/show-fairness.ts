import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { lotteryDrawCalls } from '@pavilion/contract/player/lottery/draws';
import { quicknet } from '@pavilion/domain/lottery/fair/quicknet';
import { findDrawOfNumero, listResults, type DrawRow } from '../draw.store.ts';
import type { OwnLottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { countDraws, type DrawCounts } from './fair.store.ts';
import { drawOwnNumbers, randomnessOf } from './own-draw.ts';

type Fairness = ResponseOf<(typeof lotteryDrawCalls)['getFairness']>;

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Counting goes over all draws of a lottery, so it is done no more often than this. */
const countEveryMs = minuteMs;

/** The numbers of draws of lotteries, as they were within the last minute. */
function createCounts(clock: Clock, count: (gameId: number) => Promise<DrawCounts>) {
  const known = new Map<number, { at: number; counts: Promise<DrawCounts> }>();
  return (gameId: number): Promise<DrawCounts> => {
    const now = clock().getTime();
    const found = known.get(gameId);
    if (found && Math.abs(now - found.at) < countEveryMs) return found.counts;
    const counts = count(gameId);
    known.set(gameId, { at: now, counts });
    counts.catch(() => known.delete(gameId));
    return counts;
  };
}

/** The chain of a draw, which is not the configured one where that was changed since. */
function chainOf({ beacon }: Pick<LotteryDeps, 'beacon'>, hash: string): Fairness['chain'] {
  if (beacon?.chain.hash === hash) return { name: beacon.name, ...beacon.chain };
  if (quicknet.hash === hash) return { name: 'quicknet', ...quicknet };
  return { name: 'unknown', hash, publicKey: '', genesis: 0, period: 0, scheme: '' };
}

type OwnRow = DrawRow & { commit: Uint8Array; chain_hash: string; beacon_round: bigint };

const isOwnRow = (draw: DrawRow): draw is OwnRow =>
  draw.commit !== null && draw.chain_hash !== null && draw.beacon_round !== null;

const beforeDraw = { seed: null, signature: null, randomness: null, blocks: [], winNo: null };

/** What is public of a draw once its result is there, and nothing of it before. */
async function drawnPart(
  { db }: Pick<LotteryDeps, 'db'>,
  { code, ownFamily: family }: OwnLottery,
  draw: OwnRow,
): Promise<Pick<Fairness, keyof typeof beforeDraw>> {
  if (draw.version === 0) return beforeDraw;
  const [result] = await listResults(db, [draw.id]);
  const { seed, signature, win_no: winNo } = result ?? {};
  if (!seed || !signature || winNo === undefined) return beforeDraw;
  const source = {
    code,
    numero: draw.numero,
    family,
    chainHash: draw.chain_hash,
    round: Number(draw.beacon_round),
    yearAnimal: draw.year_animal,
  };
  const { blocks } = await drawOwnNumbers(source, { seed, signature });
  return {
    seed: hexOf(seed),
    signature: hexOf(signature),
    randomness: randomnessOf(signature),
    blocks: blocks.map(hexOf),
    winNo,
  };
}

/** Shows everything that is public of an own draw. */
export function createFairness(deps: LotteryDeps) {
  const { db, clock, lotteries } = deps;
  const countsOf = createCounts(clock, (gameId) => countDraws(db, gameId));

  return async ({ gameId, numero }: { gameId: number; numero: string }): Promise<Fairness> => {
    const lottery = lotteries.require(gameId);
    const draw = await findDrawOfNumero(db, gameId, numero);
    if (lottery.kind !== 'own' || draw === null || !isOwnRow(draw)) {
      throw new ApiError('lottery.numero.unknown');
    }
    const { voided, drawn } = await countsOf(gameId);
    return {
      code: lottery.code,
      numero,
      family: lottery.familyCode,
      drawAt: draw.draws_at.toISOString(),
      state: draw.state,
      commit: hexOf(draw.commit),
      madeAt: draw.made_at.toISOString(),
      chain: chainOf(deps, draw.chain_hash),
      round: Number(draw.beacon_round),
      ...(await drawnPart(deps, lottery, draw)),
      yearAnimal: draw.year_animal,
      voidReason: draw.void_reason,
      voidDraws: voided,
      draws: drawn,
    };
  };
}
