import type { Refusal } from './purse.ts';

export type Language = 'EN' | 'TY';

/** What every game page gets when it opens; `info` is the engine's own part. */
export type PlayState<Info = object> = {
  game: {
    id: string;
    title: string;
    provider: string;
    type: string;
    rtp: string;
    skin: string;
    hue: number;
    motif: string;
  };
  mode: 'real' | 'demo';
  language: Language;
  currency: string;
  /** Null while the operator does not answer. */
  balance: string | null;
  /** More money comes by a transfer from the member's main wallet. */
  bringsMoney: boolean;
  returnUrl: string | null;
  depositUrl: string | null;
  info: Info;
};

/** A round as the history sheet shows it; amounts are decimal strings. */
export type PlayedRound = {
  roundId: string;
  at: string;
  stake: string;
  win: string;
  /** The result in the game's own short form. */
  outcome: string;
  /** False while the round is open. */
  settled: boolean;
};

export type ActionRefusal = Refusal | 'bad_request' | 'betting_closed' | 'unknown_action';

/** What a page gets instead of a round. */
export type RefusedAction = { refusal: ActionRefusal | 'seat_gone'; balance: string | null };

/** The answer to an action. */
export type ActionReply<Round> =
  | { outcome: 'played'; round: Round }
  | ({ outcome: 'refused' } & RefusedAction);
