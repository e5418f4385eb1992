import { useEffect } from 'react';
import { useGamePath } from '#features/limits/come-back.ts';
import { readSession } from '#kit/session-record.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import {
  forgetOpenGame,
  readOpenGame,
  sameStay,
  writeOpenGame,
  type OpenGame,
} from '../open-game.ts';

export type Stay = { openedAt: string; startedMs: number };

type Launched = Pick<OpenGame, 'iconUrl' | 'trial' | 'openedAt'> & { gameName: string };

const seenEveryMs = 15_000;

/** Remembers a game that was just opened; the same game opened again soon continues its stay. */
export function beginStay(launched: Launched, path: string): Stay {
  const nowMs = Date.now();
  const { gameName, iconUrl, trial, openedAt } = launched;
  const stay = sameStay(readOpenGame(), {
    userName: readSession()?.userName ?? '',
    path,
    name: gameName,
    iconUrl,
    trial,
    openedAt,
    startedMs: nowMs,
    lastSeenMs: nowMs,
  });
  writeOpenGame(stay);
  return stay;
}

function stillOpen(path: string): void {
  const game = readOpenGame();
  if (game?.path === path) writeOpenGame({ ...game, lastSeenMs: Date.now() });
}

/**
 * Keeps the game remembered until the player leaves it, but not for a page that leads back. After a
 * page is closed or lost, the home screen offers the game.
 */
export function useKeepOpen(isOpen: boolean): void {
  const path = useGamePath();
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => stillOpen(path), seenEveryMs);
    return () => {
      clearInterval(timer);
      const isBack = sessionStorage.getItem(sessionKeys.returnToGame) === path;
      if (isBack) stillOpen(path);
      else forgetOpenGame(path);
    };
  }, [isOpen, path]);
}
