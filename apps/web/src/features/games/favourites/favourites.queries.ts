import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import type { Game } from '../catalogue.queries.ts';

export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage'>;

const idsKey = [ownData, 'favouriteIds'];
const changeKey = ['setFavourite'];
const pagesMax = Math.ceil(limits.favouriteGamesMax / limits.favouriteIdsPageSize);

/** Reads all pages of ids, 100 on each. */
async function readIds(signal: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNo = 1; pageNo <= pagesMax; pageNo += 1) {
    const page = await api.games.listFavouriteIds({ pageNo }, signal);
    ids.push(...page.list);
    if (pageNo >= page.totalPages) break;
  }
  return ids;
}

/** The node ids of the favourites, as strings; undefined without a session. */
export function useFavouriteIds(): readonly string[] | undefined {
  const session = useSessionRecord();
  const { data } = useQuery({
    queryKey: idsKey,
    queryFn: ({ signal }) => readIds(signal),
    enabled: session !== null,
    staleTime: 60_000,
  });
  return session === null ? undefined : data;
}

function setFavourite(queries: QueryClient, nodeId: number, on: boolean): void {
  const id = String(nodeId);
  queries.setQueryData<string[]>(idsKey, (ids = []) => {
    const others = ids.filter((one) => one !== id);
    return on ? [id, ...others] : others;
  });
}

type Change = FavouriteGame & { on: boolean };

/**
 * Shows a change at once and reverts it with a message on a refusal. Changes go out in order, and
 * the ids are read again after the last: before, the server lacks those still queued.
 */
export function useSetFavourite() {
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation<unknown, Error, Change>({
    mutationKey: changeKey,
    scope: { id: 'favourites' },
    mutationFn: ({ nodeId, vassalage, on }) =>
      on
        ? api.games.addFavourite({ nodeId, vendor: vassalage })
        : api.games.removeFavourite({ nodeId, vendor: vassalage }),
    onMutate: async ({ nodeId, on }) => {
      await queries.cancelQueries({ queryKey: idsKey });
      setFavourite(queries, nodeId, on);
    },
    onError: (error, { nodeId, on }) => {
      setFavourite(queries, nodeId, !on);
      showToast(errorText(error), { kind: 'error', durationMs: limits.toastShortMs });
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey: changeKey }) > 1) return undefined;
      void queries.invalidateQueries({ queryKey: [ownData, 'games', 'FAV'] });
      return queries.invalidateQueries({ queryKey: idsKey });
    },
  });
}
