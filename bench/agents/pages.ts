import { randomUUID } from 'node:crypto';
import { createRateLimiter } from '../../apps/server/src/kit/limits/rate-limit.ts';
import { createLogger } from '../../apps/server/src/kit/logger.ts';
import {
  createAgents,
  type AgentsDependencies,
} from '../../apps/server/src/modules/agents/agents.ts';
import { findReceivedSince } from '../../apps/server/src/modules/agents/received.store.ts';
import { createOwnLimits } from '../../apps/server/src/modules/protection/own-limits.ts';
import { createWallet } from '../../apps/server/src/modules/wallet/wallet.ts';
import { p99Of } from '../measure.ts';
import { currency, trialCurrency } from '../tree/roll-ups.ts';
import { timeZone } from '../tree/tree.ts';
import { contracts, memberTypes } from './contracts.ts';
import { perType } from './per-type.ts';
import type { Bench } from './roll-up.ts';

/** The member at the top of the tree. */
const topId = 1n;
const context = { caller: { memberId: topId, memberType: 1 }, language: 'EN' } as never;

/** The pages of agents on a tree; nobody is told anything. */
function openPages({ tree, jobs }: Bench) {
  const agents = createAgents({
    db: tree.db,
    clock: jobs.clock,
    timeZone,
    memberTypes,
    currency,
    rules: {
      tree: { depth: 10 },
      open: { agents: true, direct: true, links: true },
      rebate: {
        minimum: 1n,
        maximum: perType(120),
        step: perType(5),
        gap: perType(0),
        default: perType(0),
      },
      sees: { balance: 'direct' },
      salary: { activeMinimum: 100_000n },
    },
    writeInboxMessages: async () => undefined,
    limiter: createRateLimiter(tree.db, jobs.clock),
    wallet: createWallet({ engine: tree.engine, db: tree.db, currency, trialCurrency }),
    contracts,
    settlements: { salariesWait: false, dividendsWait: false },
    signals: { publishIn: async () => undefined },
    friendInvitations: { find: async () => null, tie: async () => false },
    transfer: {
      isOpen: true,
      toUpline: false,
      minimum: 1n,
      maximum: 100_000n,
      dailyMaximum: 100_000_000n,
      timesPerDay: 1000,
      timesToOne: 1000,
      playThrough: 1,
    },
    // The hash of a password takes as long as its cost says, and is not measured.
    paymentPassword: { check: async () => undefined },
    ownLimits: createOwnLimits({
      db: tree.db,
      clock: jobs.clock,
      currency,
      timeZone,
      policy: { verifiedBefore: [] } as never,
      depositedSince: findReceivedSince,
    }),
    runningBonuses: async () => [],
    // Nothing that is measured here opens accounts or asks for a captcha.
    ...({} as Pick<
      AgentsDependencies,
      | 'devices'
      | 'hasher'
      | 'captchas'
      | 'publish'
      | 'applicationBox'
      | 'publicUrl'
      | 'siteName'
      | 'password'
      | 'renewSessions'
      | 'detailMarks'
    >),
    logger: createLogger('error'),
  });
  return { ...agents.handlers, ...jobs.reportHandlers };
}

type Pages = ReturnType<typeof openPages>;
type Row = { name: string; gateMs: number; ask: (call: number) => Promise<unknown> };

const pageSize = 25;
const today = { period: 'today' } as const;
const sorts = ['registered', 'lastLogin', 'balance', 'teamSize'] as const;
const scopes = ['direct', 'all'] as const;

/** Filters and sorts in turn, on the first and on the 40th page. */
function listRows(pages: Pages): Row[] {
  return [1, 40].map((pageNo) => ({
    name: `team list, page ${pageNo}`,
    gateMs: 200,
    ask: (call) =>
      pages.listDownlines(
        {
          scope: scopes[call % scopes.length] ?? 'all',
          sort: sorts[call % sorts.length] ?? 'registered',
          direction: call % 3 === 0 ? 'asc' : 'desc',
          pageNo,
          pageSize,
          ...(call % 5 === 0 && { account: 'pla' }),
          ...(call % 7 === 0 && { online: false }),
        },
        context,
      ),
  }));
}

function rowsOf(pages: Pages, days: { startDate: string; endDate: string }, one: string): Row[] {
  const paged = { pageNo: 1, pageSize };
  const lines = { summaryType: '1', sort: 'validBetAmount', direction: 'desc' } as const;
  return [
    { name: 'KPI of today', gateMs: 100, ask: () => pages.getTeamKpi(today, context) },
    {
      name: 'overview of today',
      gateMs: 200,
      ask: () => pages.getTeamOverview(today, context),
    },
    ...listRows(pages),
    {
      name: 'team profit and loss, 31 days',
      gateMs: 300,
      ask: () =>
        pages.getTeamProfitAndLoss({ ...days, ...lines, pageNo: 1, pageSize: 100 }, context),
    },
    {
      name: 'team bets of a day',
      gateMs: 400,
      ask: () => pages.listTeamBets({ ...today, ...paged }, context),
    },
    {
      name: 'team bets of one account',
      gateMs: 100,
      ask: () => pages.listTeamBets({ ...today, ...paged, account: one }, context),
    },
    {
      name: 'transfer to somebody below, without the password',
      gateMs: 40,
      ask: () =>
        pages.transferDownline(
          {
            account: one,
            amount: '1.00',
            remark: '',
            paymentPassword: '',
            requestKey: randomUUID(),
          },
          context,
        ),
    },
  ];
}

/** How long the pages of the top agent take, after a minute of bets. */
export async function measurePages(bench: Bench): Promise<void> {
  const { name, tree, isShort, slower, print } = bench;
  const { rows } = await tree.engine.query<{ first: string; last: string; account: string }>(
    `select ((now() at time zone $1)::date - 30)::text as first,
      ((now() at time zone $1)::date)::text as last,
      (select username from member join bettor on bettor.member_id = member.id
        order by number limit 1) as account`,
    [timeZone],
  );
  const [found] = rows;
  if (!found) throw new Error('nobody has bet');
  const days = { startDate: found.first, endDate: found.last };
  for (const row of rowsOf(openPages(bench), days, found.account)) {
    const gate = { atMost: row.gateMs * slower };
    const value = await p99Of(isShort ? 4 : 200, row.ask);
    print({ name: `${name}, ${row.name}, p99`, value, unit: 'ms', gate });
  }
}
