import { createHash } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { fractionText } from '@pavilion/domain/lottery/fraction';
import { prizeModeOf, type MoneyOfBet } from '@pavilion/domain/lottery/order/prize-mode';
import { stakeOf } from '@pavilion/domain/lottery/price/line-money';
import { formatBalls, parseBalls } from '@pavilion/domain/lottery/slip/balls-text';
import type { LotteryDeps } from '../lottery-deps.ts';
import { openLottery } from '../lottery.fixture.ts';
import type { DraftLine, OrderDraft } from '../order/order-draft.ts';
import { createPlacedOrders } from '../orders.fixture.ts';
import { siteOddsOf } from '../site-odds.ts';
import { pricedLineOfRow, storedOdds } from '../stored-order.ts';
import { exposuresOf, lowerExposure, openBook, type ExposureBook, type Taken } from './exposure.ts';
import { oddsBaseOf } from './odds-version.ts';

type Draw = { id: string; numero: string };

type Wanted = {
  gameId: number;
  /** Code of the play, balls, and what a unit costs in minor units. */
  lines?: readonly (readonly [play: string, balls: string, unitMinor: bigint])[];
  draws: readonly (Draw & { multiple?: number; possibleWin?: bigint })[];
  money?: MoneyOfBet;
  /** The base of the odds without reduced numbers where it is left out. */
  oddsVersion?: string | null;
  isTrial?: boolean;
};

const modeOfMoney = { slider: 1, electronic: 3, fixed: 4 } as const;

type Counted = Pick<LotteryDeps, 'site' | 'lotteries'>;

/** Far lower than those of the default site. */
const limits = { own: 1000_00n, full: 500_00n, reduced: 1000_00n };

/** What an order is answered: its refusal with hints, or that it is taken. */
export const refusal = (found: Taken | ApiError | undefined) =>
  found instanceof ApiError ? [found.code, found.hints] : ['taken'];

export function takenOf(found: Taken | ApiError | undefined): Taken {
  if (!found || found instanceof ApiError) throw new Error(`it is refused: ${found?.code}`);
  return found;
}

/** Lines as `balls odds stake`. */
export const linesOf = (found: Taken | ApiError | undefined) =>
  takenOf(found).lines.map(
    ({ balls, odds, stake }) => `${balls} ${odds.map(fractionText).join(' ')} ${stake}`,
  );

/** What `lottery.odds.changed` asks to confirm. */
export function askedVersion(found: Taken | ApiError | undefined): string {
  if (!(found instanceof ApiError)) throw new Error('nothing is asked');
  return (found.hints as { oddsVersion: string }).oddsVersion;
}

/** Orders as they are asked for; what the book does not read is anything. */
function createDrafts(deps: Counted) {
  const baseOf = (gameId: number) => oddsBaseOf(deps.site, deps.lotteries.require(gameId));

  function lineOf(gameId: number, [code, balls, unitMinor]: [string, string, bigint]): DraftLine {
    const { family, familyCode } = deps.lotteries.require(gameId);
    const play = family.plays.find((one) => one.code === code);
    const selection = play && parseBalls(play, balls);
    if (!play || !selection) throw new Error(`${familyCode} has no ${code} ${balls}`);
    const bets = play.count(selection);
    const stake = stakeOf(play, bets, unitMinor);
    const odds = siteOddsOf(deps.site, familyCode, play);
    return { play, selection, balls, digit: null, slider: null, unitMinor, bets, stake, odds };
  }

  function draft(wanted: Wanted): OrderDraft {
    const { gameId, lines = [], draws, isTrial = false } = wanted;
    const lottery = deps.lotteries.require(gameId);
    const money = wanted.money ?? (lottery.kind === 'own' ? 'slider' : 'fixed');
    const prizeMode = prizeModeOf(modeOfMoney[money]);
    if (!prizeMode) throw new Error(`no prize mode of ${money}`);
    const ofMoney = money === 'slider' ? null : `${baseOf(gameId)}-0`;
    return {
      memberId: 1n,
      accountId: 1n,
      isTrial,
      lottery,
      prizeMode,
      money,
      ownSeries: money === 'slider' ? 1956 : null,
      lines: lines.map(([code, balls, unit]) => lineOf(gameId, [code, balls, unit])),
      draws: draws.map(({ id, numero, multiple = 1, possibleWin = 1n }) => ({
        draw: { id, numero, year_animal: 6 },
        multiple,
        stake: 1n,
        possibleWin,
      })),
      isChase: draws.length > 1,
      stopsOnWin: false,
      requestKey: null,
      requestHash: createHash('sha256').digest(),
      bets: 1,
      stake: 1n,
      oddsVersion: wanted.oddsVersion === undefined ? ofMoney : wanted.oddsVersion,
    };
  }

  return { baseOf, draft };
}

/** What an order counts by its lines as they are stored. */
function storedExposures(order: OrderDraft, lines: readonly DraftLine[]) {
  const { money, lottery, ownSeries, draws } = order;
  const priced = lines.map(({ play, selection, unitMinor, bets, stake, odds }, index) =>
    pricedLineOfRow(
      lottery.family,
      {
        order_id: '',
        nth: index + 1,
        play_id: play.playId,
        balls: formatBalls(play, selection),
        digit: null,
        mode_id: null,
        series: null,
        multiple: null,
        unit: unitMinor,
        bets,
        stake,
        odds: storedOdds(odds),
      },
      ownSeries,
    ),
  );
  return draws.flatMap(({ draw: { id: drawId }, multiple, possibleWin }) =>
    exposuresOf({ money, lines: priced }, { drawId, multiple, possibleWin }),
  );
}

/** Lotteries with counters, over orders that a test asks for. */
export async function openCounting(database: TestDatabase) {
  const open = await openLottery(database);
  const { lotteryOdds } = open.deps.site;
  const exposure = { ...lotteryOdds.exposure, ...limits };
  const counted = {
    ...open.deps,
    site: { ...open.deps.site, lotteryOdds: { ...lotteryOdds, exposure } },
  };
  const placed = createPlacedOrders(open);
  let made = 0;

  async function draw(gameId: number, more: object = {}): Promise<Draw> {
    const numero = `20261124-${`${(made += 1)}`.padStart(4, '0')}`;
    return { id: await placed.draw({ gameId, numero, ...more }), numero };
  }

  const { baseOf, draft } = createDrafts(counted);

  /** Opens the book of orders in a transaction, and writes what a test counts in it. */
  async function counting<Found>(
    orders: readonly OrderDraft[],
    decide: (book: ExposureBook, orders: readonly OrderDraft[]) => Found | Promise<Found>,
    deps = counted,
  ): Promise<Found> {
    const done = await open.db.transaction().execute(async (transaction) => {
      const book = await openBook(deps, transaction, orders);
      const found = await decide(book, orders);
      await book.write();
      return { found };
    });
    return done.found;
  }

  /** Takes orders in one batch, one after the other. */
  const takeAll = (...orders: readonly OrderDraft[]): Promise<(Taken | ApiError)[]> =>
    counting(orders, (book) => orders.map((order) => book.take(order)));

  /** What draws count, as `numero play number amount`. */
  async function countersOf(...draws: readonly Draw[]): Promise<string[]> {
    const rows = await open.db
      .selectFrom('lottery_exposure as counter')
      .innerJoin('lottery_draw as draw', 'draw.id', 'counter.draw_id')
      .select(['draw.numero', 'counter.play_id', 'counter.number', 'counter.amount'])
      .where(
        'draw.id',
        'in',
        draws.map(({ id }) => id),
      )
      .execute();
    return rows.map((row) => `${row.numero} ${row.play_id} ${row.number} ${row.amount}`).toSorted();
  }

  /** Takes sub-orders out of the counters by their lines as they are stored. */
  const takeOut = (order: OrderDraft, lines: readonly DraftLine[]): Promise<void> =>
    open.db
      .transaction()
      .execute((transaction) => lowerExposure(transaction, storedExposures(order, lines)));

  return {
    ...open,
    deps: counted,
    takeOut,
    draw,
    draft,
    baseOf,
    counting,
    takeAll,
    storedExposures,
    countersOf,
  };
}

export type Counting = Awaited<ReturnType<typeof openCounting>>;
