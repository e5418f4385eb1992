import { ApiError } from '#http/api-error.ts';
import { createGroupRead } from '#kit/group-read.ts';
import { isBeforeClose } from '@pavilion/domain/lottery/state/draw-state';
import type { LotteryDeps } from '../lottery-deps.ts';
import {
  findNamedDraws,
  findTakingDraw,
  listDrawsFrom,
  type AskedDraw,
  type Named,
} from './asked-draws.store.ts';
import { readsOfMany } from './asking-player.ts';

/** A draw that an order asks for, and how many times it is taken there. */
export type Wanted = Readonly<{ draw: AskedDraw; multiple: number }>;

export type ChaseSlip = Readonly<{ numero: string; multiples: readonly number[] }>;

/** No numero of ours has anything else; the database would refuse some of it. */
const written = /^[0-9A-Z-]{1,32}$/;

const byTime = ({ draw: one }: Wanted, { draw: other }: Wanted) =>
  one.draws_at.getTime() - other.draws_at.getTime() || (one.numero < other.numero ? -1 : 1);

type Deps = Pick<LotteryDeps, 'db' | 'clock'>;

/** The refusal of an order by a draw, with the next one that takes it. */
export async function closedError(
  { db, clock }: Deps,
  draw: Pick<AskedDraw, 'game_id' | 'station'>,
  isChase: boolean,
): Promise<ApiError> {
  const numero = await findTakingDraw(db, draw, isChase, clock());
  return new ApiError('lottery.numero.closed', { numero });
}

/** Throws `lottery.numero.closed` where one of the draws has closed, or is void. */
async function requireNotClosed(deps: Deps, draws: readonly AskedDraw[], isChase: boolean) {
  const now = deps.clock();
  const isClosed = ({ state, closes_at: closesAt }: AskedDraw) =>
    !isBeforeClose(state) || now >= closesAt;
  const closed = draws.find(isClosed);
  if (closed) throw await closedError(deps, closed, isChase);
}

/** Throws `lottery.chase.range` where an order goes over more draws than it may. */
function requireFew(count: number, limit: number): void {
  if (count > limit) throw new ApiError('lottery.chase.range', { limit });
}

/** Finds the draws that orders name; those of many that come at once with one query. */
export function createAskedDraws(deps: Deps) {
  const { db } = deps;
  const find = createGroupRead({
    ...readsOfMany,
    read: (named: readonly Named[]) => findNamedDraws(db, named),
  });

  /** Throws `lottery.numero.unknown` where the lottery has no such draw. */
  async function require(gameId: number, numero: string): Promise<AskedDraw> {
    const draw = written.test(numero) ? await find({ gameId, numero }) : null;
    if (!draw) throw new ApiError('lottery.numero.unknown', { numero });
    return draw;
  }

  return {
    require,
    /**
     * Draws that an order names each, by time. Throws `lottery.numero.closed` where one of them has
     * closed, and `lottery.chase.range` where they are too many.
     */
    list: async (
      gameId: number,
      named: readonly Readonly<{ numero: string; multiple: number }>[],
      mostDraws: number,
    ): Promise<Wanted[]> => {
      requireFew(named.length, mostDraws);
      const wanted = named.map(async ({ numero, multiple }) => {
        return { draw: await require(gameId, numero), multiple };
      });
      const inOrder = (await Promise.all(wanted)).toSorted(byTime);
      const draws = inOrder.map(({ draw }) => draw);
      await requireNotClosed(deps, draws, draws.length > 1);
      return inOrder;
    },
    /**
     * The draws of a chase: the first one, and those after it, without those that are left out.
     * Throws `lottery.chase.range` where they are too many, or there are not so many yet, and
     * `lottery.numero.closed` where one of them has closed.
     */
    chase: async (
      gameId: number,
      { numero, multiples }: ChaseSlip,
      mostDraws: number,
    ): Promise<Wanted[]> => {
      const count = multiples.findLastIndex((multiple) => multiple > 0) + 1;
      requireFew(count, mostDraws);
      const first = await require(gameId, numero);
      const isChase = multiples.filter((multiple) => multiple > 0).length > 1;
      if ((multiples[0] ?? 0) > 0) await requireNotClosed(deps, [first], isChase);
      const draws = count > 1 ? await listDrawsFrom(db, first, count) : [first];
      if (draws.length < count) throw new ApiError('lottery.chase.range', { limit: draws.length });
      const wanted = draws.flatMap((draw, at) => {
        const multiple = multiples[at] ?? 0;
        return multiple > 0 ? [{ draw, multiple }] : [];
      });
      const taken = wanted.map(({ draw }) => draw);
      await requireNotClosed(deps, taken, isChase);
      return wanted;
    },
  };
}
