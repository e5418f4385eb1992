import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { teamDaysInput } from '../team/team-period-fields.ts';
import type { TeamPeriod } from '../team/team-period.ts';

export type TeamOverview = ResponseOf<PlayerEndpoints['agents']['getTeamOverview']>;
export type TeamDay = TeamOverview['series'][number];

/** How many people of the team did something today. */
export function useTeamToday() {
  return useQuery({
    queryKey: [ownData, 'team', 'kpi'],
    queryFn: ({ signal }) => api.agents.getTeamKpi({ period: 'today' }, signal),
    staleTime: 0,
  });
}

export function useTeamOverview(period: TeamPeriod) {
  const input = teamDaysInput(period);
  return useQuery({
    queryKey: [ownData, 'team', 'overview', input],
    queryFn: ({ signal }) => api.agents.getTeamOverview(input, signal),
    staleTime: 0,
  });
}
