import { readAsOf } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { countTeamActs } from './team-counts.ts';
import { daysOfTeam, type TeamDeps } from './team-deps.ts';

type Call = PlayerEndpoints['agents']['getTeamKpi'];

/** Counts the people below an agent who did something in the days, each once. */
export async function teamKpiOf(
  deps: TeamDeps,
  agentId: bigint,
  input: ParsedInputOf<Call>,
): Promise<ResponseOf<Call>> {
  const days = daysOfTeam(deps, input);
  const asOf = await readAsOf(deps.db, 'teams');
  const footer = await countTeamActs(deps, agentId, days);
  return { list: [], footer, asOf };
}
