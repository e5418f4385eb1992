import type { TestDatabase } from '#db/testing/test-database.ts';
import { openTestBase, timeZone, type Member } from '#testing/test-base.ts';
import { findSharedDevices } from './shared-devices.ts';

export const begun = new Date('2026-10-01T10:00:00Z');
const registered = new Date('2026-11-21T10:00:00Z');

/** An instant so long after the newcomers have registered. */
export const after = (ms: number) => new Date(registered.getTime() + ms);

let names = 0;
export const newName = () => `n${++names}`;

/** People, the browsers and addresses that they use, and the search for shared ones. */
export async function openSharing(database: TestDatabase) {
  const base = await openTestBase(database, { startedAt: registered });

  async function person(upline: Member | null, at = begun): Promise<Member> {
    const made = await base.member({ memberType: 1, parentId: upline?.memberId ?? null });
    await base.db
      .updateTable('member')
      .set({ registered_at: at })
      .where('id', '=', made.memberId)
      .execute();
    return made;
  }

  /** The use of a browser, at an instant or from the first to the last. */
  async function uses({ memberId }: Member, browser: string, first: Date, last = first) {
    const use = { browser, member_id: memberId, first_at: first, last_at: last };
    await base.db
      .insertInto('browser_use')
      .values(use)
      .onConflict((conflict) =>
        conflict.columns(['browser', 'member_id']).doUpdateSet({ last_at: last }),
      )
      .execute();
  }

  async function logsIn({ memberId }: Member, network: string, at: Date) {
    const where = { address: network, network, user_agent: 'test' };
    const how = { outcome: 'succeeded', way: 'password' } as const;
    await base.db
      .insertInto('login_record')
      .values({ member_id: memberId, at, ...how, ...where })
      .execute();
  }

  async function lookAt(at: Date): Promise<void> {
    base.time.now = at;
    await findSharedDevices({ db: base.db, clock: base.clock, timeZone });
  }

  const caseOf = async ({ memberId }: Member) =>
    (await base.db
      .selectFrom('fraud_case')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('decided_at', (order) => order.desc().nullsFirst())
      .executeTakeFirst()) ?? null;

  /** An agent with a direct upline, and somebody who has registered below just now. */
  async function newLine() {
    const top = await person(null);
    const agent = await person(top);
    return { top, agent, newcomer: await person(agent, registered) };
  }

  return { ...base, person, uses, logsIn, lookAt, caseOf, newLine };
}

export type Sharing = Awaited<ReturnType<typeof openSharing>>;
