import { randomUUID } from 'node:crypto';
import { p99Of } from '../measure.ts';
import type { Tree } from '../tree/tree.ts';
import type { Bench } from './open-rewards.ts';

type Handlers = Bench['rewards']['handlers'];
type Row = { name: string; gateMs: number; ask: (call: number) => Promise<unknown> };

/** A call of a member, each from an address of its own: what an address may do is limited. */
const contextOf = (memberId: bigint, call: number) =>
  ({
    caller: { memberId, memberType: 0 },
    language: 'EN',
    address: `10.${call >> 8}.${call & 255}.1`,
    userAgent: 'bench',
  }) as never;

function valueAt<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('the members have not what is measured');
  return value;
}

/** So many members from the whole tree, or of those who bet, each once. */
async function pickMembers(
  { engine }: Tree,
  from: 'member' | 'bettor',
  count: number,
): Promise<bigint[]> {
  const column = from === 'member' ? 'id' : 'member_id';
  const { rows } = await engine.query<{ id: bigint }>(
    `select ${column} as id from ${from} order by md5(${column}::text) limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Rewards that can be claimed, one of each member. */
async function pickClaimable({ engine }: Tree, count: number) {
  const { rows } = await engine.query<{ id: string; memberId: bigint }>(
    `select id, member_id as "memberId" from (
      select distinct on (member_id) id, member_id from reward
      where state = 'issued' order by member_id, md5(id::text)
    ) as own order by md5(member_id::text) limit $1`,
    [count],
  );
  return rows;
}

async function addressesOf({ engine }: Tree, memberIds: readonly bigint[]) {
  const { rows } = await engine.query<{ id: string; memberId: bigint }>(
    `select id, member_id as "memberId" from member_address
    where member_id = any($1::bigint[])`,
    [memberIds],
  );
  return new Map(rows.map(({ id, memberId }) => [memberId, id]));
}

const statuses = ['all', 'AVAILABLE', 'CLAIMED', 'EXPIRED'] as const;
const kinds = ['all', 'bonus', 'voucher', 'goods'] as const;
/** Leaves a filter out. */
const unlessAll = <Name extends string>(name: Name | 'all') => (name === 'all' ? undefined : name);
const page = { pageNo: 1, pageSize: 25 };

async function rewardRows(tree: Tree, handlers: Handlers, calls: number): Promise<Row[]> {
  const members = await pickMembers(tree, 'member', calls);
  const bettors = await pickMembers(tree, 'bettor', calls);
  const claimable = await pickClaimable(tree, calls);
  return [
    {
      name: 'reward list',
      gateMs: 50,
      ask: (call) =>
        handlers.listRewards(
          { status: unlessAll(valueAt(statuses, call)), isApp: undefined, ...page },
          contextOf(valueAt(members, call), call),
        ),
    },
    {
      name: 'claim',
      gateMs: 40,
      ask: (call) => {
        const { id: transactionId, memberId } = valueAt(claimable, call);
        return handlers.claimReward(
          { transactionId, requestKey: randomUUID(), isApp: undefined },
          contextOf(memberId, call),
        );
      },
    },
    {
      name: 'VIP page, bets of a minute uncounted',
      gateMs: 50,
      ask: (call) => handlers.showVipProgress({}, contextOf(valueAt(bettors, call), call)),
    },
  ];
}

async function mallRows(tree: Tree, handlers: Handlers, calls: number): Promise<Row[]> {
  const members = await pickMembers(tree, 'member', calls);
  const addresses = await addressesOf(tree, members);
  const order = (id: string) => (call: number) => {
    const memberId = valueAt(members, call);
    return handlers.redeemPointReward(
      {
        id,
        quantity: 1,
        addressId: addresses.get(memberId),
        paymentPassword: '',
        requestKey: randomUUID(),
      },
      contextOf(memberId, call),
    );
  };
  const ordered = { bonus: 'bonus-50', goods: 'backpack', voucher: 'phone-credit-100' };
  return [
    {
      name: 'mall list',
      gateMs: 50,
      ask: (call) =>
        handlers.listMallItems(
          { kind: unlessAll(valueAt(kinds, call)), ...page },
          contextOf(valueAt(members, call), call),
        ),
    },
    ...Object.entries(ordered).map(([kind, id]) => ({
      name: `order of a ${kind} item`,
      gateMs: 60,
      ask: order(id),
    })),
  ];
}

/** Bets of each in a minute in which 20,000 bet 2,000 times a second. */
const betsOfEach = 6;

/** How long what members call takes, each call of another member, after a minute of bets. */
export async function measurePages(bench: Bench): Promise<void> {
  const { name, tree, rewards, isShort, slower, print } = bench;
  await tree.postBets(betsOfEach * tree.size.bettors);
  // Else calls would wait while the database writes, and cleans up after, what was put into it.
  await tree.engine.query('vacuum analyze');
  await tree.engine.query('checkpoint');
  const [calls, unmeasured] = isShort ? [8, 2] : [300, 30];
  const rows = [
    ...(await rewardRows(tree, rewards.handlers, unmeasured + calls)),
    ...(await mallRows(tree, rewards.handlers, unmeasured + calls)),
  ];
  for (const row of rows) {
    const gate = { atMost: row.gateMs * slower };
    const value = await p99Of(calls, row.ask, unmeasured);
    print({ name: `${name}, ${row.name}, p99`, value, unit: 'ms', gate });
  }
}
