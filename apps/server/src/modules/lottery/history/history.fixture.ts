import type { TestDatabase } from '#db/testing/test-database.ts';
import { asOperator, firstPage, type Member } from '#testing/test-base.ts';
import type { Language } from '@pavilion/domain/site/language';
import { openLottery } from '../lottery.fixture.ts';
import { createPlacedOrders } from '../orders.fixture.ts';
import type { SubOrderRow } from '../stored-order.ts';

export const [ssc, lhc, north, laos] = [1001, 1006, 2001, 3002];

type Standing = Pick<SubOrderRow, 'state'> &
  Partial<Pick<SubOrderRow, 'version' | 'win' | 'rebate' | 'ended_by' | 'reason'>>;

/** Orders in the database that tests read. */
export async function openHistory(database: TestDatabase) {
  const site = await openLottery(database);
  const placed = createPlacedOrders(site);
  const { handlers, operatorHandlers } = site.lottery;
  let made = 0;
  const numero = () => `20261124-${(made += 1).toString().padStart(4, '0')}`;

  const playIdOf = (gameId: number, code: string): number => {
    const play = site.deps.lotteries.require(gameId).family.plays.find((one) => one.code === code);
    if (!play) throw new Error(`${gameId} has no play ${code}`);
    return play.playId;
  };

  /** Writes how a sub-order stands, as a settlement or a cancel leaves it. */
  async function stand(number: string, { state, ...standing }: Standing): Promise<void> {
    const { win = 0n, version = 0 } = standing;
    await site.db
      .updateTable('lottery_sub_order')
      .set({
        ...standing,
        win,
        state,
        paid_version: win > 0n ? version : null,
        ended_at: state === 'placed' ? null : site.clock(),
      })
      .where('number', '=', number)
      .execute();
  }

  const contextOf = (member: Member, language: Language = 'EN') => ({
    ...member.context,
    language,
  });

  type Orders = Partial<Parameters<typeof handlers.listOrders>[0]>;
  const list = (member: Member, asked: Orders = {}, language: Language = 'EN') =>
    handlers.listOrders(
      { chasingStatus: 'all', page: 0, size: 25, ...asked },
      contextOf(member, language),
    );

  type Asked = Partial<Parameters<typeof operatorHandlers.listLotteryOrders>[0]>;
  const listForOperators = (asked: Asked = {}) =>
    operatorHandlers.listLotteryOrders({ ...firstPage, ...asked }, asOperator);

  return {
    ...site,
    ...placed,
    numero,
    playIdOf,
    stand,
    list,
    listToday: (member: Member, gameId?: number) =>
      handlers.listTodayOrders({ gameId, page: 0, size: 25 }, contextOf(member)),
    show: (member: Member, id: string, language: Language = 'EN') =>
      handlers.getOrder({ id }, contextOf(member, language)),
    lines: (member: Member, id: string, asked: { orderDetailId?: string; size?: number } = {}) =>
      handlers.getOrderLines({ id, page: 0, size: 25, ...asked }, contextOf(member)),
    listForOperators,
  };
}

export type History = Awaited<ReturnType<typeof openHistory>>;
