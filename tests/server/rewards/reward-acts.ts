import { randomUUID } from 'node:crypto';
import { deliverPayment } from '../vendor/payment-webhook.ts';
import type { SiteUnderTest } from '../vendor/site-under-test.ts';

/** A member of the site, with a session. */
export type Claimant = { username: string; token: string };

export type Answer = { success: boolean; errorCode?: string; value: unknown };

/** Sends the act, with the same request key each time; `at` is the address of another process. */
export type SendAct = (at?: string) => Promise<Answer>;

/** Something that moves rewards, points or what is bought for them. */
export type RewardAct = {
  /** Whether all of it is one transaction, so that a kill leaves all of it or nothing. */
  isWhole: boolean;
  /** Gives a member what the act needs. */
  prepare(member: Claimant): Promise<SendAct>;
};

export const actNames = [
  'a claim of money',
  'a claim of all rewards',
  'a check-in',
  'a conversion of points',
  'an order of a bonus',
  'an order of vouchers',
  'a cancelled order of goods',
] as const;

export type ActName = (typeof actNames)[number];

export const paymentPassword = '482913';

const points = { kind: 'points', amount: '8000', wageringMultiple: 0 } as const;
const cash = { kind: 'cash', amount: '25.00', wageringMultiple: 0 } as const;
const bonus = { kind: 'cash', amount: '40.00', wageringMultiple: 2 } as const;

const voucher = 'coffee';
const vouchersEach = 2;
const goods = 'umbrella';

const paths = {
  claim: '/wps/relay/PROMOFE_claimTicket',
  claimAll: '/wps/relay/PROMOFE_claimTicket/claimAll',
  signIn: '/wps/relay/MCSFE_claimLoginPromotion',
  convert: '/wps/relay/passwordCheck/MCSFE_convertPoint',
  order: '/wps/relay/passwordCheck/MCSFE_redeemPointReward',
  cancel: (orderId: string) => `/wps/member/mallOrders/${orderId}/cancel`,
} as const;

const home = {
  name: 'Maria Lakambini',
  phone: '+639171234567',
  region: 'Cebu',
  city: 'Cebu City',
  street: '12 Mango Avenue',
  postalCode: '6000',
};

/** Opens the acts of members, and of operators who give them what they need, on a site. */
export function openRewardActs(site: SiteUnderTest) {
  async function done<Value>(answer: Promise<Answer>): Promise<Value> {
    const { success, errorCode, value } = await answer;
    if (!success) throw new Error(`the site refused: ${errorCode}`);
    return value as Value;
  }

  const post = <Value>(path: string, token: string, body: object) =>
    done<Value>(site.call('POST', path, { token, body }));

  /** A call that is sent again with the same body. */
  const repeatable = (path: string, { token }: Claimant, body: object): SendAct => {
    const whole = { ...body, requestKey: randomUUID() };
    return (at) => site.call('POST', path, { token, body: whole, ...(at !== undefined && { at }) });
  };

  async function give({ username }: Claimant, gift: typeof points | typeof cash | typeof bonus) {
    const { transactionId } = await post<{ transactionId: string }>(
      '/operator/rewards',
      site.operatorToken,
      {
        account: username,
        title: { EN: 'A gift', TY: 'Regalo' },
        reason: 'For the test',
        requestKey: randomUUID(),
        ...gift,
      },
    );
    return transactionId;
  }

  async function givePoints(member: Claimant): Promise<void> {
    const transactionId = await give(member, points);
    await done(repeatable(paths.claim, member, { transactionId })());
  }

  async function deposit({ token }: Claimant, amount: string): Promise<void> {
    const body = { channel: 'e-wallet', amount, requestKey: randomUUID() };
    const { depositId } = await post<{ depositId: string }>(
      '/wps/transaction/deposit/pg',
      token,
      body,
    );
    const paid = { webhookId: randomUUID(), depositId, amount, currency: 'PHP' };
    const status = await deliverPayment(site, paid);
    if (status !== 200) throw new Error(`the webhook of a deposit was answered ${status}`);
  }

  const order = (member: Claimant, body: object) =>
    repeatable(paths.order, member, { ...body, paymentPassword });

  const acts: Record<ActName, RewardAct> = {
    'a claim of money': {
      isWhole: true,
      prepare: async (member) =>
        repeatable(paths.claim, member, { transactionId: await give(member, cash) }),
    },
    'a claim of all rewards': {
      isWhole: false,
      prepare: async (member) => {
        for (const gift of [bonus, points, cash]) await give(member, gift);
        return repeatable(paths.claimAll, member, {});
      },
    },
    'a check-in': {
      isWhole: true,
      prepare: async (member) => {
        await deposit(member, '200.00');
        return repeatable(paths.signIn, member, { day: 1 });
      },
    },
    'a conversion of points': {
      isWhole: true,
      prepare: async (member) => {
        await givePoints(member);
        return repeatable(paths.convert, member, { points: 1500, paymentPassword });
      },
    },
    'an order of a bonus': {
      isWhole: true,
      prepare: async (member) => {
        await givePoints(member);
        return order(member, { id: 'bonus-300', quantity: 2 });
      },
    },
    'an order of vouchers': {
      isWhole: false,
      prepare: async (member) => {
        await givePoints(member);
        return order(member, { id: voucher, quantity: vouchersEach });
      },
    },
    'a cancelled order of goods': {
      isWhole: true,
      prepare: async (member) => {
        await givePoints(member);
        const added = { ...home, requestKey: randomUUID() };
        const { addressId } = await post<{ addressId: string }>(
          '/wps/member/addresses',
          member.token,
          added,
        );
        const ordered = order(member, { id: goods, quantity: 1, addressId })();
        const { orderId } = await done<{ orderId: string }>(ordered);
        return repeatable(paths.cancel(orderId), member, {});
      },
    },
  };

  return {
    acts,
    /** Fills the mall for orders of so many members. */
    fillMall: async (members: number): Promise<void> => {
      const count = members * vouchersEach;
      const reason = 'For the test';
      const more = (itemId: string, change: number) =>
        post('/operator/mall/stock', site.operatorToken, {
          itemId,
          change,
          reason,
          requestKey: randomUUID(),
        });
      await more(voucher, count);
      await more(goods, members);
      const codes = Array.from({ length: count }, (_, index) => `CODE-${index}-of-the-test`);
      const load = { itemId: voucher, codes, requestKey: randomUUID() };
      await post('/operator/mall/codes', site.operatorToken, load);
    },
  };
}

const ids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const instants = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;
const codesOfTest = /CODE-\d+-of-the-test/g;

/** What an answer says beside ids, instants and codes, which differ from member to member. */
export function contentOf(answer: Answer): unknown {
  const text = JSON.stringify(answer)
    .replaceAll(ids, 'id')
    .replaceAll(instants, 'instant')
    .replaceAll(codesOfTest, 'code');
  return JSON.parse(text) as unknown;
}

/** What rewards have left of a member in the database, beside ids and instants. */
const traceQuery = (username: string) => `
  with own as (select id from member where username = '${username}'),
  own_account as (select account.* from account join own on own.id = member_id),
  own_order as (select mall_order.* from mall_order join own on own.id = member_id)
  select json_build_object(
    'accounts', (select json_agg(json_build_array(currency, balance, bonus) order by currency)
      from own_account),
    'postings', (select json_agg(json_build_array(currency, kind, amount, balance_after,
        bonus_amount, bonus_after, source) order by posting.id)
      from posting join own_account on own_account.id = account_id),
    'lots', (select json_agg(json_build_array(ends_on, points) order by ends_on)
      from point_lot join own on own.id = member_id),
    'rewards', (select json_agg(json_build_array(origin, kind, amount, state, claim_key is not null)
        order by given_at, origin, kind)
      from reward join own on own.id = member_id),
    'bonuses', (select json_agg(json_build_array(origin, amount, required, state) order by bonus.id)
      from bonus join own on own.id = member_id),
    'signedIn', (select json_agg(json_build_array(day, place)) 
      from reward_sign_in join own on own.id = member_id),
    'conversions', (select json_agg(json_build_array(points, amount))
      from point_conversion join own on own.id = member_id),
    'orders', (select json_agg(json_build_array(item, quantity, points, state,
        (select json_agg(step.state order by step.at, step.state) from mall_order_step as step
          where order_id = own_order.id),
        (select count(*) from mall_code where order_id = own_order.id)))
      from own_order),
    'letters', (select json_agg(title ->> 'EN' order by inbox_message.id)
      from inbox_message join own on own.id = member_id)
  )::text as trace`;

/** Reads what rewards have left of a member in the database, which members compare. */
export async function traceOf(
  { database }: Pick<SiteUnderTest, 'database'>,
  { username }: Claimant,
): Promise<unknown> {
  const [row] = await database.read(traceQuery(username));
  return JSON.parse(row?.['trace'] ?? 'null') as unknown;
}

/**
 * Pieces and codes of the mall that do not add up: what is reserved is not what open orders wait
 * for, or a delivered order has not as many codes as pieces.
 */
export const mallFindings = `
  select item, 'reserved' as what from mall_stock
  where reserved <> (select coalesce(sum(quantity), 0) from mall_order
    where mall_order.item = mall_stock.item and from_stock and ended_at is null)
  union all
  select item, 'codes' from mall_order
  where kind = 'voucher' and state = 'delivered'
    and quantity <> (select count(*) from mall_code where order_id = mall_order.id)`;
