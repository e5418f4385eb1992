import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { currency, timeZone, type Member } from '#testing/test-base.ts';
import type { Language } from '@pavilion/domain/site/language';
import type { Teams } from '../sums/teams.fixture.ts';
import { exportTeamResult } from './export-team-result.ts';
import type { TeamDeps } from './team-deps.ts';
import { teamOverviewOf } from './team-overview.ts';
import { teamResultOf } from './team-result.ts';

type Wish = Parameters<typeof teamResultOf>[2];

const whole = {
  summaryType: '1',
  sort: 'validBetAmount',
  direction: 'desc',
  pageNo: 1,
  pageSize: 25,
} as const;

/** The pages about the result of a team, as an agent asks for them. */
export function openTeamPages({ db, clock }: Pick<Teams, 'db' | 'clock'>) {
  const logged: unknown[] = [];
  const deps: TeamDeps = {
    db,
    clock,
    timeZone,
    currency,
    limiter: createRateLimiter(db, clock),
    devices: { recognise: async () => null },
    logger: { info: (noted: unknown) => void logged.push(noted) },
    rates: { ratesOn: async () => new Map() },
    rules: { sees: { balance: 'direct' }, activeMinimumMinor: 500_00n },
  };

  /** The text of the file. */
  async function exported(agent: Member, wish: Partial<Wish> = {}, language: Language = 'EN') {
    const input = { ...whole, ...wish };
    const file = await exportTeamResult(deps, agent.memberId, input, language);
    const { name, type } = file;
    let text = '';
    for await (const chunk of file.chunks) text += chunk;
    await file.close();
    return { name, type, text };
  }

  return {
    logged,
    result: (agent: Member, wish: Partial<Wish> = {}) =>
      teamResultOf(deps, agent.memberId, { ...whole, ...wish }),
    overview: (agent: Member, wish: Parameters<typeof teamOverviewOf>[2] = {}) =>
      teamOverviewOf(deps, agent.memberId, wish),
    exported,
  };
}

export type TeamPages = ReturnType<typeof openTeamPages>;
