import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { readAgain } from '@pavilion/client/queries/read-again.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { membersInput, type MemberFields } from './member-fields.ts';

type Calls = PlayerEndpoints['agents'];
type MemberPage = ResponseOf<Calls['listDownlines']>;
export type TeamMember = MemberPage['list'][number];
export type TeamMembers = Pick<MemberPage, 'list' | 'footer' | 'path' | 'asOf' | 'total'>;

const membersKey = [ownData, 'team', 'members'];

function joined(pages: MemberPage[]): TeamMembers | undefined {
  const [first] = pages;
  return first && { ...first, list: rowsOf(pages, ({ account }) => account) };
}

/** Fetches the people below the agent, or below one of them. */
export function useTeamMembers(fields: MemberFields) {
  const input = membersInput(fields);
  return usePages(
    [...membersKey, input],
    (page, signal) => api.agents.listDownlines({ ...input, ...page }, signal),
    joined,
  );
}

/** Makes somebody one step below an agent; the lists are read again whatever the answer. */
export function usePromote() {
  const queries = useQueryClient();
  return useMutation<
    ResponseOf<Calls['promoteDownline']>,
    CallError,
    InputOf<Calls['promoteDownline']>
  >({
    mutationFn: (input) => api.agents.promoteDownline(input),
    onSettled: () => readAgain(queries, membersKey),
  });
}
