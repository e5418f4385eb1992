import { randomUUID } from 'node:crypto';
import { asOperator, type Member } from '#testing/test-base.ts';
import type { ClosingWait } from '@pavilion/domain/protection/closing';
import type { BreakKind } from '@pavilion/domain/protection/exclusion';
import type { OwnLimitsBase } from '../limits.fixture.ts';

const why = 'Asked for by letter';

type Owner = Pick<Member, 'memberId' | 'accountId' | 'username'>;

/** Money of a member at a provider with its own wallet, as the transfers leave it. */
function atProvider({ db, clock }: OwnLimitsBase, owner: Owner) {
  const { memberId: member_id, accountId: account_id } = owner;
  const vendor = 'BAMBOO';
  async function transfer(direction: 'toVendor' | 'fromVendor', amount: bigint) {
    const now = clock();
    const done = { state: 'done' as const, reason: null, settled_at: now };
    const asked = { id: randomUUID(), request_key: randomUUID(), requested_at: now };
    const row = { ...asked, member_id, account_id, vendor, direction, amount, ...done };
    await db.insertInto('vendor_transfer').values(row).execute();
  }
  return {
    bringToProvider: async (amount: bigint) => {
      const balance = { account_id, vendor, balance: 0n, asked_at: clock() };
      await db.insertInto('vendor_balance').values(balance).execute();
      await transfer('toVendor', amount);
    },
    takeFromProvider: (amount: bigint) => transfer('fromVendor', amount),
  };
}

/** What the tests look at. */
function looks({ db, clock, operators }: OwnLimitsBase, { memberId, username }: Owner) {
  const seen = () => operators.showMemberExclusion({ account: username }, asOperator);
  return {
    seen,
    whats: async () => (await seen()).acts.map(({ what }) => what),
    row: () =>
      db
        .selectFrom('member')
        .select(['status', 'closed_at as closedAt', 'exclusion'])
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow(),
    lookAt: async () => {
      const { look_at: at } = await db
        .selectFrom('exclusion')
        .select('look_at')
        .where('member_id', '=', memberId)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (at === null) throw new Error('nobody looks at it');
      return at;
    },
    openSessions: async () => {
      const open = db.selectFrom('session').select('id').where('member_id', '=', memberId);
      return (await open.where('ended_at', 'is', null).execute()).length;
    },
    erase: () =>
      db.updateTable('member').set({ erased_at: clock() }).where('id', '=', memberId).execute(),
  };
}

/** The money of a member: taken out, or left in a place by which the account cannot be closed. */
function money(site: OwnLimitsBase, owner: Owner) {
  const { accountId } = owner;
  const provider = atProvider(site, owner);

  async function takeOut() {
    await site.move(accountId, 'adjustment', -(await site.balanceOf(owner)), { source: 'gifts' });
  }

  /** Returns the function that ends what is left. */
  async function leave(wait: ClosingWait): Promise<() => Promise<void>> {
    const { payments } = site.asked;
    if (wait === 'deposit' || wait === 'withdrawal') {
      payments[wait] = true;
      return async () => void (payments[wait] = false);
    }
    if (wait === 'provider') {
      await provider.bringToProvider(7_00n);
      return () => provider.takeFromProvider(7_00n);
    }
    await site.give(accountId, 7_00n);
    if (wait === 'balance') return takeOut;
    const round = { roundId: randomUUID() };
    await site.move(accountId, 'bet', -7_00n, round);
    const finish = { ...round, finishesRound: true };
    return async () => void (await site.move(accountId, 'finish', 0n, finish));
  }

  return {
    ...provider,
    takeOut,
    leave,
    bet: async () => (await site.move(accountId, 'bet', -1n, { roundId: randomUUID() })).outcome,
    /** Money of a round that began before. */
    win: (amount: bigint) => site.move(accountId, 'win', amount, { roundId: randomUUID() }),
  };
}

/** A member with money who closes the account. */
export async function closingPerson(site: OwnLimitsBase, balance: bigint) {
  const member = await site.member({ balance });
  const { context, username } = member;
  const { limits, operators } = site;
  return {
    ...member,
    ...money(site, member),
    ...looks(site, member),
    why,
    close: () => limits.closeAccount({}, context),
    keep: () => limits.keepAccount({}, context),
    giveUp: (amount: string) => limits.giveUpRest({ amount }, context),
    exclude: (kind: BreakKind, length: string) => limits.excludeSelf({ kind, length }, context),
    reopen: (requestKey: string = randomUUID()) =>
      operators.reopenAccount({ account: username, reason: why, requestKey }, asOperator),
    shown: async () => (await limits.getExclusion({}, context)).current,
  };
}
