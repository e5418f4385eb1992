import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readValue, seedBettors } from '#bench/site/bench-database.ts';
import { isInFull } from '../../support/run/in-full.ts';
import { startStepProxy, type Step, type StepProxy } from '../faults/proxy/step-proxy.ts';
import { openDatabase, postgresDatabase, type SiteDatabase } from '../vendor/database.ts';
import { openSite, type SiteUnderTest } from '../vendor/site-under-test.ts';
import {
  actNames,
  contentOf,
  mallFindings,
  openRewardActs,
  paymentPassword,
  traceOf,
  type ActName,
  type Claimant,
  type RewardAct,
} from './reward-acts.ts';

/** A quarter of them are alike, one for each kill. */
const people = isInFull ? 1000 : 160;
const atOnce = 4;
/** Of each act, beside those at commits. SYSTEM_KILLS sets another number, for longer runs. */
const killsEach = Number(process.env['SYSTEM_KILLS'] ?? 6);

/** Ids that no other value of a statement looks like: the steps of a member are known by them. */
const ownIds = 'alter table member alter column id restart with 700000001';

/** Members of whom the site knows enough to give them everything at once. */
const known = `
  update member set
    registered_at = now() - interval '60 days',
    mobile_num = '639' || lpad(id::text, 9, '0'),
    password_hash = (select password_hash from member where username = 'member01'),
    payment_password_hash =
      (select payment_password_hash from member where username = 'member01')
  where username like 'bettor%';
  delete from detail_queue`;

const commits = /^\s*commit\b/i;

/**
 * Where the server is killed: at some of the steps, which differ from run to run, and before and
 * after each commit, which can have been done although nobody was answered.
 */
function stopsAmong(steps: readonly string[]): Step[] {
  const every = Math.ceil(steps.length / killsEach);
  const first = randomInt(every);
  return steps.flatMap((sql, index): Step[] => {
    const number = index + 1;
    if (commits.test(sql)) {
      return [
        { number, when: 'before' },
        { number, when: 'after' },
      ];
    }
    return index % every === first ? [{ number, when: 'before' }] : [];
  });
}

describe('V3: rewards and points', () => {
  let folder: string;
  let direct: SiteDatabase;
  let proxy: StepProxy;
  let site: SiteUnderTest;
  let acts: Record<ActName, RewardAct>;
  const members: Claimant[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-rewards-'));
    direct = await openDatabase('postgres', folder);
    proxy = await startStepProxy(direct.url);
    const database = postgresDatabase(proxy.url, undefined, direct.url);
    site = await openSite({ database });
    const token = await site.logIn('member01');
    const body = { password: 'Pavilion2026', paymentPassword };
    const chosen = await site.call('PUT', '/wps/member/paymentPassword', { token, body });
    expect(chosen).toMatchObject({ success: true });
    await site.process().stop();
    const place = { url: direct.url, dataDir: site.dataDir };
    await readValue(place, ownIds);
    const bettors = await seedBettors(place, { count: people, waves: 0 });
    await readValue(place, known);
    const alike = bettors.filter(({ isLimited, owes }) => !isLimited && !owes);
    members.push(...alike.map(({ token: username }) => ({ username, token: username })));
    await site.start();
    const { acts: all, fillMall } = openRewardActs(site);
    acts = all;
    await fillMall(members.length);
  });
  afterAll(async () => {
    await site.close();
    proxy.stop();
    await direct.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a query that the proxy does not see. */
  const readDirectly = (query: string) =>
    readValue({ url: direct.url, dataDir: site.dataDir }, query);

  /** A member who has done nothing yet, from an address that has sent nothing lately. */
  async function nextMember(): Promise<Claimant> {
    const member = members.shift();
    if (!member) throw new Error('there are no more members');
    await readDirectly('delete from rate_limit');
    return member;
  }

  const idOf = ({ username }: Claimant) =>
    readDirectly(`select id from member where username = '${username}'`);

  /** What an act answers and leaves behind, and the statements of its transactions. */
  async function undisturbed(act: RewardAct) {
    const member = await nextMember();
    const send = await act.prepare(member);
    const statements = proxy.record(await idOf(member));
    const answer = contentOf(await send());
    const steps = [...statements];
    expect(answer).toMatchObject({ success: true });
    expect(contentOf(await send())).toEqual(answer);
    return { answer, steps, trace: await traceOf(site, member) };
  }

  type Undisturbed = Awaited<ReturnType<typeof undisturbed>>;

  /** Kills the server at a step; the act is sent again after its start. The SQL of the step. */
  async function killAt(act: RewardAct, step: Step, { answer, trace }: Undisturbed) {
    const member = await nextMember();
    const send = await act.prepare(member);
    const before = await traceOf(site, member);
    const held = proxy.holdAt(step, await idOf(member));
    const sent = send().catch(() => null);
    const reached = await Promise.race([held, sent.then(() => null)]);
    if (reached === null) throw new Error(`step ${step.number} was not reached`);
    await site.process().kill('SIGKILL');
    await sent;
    proxy.pass();
    await site.start();
    const left = await traceOf(site, member);
    expect(act.isWhole ? [before, trace] : [left]).toContainEqual(left);
    expect(contentOf(await send())).toEqual(answer);
    expect(await traceOf(site, member)).toEqual(trace);
    return reached;
  }

  async function expectNothingAmiss() {
    expect(await site.ledgerFindings()).toEqual([]);
    expect(await site.database.read(mallFindings)).toEqual([]);
  }

  test('two processes that are asked at once do each act once', async () => {
    const beside = await site.startBeside();
    try {
      for (const act of Object.values(acts)) {
        const { answer, trace } = await undisturbed(act);
        const member = await nextMember();
        const send = await act.prepare(member);
        const asked = [site.url, beside.url].flatMap((at) =>
          Array.from({ length: atOnce }, () => send(at)),
        );
        for (const one of await Promise.all(asked)) expect(contentOf(one)).toEqual(answer);
        expect(await traceOf(site, member)).toEqual(trace);
      }
    } finally {
      await beside.stop();
    }
    await expectNothingAmiss();
  });

  test('the comparison sees what is lost, doubled or left', async () => {
    const act = acts['an order of vouchers'];
    const member = await nextMember();
    await (
      await act.prepare(member)
    )();
    const trace = await traceOf(site, member);
    const of = `member_id = (select id from member where username = '${member.username}')`;
    const faults = [
      `delete from mall_code where order_id in (select id from mall_order where ${of})`,
      `update account set balance = balance + 1 where ${of}`,
      `update reward set state = 'issued', claimed_at = null where ${of}`,
      `delete from inbox_message where ${of}`,
    ];
    for (const fault of faults) {
      const read = (query: string) => site.database.read(query, [fault]);
      const database = { ...site.database, read };
      expect(await traceOf({ database }, member)).not.toEqual(trace);
    }
    const [codes = ''] = faults;
    expect(await site.database.read(mallFindings, [codes])).not.toEqual([]);
  });

  test.skipIf(isInFull)(
    'a server killed after the commit of a claim, and within an order',
    async () => {
      const claim = acts['a claim of money'];
      const claimed = await undisturbed(claim);
      const commit = claimed.steps.findLastIndex((sql) => commits.test(sql)) + 1;
      const answerLost = await killAt(claim, { number: commit, when: 'after' }, claimed);
      expect(answerLost).toMatch(commits);
      const order = acts['an order of a bonus'];
      const ordered = await undisturbed(order);
      await killAt(order, { number: Math.ceil(ordered.steps.length / 2), when: 'before' }, ordered);
      await expectNothingAmiss();
    },
  );

  test.runIf(isInFull).each(actNames)('a server killed at the steps of %s', async (name) => {
    const act = acts[name];
    const whole = await undisturbed(act);
    const stops = stopsAmong(whole.steps);
    for (const step of stops) await killAt(act, step, whole);
    console.log(`${name}: ${whole.steps.length} steps, killed ${stops.length} times`);
    await expectNothingAmiss();
  });
});
