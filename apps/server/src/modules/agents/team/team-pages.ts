import type { Handlers } from '#http/handlers.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { teamCalls } from '@pavilion/contract/player/agents/teams';
import { exportTeamResult } from './export-team-result.ts';
import { downlinesOf } from './list-downlines.ts';
import type { TeamDeps } from './team-deps.ts';
import { teamKpiOf } from './team-kpi.ts';
import { teamOverviewOf } from './team-overview.ts';
import { teamResultOf } from './team-result.ts';

type TeamHandlers = Pick<Handlers<PlayerEndpoints['agents']>, keyof typeof teamCalls>;

/** The pages of agents about their teams. */
export function teamPages(deps: TeamDeps): TeamHandlers {
  return {
    getTeamKpi: (input, { caller }) => teamKpiOf(deps, caller.memberId, input),
    getTeamOverview: (input, { caller }) => teamOverviewOf(deps, caller.memberId, input),
    listDownlines: (input, { caller }) => downlinesOf(deps, caller.memberId, input),
    getTeamProfitAndLoss: (input, { caller }) => teamResultOf(deps, caller.memberId, input),
    exportTeamProfitAndLoss: (input, { caller, language }) =>
      exportTeamResult(deps, caller.memberId, input, language),
  };
}
