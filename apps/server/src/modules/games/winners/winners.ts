import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { Signals } from '#kit/signals.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listWinners } from '@pavilion/contract/player/games';
import { maskedName } from '@pavilion/domain/member/masked';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { GameCatalogue } from '../catalogue/game-catalogue.ts';
import {
  deleteWins,
  forgetWins,
  insertWins,
  listWins,
  type Win,
  type WinRow,
} from './big-win.store.ts';

type Response = ResponseOf<typeof listWinners>;

/** Called by the vendors' wallet as it happens; the calls only fill a buffer, never wait. */
export type WinListener = {
  won(win: Omit<Win, 'wonAt'>): void;
  takenBack(source: string, externalIds: readonly string[]): void;
};

export type WinnersDependencies = {
  db: Database;
  clock: Clock;
  catalogue: Pick<GameCatalogue, 'byNode'>;
  digits: number;
  signals: Pick<Signals, 'publish'>;
};

const shownForMs = 7 * 24 * 3_600_000;
const gatherEveryMs = 2_000;
const forgetEveryMs = 10 * 60_000;
/** The shortest time between two signals to open pages. */
const signalEveryMs = 5_000;
const rowsFreshMs = 2_000;
/** More rows than a board can show, so that dropping small wins from the buffer loses none. */
const boardRowsMax = 100;
const rowsKept = 1_000;

function byAmount(one: Win, other: Win): number {
  if (one.amountMinor === other.amountMinor) return 0;
  return other.amountMinor > one.amountMinor ? 1 : -1;
}

/** Buffers wins and rollbacks in memory between two gatherings. */
function createBuffer(clock: Clock) {
  let wins: Win[] = [];
  let gone: { source: string; externalId: string }[] = [];
  return {
    won: (win: Omit<Win, 'wonAt'>): void => {
      wins.push({ ...win, wonAt: clock() });
      if (wins.length > 10 * boardRowsMax) wins = wins.toSorted(byAmount).slice(0, boardRowsMax);
    },
    takenBack: (source: string, externalIds: readonly string[]): void => {
      for (const externalId of externalIds) gone.push({ source, externalId });
    },
    take() {
      const taken = { wins: wins.toSorted(byAmount).slice(0, boardRowsMax), gone };
      wins = [];
      gone = [];
      return taken;
    },
  };
}

/** The winner board (seed section 2): real wins, gathered outside the money path. */
export function createWinners(deps: WinnersDependencies) {
  const { db, clock, catalogue, digits, signals } = deps;
  const buffer = createBuffer(clock);
  let isUnsignalled = false;
  let signalledAtMs = Number.NEGATIVE_INFINITY;
  let read: { atMs: number; rows: Promise<WinRow[]> } | null = null;

  function rows(): Promise<WinRow[]> {
    const nowMs = clock().getTime();
    if (read === null || nowMs - read.atMs >= rowsFreshMs) {
      const since = new Date(nowMs - shownForMs);
      const started = { atMs: nowMs, rows: listWins(db, since, boardRowsMax) };
      read = started;
      started.rows.catch(() => {
        if (read === started) read = null;
      });
    }
    return read.rows;
  }

  async function gather(): Promise<void> {
    const { wins, gone } = buffer.take();
    const added = wins.length > 0 ? await insertWins(db, wins) : 0;
    const removed = gone.length > 0 ? await deleteWins(db, gone) : 0;
    isUnsignalled ||= added + removed > 0;
    const nowMs = clock().getTime();
    if (!isUnsignalled || nowMs - signalledAtMs < signalEveryMs) return;
    isUnsignalled = false;
    signalledAtMs = nowMs;
    read = null;
    await signals.publish({ kind: 'winners', memberId: null });
  }

  function winnerOf(row: WinRow, language: Language): Response['list'] {
    const card = catalogue.byNode(row.game_node)?.cards[language];
    if (!card) return [];
    return [
      {
        id: `${row.source}:${row.external_id}`,
        winAmount: formatAmount(row.amount, digits),
        customerName: maskedName(row.username),
        wonAt: row.won_at.toISOString(),
        gameName: card.gameName,
        iconUrl: card.iconUrl,
        iconColor: card.iconColor,
        gameId: card.gameId,
        nodeId: card.nodeId,
        gameType: card.gameType,
        vassalage: card.vassalage,
        roomId: card.roomId,
        supportPlay: card.supportPlay,
        maintenance: card.maintenance,
      },
    ];
  }

  const jobs: RepeatingJob[] = [
    { name: 'gather wins', everyMs: gatherEveryMs, run: gather },
    {
      name: 'forget wins',
      everyMs: forgetEveryMs,
      run: () => forgetWins(db, new Date(clock().getTime() - shownForMs), rowsKept),
    },
  ];
  const listener: WinListener = { won: buffer.won, takenBack: buffer.takenBack };
  return {
    listener,
    jobs,
    async list(limit: number, language: Language): Promise<Response> {
      const list = (await rows()).flatMap((row) => winnerOf(row, language));
      return { list: list.slice(0, limit) };
    },
  };
}
