import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ReturnState } from '#features/session/return-to.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import { paths } from '@pavilion/screens/paths';
import { useFavouriteIds, useSetFavourite, type FavouriteGame } from './favourites.queries.ts';

function takeKeptFavourite(): FavouriteGame | null {
  const kept = sessionStorage.getItem(sessionKeys.wantedFavourite);
  sessionStorage.removeItem(sessionKeys.wantedFavourite);
  const [, node = '', vassalage = ''] = /^(\d{1,9}) (\S{1,32})$/.exec(kept ?? '') ?? [];
  return node === '' ? null : { nodeId: Number(node), vassalage };
}

/** Goes to the log-in, which returns to the page as it is. */
export function useGoToLogin(): (search?: string) => void {
  const [path, navigate] = useLocation();
  const current = useSearch();
  return (search = current) => {
    const backTo = search === '' ? path : `${path}?${search}`;
    const state: ReturnState = search === current ? { backTo, isBelow: true } : { backTo };
    navigate(paths.login(), { state });
  };
}

export type Favourites = {
  has: (nodeId: number) => boolean;
  toggle: (game: FavouriteGame) => void;
};

/** Seed section 4, "Favourites": a guest goes to the log-in, and the favourite is set after it. */
export function useFavourites(): Favourites {
  const session = useSessionRecord();
  const ids = useFavouriteIds();
  const { mutate } = useSetFavourite();
  const goToLogin = useGoToLogin();

  const addKeptFavourite = useEffectEvent(() => {
    const kept = takeKeptFavourite();
    if (kept !== null) mutate({ ...kept, on: true });
  });
  useEffect(() => {
    if (session !== null) addKeptFavourite();
  }, [session]);

  const latest = useRef(goToLogin);
  useEffect(() => {
    latest.current = goToLogin;
  });

  // The same object while nothing changes, so that tiles are not drawn again.
  return useMemo(() => {
    const chosen = new Set(ids);
    const has = (nodeId: number) => chosen.has(String(nodeId));
    function toggle({ nodeId, vassalage }: FavouriteGame) {
      if (session === null) {
        sessionStorage.setItem(sessionKeys.wantedFavourite, `${nodeId} ${vassalage}`);
        latest.current();
      } else mutate({ nodeId, vassalage, on: !has(nodeId) });
    }
    return { has, toggle };
  }, [ids, session, mutate]);
}
