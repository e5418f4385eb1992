import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { ownRatesKey, type OwnRates } from '../rates/rates.queries.ts';

type Calls = PlayerEndpoints['agents'];
export type Links = ResponseOf<Calls['listLinks']>;
export type InvitationLink = Links['list'][number];
export type OwnRate = OwnRates['rates'][number];
export type LinkInput = InputOf<Calls['createLink']>;
export type DirectInput = InputOf<Calls['openDownline']>;
type JoinedPage = ResponseOf<Calls['listRegistered']>;
export type Joined = JoinedPage['list'][number];

const linksKey = [ownData, 'links'];
const joinedKey = [ownData, 'joined'];

/** The links of the agent, and how accounts can be opened. */
export function useLinks() {
  return useQuery({
    queryKey: linksKey,
    queryFn: ({ signal }) => api.agents.listLinks({}, signal),
    staleTime: 0,
  });
}

function changeLinks(queries: QueryClient, change: (links: Links) => Links): void {
  queries.setQueryData<Links>(linksKey, (links) => links && change(links));
}

/** The list with a new or changed link in it; only one is the default. */
function withLink(list: Links['list'], link: InvitationLink): Links['list'] {
  const isKnown = list.some(({ affiUrlId }) => affiUrlId === link.affiUrlId);
  const all = isKnown ? list : [link, ...list];
  return all.map((one) => {
    if (one.affiUrlId === link.affiUrlId) return link;
    return link.isDefault ? { ...one, isDefault: false } : one;
  });
}

export function useCreateLink() {
  const queries = useQueryClient();
  return useMutation<InvitationLink, CallError, LinkInput>({
    mutationFn: (input) => api.agents.createLink(input),
    onSuccess: (link) =>
      changeLinks(queries, (links) => ({ ...links, list: withLink(links.list, link) })),
    onError: () => queries.invalidateQueries({ queryKey: ownRatesKey }),
  });
}

/** A link that is gone meanwhile is read again. */
export function useSetDefaultLink() {
  const queries = useQueryClient();
  return useMutation<InvitationLink, CallError, InputOf<Calls['setDefaultLink']>>({
    mutationFn: (input) => api.agents.setDefaultLink(input),
    onSuccess: (link) =>
      changeLinks(queries, (links) => ({ ...links, list: withLink(links.list, link) })),
    onError: () => queries.invalidateQueries({ queryKey: linksKey }),
  });
}

export function useDeleteLink() {
  const queries = useQueryClient();
  return useMutation<object, CallError, string>({
    mutationFn: (affiUrlId) => api.agents.deleteLink({ affiUrlId }),
    onSuccess: (_, deleted) =>
      changeLinks(queries, ({ list, ...links }) => ({
        ...links,
        list: list.filter(({ affiUrlId }) => affiUrlId !== deleted),
      })),
    onError: () => queries.invalidateQueries({ queryKey: linksKey }),
  });
}

/** Opens an account; the lists in which it appears are read again. */
export function useOpenDirectly() {
  const queries = useQueryClient();
  return useMutation<ResponseOf<Calls['openDownline']>, CallError, DirectInput>({
    mutationFn: (input) => api.agents.openDownline(input),
    onSuccess: ({ openedToday, mostPerDay }) => {
      changeLinks(queries, (links) => ({ ...links, openedToday, mostPerDay }));
      void queries.invalidateQueries({ queryKey: joinedKey });
      void queries.invalidateQueries({ queryKey: [ownData, 'team'] });
    },
    onError: () => queries.invalidateQueries({ queryKey: ownRatesKey }),
  });
}

/** True only when the site says so; without an answer the opening itself decides. */
export async function isUsernameTaken(username: string): Promise<boolean> {
  const answer = await api.registration.checkUsername({ username }).catch(() => null);
  return answer?.available === false;
}

/** Who joined the team directly, page by page. */
export function useJoined() {
  return usePages(
    joinedKey,
    (page, signal) => api.agents.listRegistered(page, signal),
    (pages: JoinedPage[]) => rowsOf(pages, ({ account }) => account),
  );
}
