import { parse, type InferInput } from 'valibot';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { trialCurrency, type Member } from '#testing/test-base.ts';
import { playerEndpoints } from '@pavilion/contract/player';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { families } from '@pavilion/domain/lottery/families';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { oddsBaseOf, oddsVersionOf } from '../exposure/odds-version.ts';
import type { LotteryDependencies } from '../lottery-deps.ts';
import { openLottery, type OpenLottery } from '../lottery.fixture.ts';
import { createPlacedOrders } from '../orders.fixture.ts';
import { createReading } from './reading.ts';

const calls = playerEndpoints.lottery;

type OrderFields = Partial<InferInput<typeof calls.placeOrder.input>>;
type BetsFields = Partial<InferInput<typeof calls.placeBets.input>>;
type Content = InferInput<typeof calls.placeBets.input>['contents'][number];

/** The first golden case: four bets of 2.00 at series 1950. */
export const s1 = '7_05_58~1~21~1~1950~1';
export const firstNumero = '20261124-0731';

const rates = Object.fromEntries(gameTypes.map((type) => [type, 80])) as Record<
  (typeof gameTypes)[number],
  number
>;

/** A content of 8,855 numbers of four, at 0.01 each. */
export function heavyBets(numero: string): Partial<Content> {
  const row = Array.from({ length: 23 }, (_, number) => `${number}`.padStart(2, '0'));
  return {
    gameId: 2001,
    playId: playIdOf('VN_NORTH', 'Xien4'),
    bettingContent: row.join('-'),
    singleBetPrice: '0.01',
    numero: [{ numero, multiple: 1 }],
  };
}

/** The number of a play by its code. */
export function playIdOf(family: FamilyCode, code: string): number {
  const play = families[family].plays.find((one) => one.code === code);
  if (!play) throw new Error(`${family} has no play ${code}`);
  return play.playId;
}

type Choices = { startedAt?: Date; deps?: Partial<LotteryDependencies> };

/** What the tables hold of orders. */
function createStored({ db }: Pick<OpenLottery, 'db'>) {
  const orderOf = (id: string) =>
    db.selectFrom('lottery_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const linesOf = (id: string) =>
    db.selectFrom('lottery_line').selectAll().where('order_id', '=', id).orderBy('nth').execute();

  const ordersOf = ({ memberId }: Pick<Member, 'memberId'>) =>
    db.selectFrom('lottery_order').selectAll().where('member_id', '=', memberId).execute();

  /** What the ledger has taken from a member for sub-orders, by their numbers. */
  async function betsOf({ accountId }: Pick<Member, 'accountId'>) {
    const rows = await db
      .selectFrom('posting')
      .select(['external_id', 'amount'])
      .where('account_id', '=', accountId)
      .where('source', '=', 'lottery')
      .execute();
    return new Map(rows.map((row) => [row.external_id, -row.amount]));
  }

  return { orderOf, linesOf, ordersOf, betsOf };
}

/** The lotteries of the default site, with draws that tests put in; members have series 1956. */
export async function openTaking(database: TestDatabase, choices: Choices = {}) {
  const site = await openLottery(database, {
    ...choices,
    deps: {
      ratesOn: async (_, memberIds) => new Map(memberIds.map((id) => [id, rates])),
      ...choices.deps,
    },
  });
  const { deps, lottery } = site;
  const { draw, drawOf, subOrdersOf } = createPlacedOrders(site);

  /** As the wire sends it. */
  const orderInput = (fields: OrderFields = {}) =>
    parse(calls.placeOrder.input, {
      gameId: 1001,
      currentNumero: firstNumero,
      bettingSlipString: s1,
      betCartAmountSum: '8.0000',
      ...fields,
    });

  const order = async ({ context }: Member, fields: OrderFields = {}) =>
    lottery.handlers.placeOrder(orderInput(fields), context);

  /** The odds that a player sees where no number is reduced. */
  const oddsOf = (gameId: Content['gameId']): string => {
    const found = deps.lotteries.find(Number(gameId));
    return found ? oddsVersionOf(oddsBaseOf(deps.site, found), []) : 'none';
  };

  /** The second golden case of tiles; fields that are given change it. */
  const betsInput = (contents: readonly Partial<Content>[] = [{}], fields: BetsFields = {}) => {
    const small = {
      gameId: 1001,
      playId: playIdOf('SSC', 'SumBSOE'),
      bettingContent: '1',
      singleBetPrice: '10.00',
      bettingApproach: 1,
      numero: [{ numero: firstNumero, multiple: 1 }],
    };
    const input = {
      prizeMode: 'Elott' as const,
      oddsVersion: oddsOf(contents[0]?.gameId ?? 1001),
      contents: contents.map((content) => ({ ...small, ...content })),
      ...fields,
    };
    return parse(calls.placeBets.input, input);
  };

  const bets = async ({ context }: Member, ...input: Parameters<typeof betsInput>) =>
    lottery.handlers.placeBets(betsInput(...input), context);

  return {
    ...site,
    draw,
    drawOf,
    orderInput,
    order,
    betsInput,
    bets,
    subOrdersOf,
    ...createStored(site),
    trial: (balance = 1000_00n) =>
      site.member({ memberType: 3, currency: trialCurrency.code, balance }),
    /** What reads orders, for tests of what takes them. */
    reading: createReading(deps),
  };
}

export type Taking = Awaited<ReturnType<typeof openTaking>>;
