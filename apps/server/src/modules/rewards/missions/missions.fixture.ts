import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { currency, local as worded, timeZone, type Member } from '#testing/test-base.ts';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { openRewards, type Rewards } from '../rewards.fixture.ts';
import { countMissions } from './count-missions.ts';
import { missionHandlers } from './mission-handlers.ts';
import type { Mission } from './mission-plan.ts';

/** A Wednesday. */
export const today = '2026-11-25';

/** A moment of the site, eight hours ahead. */
export const moment = (text: string) => new Date(`${text}:00+08:00`);

/** A mission that gives 10 points, with changes. */
export const mission = (
  id: string,
  goal: Mission['goal'],
  changes: Partial<Mission> = {},
): Mission => ({
  id,
  title: worded(`Mission ${id}`),
  period: 'day',
  goal,
  reward: { kind: 'points', amount: 10n, wageringTimes: 0 },
  window: {},
  minLevel: 0,
  ...changes,
});

const vendors = [
  { code: 'REEF', name: 'Reef' },
  { code: 'LAGOON', name: 'Lagoon' },
];

/** Games by their nodes: 1 and 2 of RNG, 3 of LIVE; 2 and 3 are of one provider. */
const games = [
  { nodeId: 1, vendor: 'REEF', category: 'RNG' },
  { nodeId: 2, vendor: 'LAGOON', category: 'RNG' },
  { nodeId: 3, vendor: 'LAGOON', category: 'LIVE' },
];

/** Notes the games of the site, from ever on. */
async function noteGames({ db }: Rewards): Promise<void> {
  const rows = games.map(({ nodeId, category }) => ({ nodeId, category }));
  await sql`
    insert into game_kind (game_node, category, weight, since)
    select "nodeId", category, 100, '-infinity'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as game ("nodeId" int, category text)
  `.execute(db);
  await sql`
    insert into valid_bet_rule (push_counts_nothing, bonus_money, since)
    values (true, false, '-infinity') on conflict do nothing`.execute(db);
}

/** Writes a paid deposit, without its posting. */
async function insertDeposit({ db }: Rewards, who: Member, amount: bigint, at: Date) {
  const id = randomUUID();
  await db
    .insertInto('deposit')
    .values({
      id,
      member_id: who.memberId,
      account_id: who.accountId,
      channel: 'card',
      gateway: 'fake',
      amount,
      request_key: id,
      state: 'paid',
      requested_at: at,
      settled_at: at,
    })
    .execute();
}

/** Play and deposits as the ledger has them, and the roll-ups of them. */
export async function createPast(site: Rewards) {
  const { db, wallet, clock } = site;
  const houseId = await wallet.houseAccount('past', currency.code);
  await noteGames(site);

  const posting = ({ accountId }: Member, at: Date, kind: number, amount: bigint) => ({
    account_id: accountId,
    contra_id: houseId,
    kind,
    amount,
    balance_after: 1_000_000_00n,
    source: 'past',
    external_id: randomUUID(),
    created_at: at,
  });

  /** Takes what was posted into the roll-ups. */
  const rollUp = (...members: readonly Member[]) =>
    catchUpReports(
      db,
      members.map(({ accountId }) => accountId),
      { timeZone, currency },
    );

  /** Loses rounds of a stake at a moment of the site, such as `2026-11-25T12:00`. */
  async function plays(
    who: Member,
    {
      at = '',
      stake = 1_00n,
      node = 1,
      rounds = 1,
    }: Partial<Record<'node' | 'rounds', number>> & {
      at?: string;
      stake?: bigint;
    } = {},
  ): Promise<void> {
    const when = at === '' ? clock() : moment(at);
    const postings = Array.from({ length: rounds }, () => {
      const round = { round_id: randomUUID(), game_node: node };
      const bet = { ...posting(who, when, postingKinds.bet, -stake), ...round };
      const win = { ...posting(who, when, postingKinds.win, 0n), ...round };
      return [
        { ...bet, finishes_round: false },
        { ...win, finishes_round: true },
      ];
    });
    await db.insertInto('posting').values(postings.flat()).execute();
    await rollUp(who);
  }

  /** Deposits at a moment of the site. */
  async function deposits(who: Member, amount: bigint, at = ''): Promise<void> {
    const when = at === '' ? clock() : moment(at);
    await insertDeposit(site, who, amount, when);
    await db
      .insertInto('posting')
      .values(posting(who, when, postingKinds.deposit, amount))
      .execute();
    await rollUp(who);
  }

  /** Has a deposit taken back at a moment of the site. */
  async function losesDeposit(who: Member, amount: bigint, at = ''): Promise<void> {
    const when = at === '' ? clock() : moment(at);
    await db
      .insertInto('posting')
      .values(posting(who, when, postingKinds.deposit, -amount))
      .execute();
    await rollUp(who);
  }

  return { plays, deposits, losesDeposit, rollUp };
}

/** What changes and reads members. */
function createPeople({ db, clock }: Rewards) {
  type Change = {
    mobile_num?: string;
    birthday?: string;
    exclusion?: 'timeOut' | null;
    unfinished?: boolean;
  };
  const set = ({ memberId }: Member, change: Change) =>
    db.updateTable('member').set(change).where('id', '=', memberId).execute();

  async function writeProfile({ memberId }: Member, realName: string): Promise<void> {
    await sql`
      insert into member_profile (member_id, real_name, payee_name, id_number, qq_num, facebook,
        wechat, line, whatsapp, zalo, recommender_id, register_method)
      values (${memberId}, ${realName}, '', '', '', '', '', '', '', '', '', 'H5')`.execute(db);
  }

  /** Logs in from the installed app for the first time. */
  const logsInFromApp = ({ memberId }: Member) =>
    sql`insert into app_login (member_id, at) values (${memberId}, ${clock()})`.execute(db);

  /** Keys of missions for which a member was given something, with the states. */
  async function given({ memberId }: Member): Promise<string[]> {
    const rows = await db
      .selectFrom('reward')
      .select(['key', 'state'])
      .where('member_id', '=', memberId)
      .where('origin', '=', 'mission')
      .orderBy('key')
      .execute();
    return rows.map(({ key, state }) => `${key} ${state}`);
  }

  return { set, writeProfile, logsInFromApp, given };
}

/** Missions over the roll-ups of a ledger that the test writes, with a clock that it sets. */
export async function openMissions(database: TestDatabase) {
  const site = await openRewards(database);
  const at = (text: string) => void (site.time.now = moment(text));
  at(`${today}T12:00`);

  /** What the job and the calls are given, where the site has these missions. */
  const depsWith = (
    missions: readonly Mission[],
    changes: Partial<RewardsDependencies> = {},
  ): RewardsDependencies => ({
    ...site.deps,
    ...changes,
    site: {
      ...site.deps.site,
      vendors,
      games,
      paymentChannels: [
        { minimum: 50_00n, on: true },
        { minimum: 1_00n, on: false },
        { minimum: 100_00n, on: true },
      ],
      missions: { pace: { secondsPerRound: 5, stake: 10_00n }, missions: [...missions] },
    },
  });

  return {
    ...site,
    ...(await createPast(site)),
    ...createPeople(site),
    at,
    depsWith,
    /** A member who was counted once, before doing anything. */
    counted: async () => {
      const who = await site.member();
      await countMissions(depsWith([]));
      return who;
    },
    count: (...missions: readonly Mission[]) => countMissions(depsWith(missions)),
    countAll: (...missions: readonly Mission[]) =>
      countMissions(depsWith(missions), { everybody: true }),
    show: (who: Member, deps: RewardsDependencies, period?: Mission['period']) =>
      missionHandlers(deps).listMissions({ period }, who.context),
    lettersTo: ({ memberId }: Member) =>
      site.letters.filter((one) => one.memberId === memberId).length,
  };
}

export type MissionSite = Awaited<ReturnType<typeof openMissions>>;
