import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { reportJob } from '#modules/wallet/report-progress.ts';
import { currency, timeZone, type Member } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { playerEndpoints } from '@pavilion/contract/player';
import { openAgents } from '../agents.fixture.ts';
import type { Agents } from '../agents.ts';
import { local, openTeams } from '../sums/teams.fixture.ts';
import type { SeenBalance } from './team-deps.ts';

const device = { address: '203.0.113.9', user_agent: 'test' };

type About = {
  type?: number;
  nickname?: string;
  status?: 'active' | 'disabled';
  registered?: string;
  lastLogin?: string;
  /** Cash and bonus together, in minor units. */
  balance?: bigint;
};

type ListInput = Parameters<Agents['handlers']['listDownlines']>[0];
type KpiInput = Parameters<Agents['handlers']['getTeamKpi']>[0];

type Harness = Awaited<ReturnType<typeof openTeams>>;

/** Adds people who have no open session, and what they do to be seen. */
function createPeople({ db, member }: Harness) {
  /** Somebody below an upline or at the top. */
  async function person(username: string, upline: Member | null, about: About = {}) {
    const { type = 0, nickname = '', status = 'active', balance = 0n } = about;
    const { registered = '2026-10-01T12:00:00', lastLogin } = about;
    const made = await member({ username, memberType: type, parentId: upline?.memberId ?? null });
    await db
      .updateTable('member')
      .set({
        nickname,
        status,
        registered_at: local(registered),
        last_login_at: lastLogin === undefined ? null : local(lastLogin),
      })
      .where('id', '=', made.memberId)
      .execute();
    await db.updateTable('account').set({ balance }).where('id', '=', made.accountId).execute();
    await db.deleteFrom('session').where('member_id', '=', made.memberId).execute();
    return made;
  }

  /** A session that was seen at an instant. */
  async function seen(
    { memberId }: Member,
    at: Date,
    more: { endedAt?: Date; expiresAt?: Date } = {},
  ): Promise<void> {
    await db
      .insertInto('session')
      .values({
        id: randomUUID(),
        token_hash: Buffer.from(randomUUID()),
        member_id: memberId,
        created_at: new Date(at.getTime() - minuteMs),
        last_seen_at: at,
        expires_at: more.expiresAt ?? new Date(at.getTime() + dayMs),
        ended_at: more.endedAt ?? null,
        opened_by: 'password',
        ...device,
      })
      .execute();
  }

  async function loggedIn(
    { memberId }: Member,
    at: Date,
    outcome: 'succeeded' | 'failed' = 'succeeded',
  ): Promise<void> {
    await db
      .insertInto('login_record')
      .values({ member_id: memberId, at, outcome, way: 'password', ...device })
      .execute();
  }

  return { person, seen, loggedIn };
}

/** The agents of a site that shows them the balances of some people. */
function agentsOf(teams: Harness, balance: SeenBalance): Agents {
  return openAgents(teams, { rules: { ...siteOfFolder().agents, sees: { balance } } });
}

/** The calls of agents about people below, as the contract has them, on teams whose past the test writes. */
export async function openPeopleBelow(database: TestDatabase) {
  const teams = await openTeams(database);
  const { db } = teams;
  const agents: Record<SeenBalance, Agents> = {
    direct: agentsOf(teams, 'direct'),
    all: agentsOf(teams, 'all'),
    none: agentsOf(teams, 'none'),
  };

  async function list(
    agent: Member,
    input: Partial<ListInput> = {},
    balance: SeenBalance = 'direct',
  ) {
    const usual = { scope: 'all', sort: 'registered', direction: 'desc' } as const;
    const wanted = { ...usual, pageNo: 1, pageSize: 100, ...input };
    const answer = await agents[balance].handlers.listDownlines(wanted, agent.context);
    v.assert(playerEndpoints.agents.listDownlines.response, answer);
    return answer;
  }

  const accounts = async (agent: Member, input?: Partial<ListInput>, balance?: SeenBalance) =>
    (await list(agent, input, balance)).list.map(({ account }) => account);

  async function kpi(agent: Member, input: KpiInput = {}) {
    const answer = await agents.direct.handlers.getTeamKpi(input, agent.context);
    v.assert(playerEndpoints.agents.getTeamKpi.response, answer);
    return answer;
  }

  /** One pass over the ledger, which an aborted signal stops at once. */
  const rollUp = (signal: AbortSignal) =>
    reportJob(db, { ...teams, timeZone, currency }).run(signal);

  async function asOf(of: 'members' | 'teams'): Promise<Date | undefined> {
    const { rows } = await sql<{ asOf: Date }>`
      select as_of as "asOf" from roll_up_progress where of = ${of}`.execute(db);
    return rows[0]?.asOf;
  }

  return { ...teams, ...createPeople(teams), list, accounts, kpi, rollUp, asOf };
}

export type PeopleBelow = Awaited<ReturnType<typeof openPeopleBelow>>;
