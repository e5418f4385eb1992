import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { createLogger, type Logger } from '#kit/logger.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { createNotifications } from '#modules/notifications/notifications.ts';
import { mute } from '#testing/identity-harness.ts';
import { firstPage, keysSecret, local, type Member } from '#testing/test-base.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { changeStock, insertOrder, insertStep } from '../mall/order.store.ts';
import { givePoints, takePoints } from '../points/move-points.ts';
import { ana, openRewards, type Rewards } from '../rewards.fixture.ts';
import { deliverVouchers } from './deliver-vouchers.ts';

const price = 190n;

/** The real inbox, which pushes nothing. */
function createLetters({ db, clock, signals }: Pick<Rewards, 'db' | 'clock' | 'signals'>) {
  const sender = { send: async () => ({ outcome: 'sent' as const }) };
  return createNotifications({
    ...mute,
    db,
    clock,
    signals,
    keysSecret,
    push: { sender, isOn: false, isEndpoint: () => false, readersOf: async () => null },
    site: {
      memberTypes: defaultMemberTypes,
      policy: { messages: { toUpline: false, perHour: 5 } },
    },
  });
}

/** The mall over the real ledger and the real inbox, with orders of coffee as members make them. */
export async function openMall(database: TestDatabase) {
  const site = await openRewards(database);
  const { db, clock } = site;
  const inbox = createLetters(site);
  const lines: string[] = [];
  const note = (...what: readonly unknown[]) => void lines.push(JSON.stringify(what));
  const logger: Logger = Object.assign(createLogger('silent'), { warn: note, error: note });
  const deps = { ...site.deps, logger, writeInboxMessages: inbox.writeInboxMessages };

  /** Orders coffee for points that the member is given, a second after the order before. */
  async function order(of: Member, quantity = 1): Promise<string> {
    const { memberId } = of;
    const id = randomUUID();
    const points = price * BigInt(quantity);
    site.pass(1000);
    const at = clock();
    await db.transaction().execute(async (transaction) => {
      await lockMember(transaction, memberId);
      await givePoints(deps, transaction, 'pointEarn', [{ memberId, points, id: randomUUID() }]);
      await changeStock(transaction, 'coffee', { left: 0, reserved: quantity, at });
      await insertOrder(transaction, {
        id,
        member_id: memberId,
        item: 'coffee',
        kind: 'voucher',
        title: local('Coffee'),
        quantity,
        points,
        from_stock: true,
        state: 'ordered',
        request_key: randomUUID(),
        ordered_at: at,
        changed_at: at,
      });
      await insertStep(transaction, { order_id: id, state: 'ordered', operator: null, at });
      await takePoints(deps, transaction, 'pointSpend', { memberId, points, id: `order:${id}` });
    });
    return id;
  }

  return {
    ...site,
    deps,
    lines,
    inbox,
    order,
    load: (codes: readonly string[], requestKey: string = randomUUID(), operator = ana) =>
      site.operatorHandlers.loadMallCodes(
        { itemId: 'coffee', codes: [...codes], requestKey },
        operator,
      ),
    deliver: () => deliverVouchers(deps, new AbortController().signal),
    stateOf: async (id: string) => {
      const row = db.selectFrom('mall_order').select('state').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).state;
    },
    /** The codes that an order has, in plain. */
    codesOf: async (id: string) => {
      const rows = db.selectFrom('mall_code').select('code').where('order_id', '=', id);
      const codes = await rows.orderBy('id').execute();
      return codes.map(({ code }) => deps.mallBox.openText(code));
    },
    letters: async (of: Member) => (await inbox.handlers.listInbox(firstPage, of.context)).list,
  };
}

export type Mall = Awaited<ReturnType<typeof openMall>>;
