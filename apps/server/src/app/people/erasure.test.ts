import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { momentAfter } from '#kit/time/day-range.ts';
import { closeFor } from '#modules/accounts/exclusion.fixture.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { clean } from '../testing/depositor.ts';
import { personFinder, type PersonFinder } from './testing/find-person.ts';
import { fullAccount, writeLate } from './testing/full-account.ts';
import { goneAtClosing, mayStillName, tablesOfPeople } from './testing/tables-of-people.ts';

type Account = Awaited<ReturnType<typeof fullAccount>>;

/** The tables of which something is to go. */
const notKept = Object.entries(tablesOfPeople).flatMap(([table, fate]) =>
  fate === 'erased' ? [table] : 'cleared' in fate ? [table] : [],
);

describe.each(testDatabases())('§7: the data of closed accounts, on $name', (database) => {
  let site: ServedSite;
  let finder: PersonFinder;
  let marisol: Account;
  let teodoro: Account;
  beforeAll(async () => {
    site = await serveTestSite(database, { startedAt: new Date() });
    finder = await personFinder(site.db);
    marisol = await fullAccount(site, 'Marisol');
    teodoro = await fullAccount(site, 'Teodoro');
  });
  afterAll(() => site.close());

  const names = ({ word, username, email, mobile }: Account) => [word, username, email, mobile];
  /** Closes an account as of now. */
  async function close(memberId: bigint): Promise<void> {
    await closeFor(site.db, memberId, site.clock());
    await site.db
      .transaction()
      .execute((transaction) => site.modules.publish('accountClosed', { transaction, memberId }));
  }
  const erase = () => site.modules.protection.jobs.runNow();
  const memberRow = (id: bigint) =>
    site.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Sets the clock to when the law no longer has the data kept of whom was closed at an instant. */
  const wait = (closedAt: Date) => {
    site.time.now = momentAfter(closedAt, { years: 5 }, site.site.brand.timeZone);
  };

  test('§7: every table that refers to a member or an account has its rule, and no other', () => {
    expect(finder.linked).toEqual(Object.keys(tablesOfPeople).toSorted());
  });

  test('§7: these accounts have something in every table of which something is to go', async () => {
    for (const { id } of [marisol, teodoro]) {
      const all = await finder.everything(id);
      expect(notKept.filter((table) => all[table]?.length === 0)).toEqual([]);
      const columns = Object.entries(tablesOfPeople).flatMap(([table, fate]) => {
        if (fate === 'erased') return [table];
        return 'cleared' in fate ? fate.cleared.map((column) => `${table}.${column}`) : [];
      });
      expect(await finder.left(tablesOfPeople, id)).toEqual(columns);
    }
    const files = site.files.keys();
    const ofBoth = [marisol, teodoro].flatMap(({ pictures, document }) => [...pictures, document]);
    expect(ofBoth.filter((id) => !files.includes(id))).toEqual([]);
  });

  test('§7: what no law has kept goes with the closing, and the rest stays', async () => {
    const lupita = await fullAccount(site, 'Lupita');
    const before = await finder.left(tablesOfPeople, lupita.id);
    await close(lupita.id);
    const gone = new Set<string>([...goneAtClosing, 'member.picture_id']);
    const after = await finder.left(tablesOfPeople, lupita.id);
    expect(after).toEqual(before.filter((one) => !gone.has(one)));
    await site.modules.pictures.jobs.runNow();
    const [profile = '', ...others] = lupita.pictures;
    expect(site.files.keys()).not.toContain(profile);
    expect(site.files.keys()).toEqual(expect.arrayContaining(others));
  });

  test('§7: the data are kept until the last instant of the years, and then are gone', async () => {
    await clean(site);
    const closedAt = site.clock();
    await close(marisol.id);
    await writeLate(site, marisol, marisol.pictures[0] ?? '');
    const full = await finder.everything(marisol.id);
    const other = await finder.everything(teodoro.id);

    wait(closedAt);
    const now = site.clock();
    site.pass(-1);
    await erase();
    expect(await finder.everything(marisol.id)).toEqual(full);

    site.time.now = now;
    await erase();
    await site.modules.pictures.jobs.runNow();
    expect(await finder.left(tablesOfPeople, marisol.id)).toEqual([]);
    expect(await memberRow(marisol.id)).toMatchObject({
      username: `erased-${marisol.id}`,
      language: 'EN',
      has_password: false,
      status: 'closed',
      closed_at: closedAt,
      erased_at: now,
      identity: 'none',
    });
    expect(await finder.naming(names(marisol))).toEqual(Object.keys(mayStillName));
    const files = site.files.keys();
    expect([...marisol.pictures, marisol.document].filter((id) => files.includes(id))).toEqual([]);
    expect(await finder.everything(teodoro.id)).toEqual(other);
    expect([...teodoro.pictures, teodoro.document].filter((id) => !files.includes(id))).toEqual([]);
    await clean(site);
  });

  test('§7: the ledger and the acts of an erased member stay, to the last row', async () => {
    const all = await finder.everything(marisol.id);
    const ofOrders = ['lottery_order', 'lottery_line', 'lottery_sub_order'];
    const kept = ['account', 'posting', 'deposit', 'withdrawal', 'exclusion_act', ...ofOrders];
    for (const table of kept) {
      expect(all[table]?.length).toBeGreaterThan(0);
    }
    const rates = await site.db
      .selectFrom('rebate_rate')
      .select('set_by')
      .where('member_id', '=', marisol.below)
      .execute();
    expect(rates).toEqual([{ set_by: `erased-${marisol.id}` }]);
  });

  test('§7: a row that one module leaves behind is found, and a name that it leaves', async () => {
    const at = site.clock();
    const sent = { id: randomUUID(), member_id: marisol.id, request_key: randomUUID() };
    const feedback = { ...sent, content: `I am ${marisol.word}`, sent_at: at };
    await site.db.insertInto('feedback').values(feedback).execute();
    await site.db
      .updateTable('member')
      .set({ nickname: 'M.' })
      .where('id', '=', marisol.id)
      .execute();
    expect(await finder.left(tablesOfPeople, marisol.id)).toEqual(['feedback', 'member.nickname']);
    const named = await finder.naming(names(marisol));
    expect(named.filter((column) => !(column in mayStillName))).toEqual(['feedback.content']);
  });

  test('§7: nobody logs in as an erased member', async () => {
    const log = (username: string, password: string) =>
      site.call({
        method: 'POST',
        path: '/wps/session/login',
        body: { username, password },
      });
    for (const password of ['lantern-on-water', 'none', '']) {
      const answer = await log(`erased-${marisol.id}`, password);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect((await log(marisol.username, password)).status).toBe(answer.status);
    }
  });

  test('§7: a member whose data cannot be erased yet holds up no other', async () => {
    const [stuck, next] = [await site.member(), await site.member()];
    const { id } = await site.db
      .selectFrom('session')
      .select('id')
      .where('member_id', '=', stuck.memberId)
      .executeTakeFirstOrThrow();
    // A game of somebody else under the session keeps it from being erased.
    const permit = { id: randomUUID(), account_id: next.accountId, closed_at: site.clock() };
    await site.db.insertInto('wager_permit').values(permit).execute();
    const game = { connection: 'sandbox', game_node: 10001, vendor_game: 'reef' };
    const owner = { member_id: teodoro.id, account_id: next.accountId, session_id: id };
    const opened = { id: permit.id, ...owner, ...game };
    await site.db.insertInto('play_session').values(opened).execute();
    const closedAt = site.clock();
    for (const { memberId } of [stuck, next]) await close(memberId);
    wait(closedAt);
    await erase();
    expect(await memberRow(stuck.memberId)).toMatchObject({
      username: stuck.username,
      erased_at: null,
    });
    expect(await memberRow(next.memberId)).toMatchObject({ erased_at: site.clock() });
    expect(site.logged.join('\n')).toContain('the data of a closed account were not erased');
    await site.db.deleteFrom('play_session').where('id', '=', permit.id).execute();
    await erase();
    expect(await memberRow(stuck.memberId)).toMatchObject({ erased_at: site.clock() });
  });
});
