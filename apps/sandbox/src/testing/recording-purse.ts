import { findGame } from '#arcade/catalogue/catalogue.ts';
import type { Purse, PurseAnswer, RoundMoney } from '#arcade/play/purse.ts';
import { createDemoPurse } from '#arcade/play/purse.ts';
import type { Player, Seat } from '#arcade/play/seat.ts';

export type RecordingPurse = Purse & {
  plays: (RoundMoney & { finished: boolean })[];
  closes: { roundId: string; winMinor: bigint }[];
  /** Makes the next plays wait for this promise before they answer. */
  hold: (until: Promise<PurseAnswer | null>) => void;
};

/** A purse of 1,000.00 that records its calls. */
export function createRecordingPurse(): RecordingPurse {
  const purse = createDemoPurse(100_000n);
  const plays: RecordingPurse['plays'] = [];
  const closes: RecordingPurse['closes'] = [];
  let held: Promise<PurseAnswer | null> | null = null;
  return {
    plays,
    closes,
    hold: (until) => {
      held = until;
    },
    balance: purse.balance,
    play: async (round) => {
      plays.push(round);
      const instead = await held;
      return instead ?? purse.play(round);
    },
    close: (roundId, winMinor) => {
      closes.push({ roundId, winMinor });
      return purse.close(roundId, winMinor);
    },
  };
}

/** A seat at a game of the catalogue. */
export function seatAt(gameId: string, purse: Purse, player: Player = { history: [] }): Seat {
  const game = findGame(gameId);
  if (game === undefined) throw new Error(`There is no game ${gameId}.`);
  return {
    id: 'seat',
    game,
    mode: 'real',
    accountId: 'p1',
    player,
    language: 'EN',
    currency: 'PHP',
    purse,
    bringsMoney: false,
    returnUrl: null,
    depositUrl: null,
    fixtureId: null,
  };
}
