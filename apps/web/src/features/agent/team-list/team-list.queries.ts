import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { membersInput, type MemberFields } from './member-fields.ts';

type MemberPage = ResponseOf<PlayerEndpoints['agents']['listDownlines']>;
export type TeamMember = MemberPage['list'][number];
export type TeamMembers = Pick<MemberPage, 'list' | 'footer' | 'path' | 'asOf' | 'total'>;

function joined(pages: MemberPage[]): TeamMembers | undefined {
  const [first] = pages;
  return first && { ...first, list: rowsOf(pages) };
}

/** Fetches the people below the agent, or below one of them. */
export function useTeamMembers(fields: MemberFields) {
  const input = membersInput(fields);
  return usePages(
    [ownData, 'team', 'members', input],
    (page, signal) => api.agents.listDownlines({ ...input, ...page }, signal),
    joined,
  );
}
