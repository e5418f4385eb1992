import { localKeys } from '#kit/storage-keys.ts';
import { eraseStored, readStored, writeStored } from '@pavilion/client/state/device-storage.ts';

/** The game that is open on this device, which the site offers to resume after an interruption. */
export type OpenGame = {
  userName: string;
  /** Address of its page, with the query. */
  path: string;
  name: string;
  iconUrl: string;
  trial: boolean;
  /** When it was opened, by the server's clock and by the device's. */
  openedAt: string;
  startedMs: number;
  lastSeenMs: number;
};

const minuteMs = 60_000;
/** A player who returns within this time continues the same stay. */
const sameStayMs = 30 * minuteMs;
const offeredMs = 24 * 60 * minuteMs;

const texts = ['userName', 'path', 'name', 'iconUrl', 'openedAt'] as const;
const times = ['startedMs', 'lastSeenMs'] as const;

function isOpenGame(value: unknown): value is OpenGame {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    texts.every((key) => typeof record[key] === 'string') &&
    times.every((key) => Number.isFinite(record[key])) &&
    typeof record.trial === 'boolean' &&
    /^\/m\/play\/\d+(\?|$)/.test(String(record.path))
  );
}

/** Parses what the device stored; null for nothing, and for what this app did not write. */
export function openGameOf(stored: string | null): OpenGame | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isOpenGame(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns the earlier stay if the same member reopens the same game soon, else the new one. */
export function sameStay(before: OpenGame | null, opened: OpenGame): OpenGame {
  const goesOn =
    before !== null &&
    before.userName === opened.userName &&
    before.path === opened.path &&
    opened.startedMs - before.lastSeenMs < sameStayMs &&
    before.startedMs <= opened.startedMs;
  if (!goesOn) return opened;
  return { ...opened, openedAt: before.openedAt, startedMs: before.startedMs };
}

/** True while an interrupted game is offered to its player. */
export function isOffered(game: OpenGame, userName: string, nowMs: number): boolean {
  return game.userName === userName && nowMs - game.lastSeenMs < offeredMs;
}

export const readOpenGame = () => openGameOf(readStored(localKeys.openGame));

export function writeOpenGame(game: OpenGame): void {
  writeStored(localKeys.openGame, JSON.stringify(game));
}

/** Forgets the game of this path; a game opened in another tab stays. */
export function forgetOpenGame(path: string): void {
  if (readOpenGame()?.path === path) eraseStored(localKeys.openGame);
}
