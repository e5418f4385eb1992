import type { PlayState } from '../../vendor/play/play-state.ts';
import type { AmountFormat } from './amount.ts';
import type { HostWindow } from './host-window.ts';
import type { PlayApi } from './play-api.ts';
import type { PurseBar } from './purse-bar.ts';
import type { Sound } from './sound.ts';
import type { FrameTexts } from './texts.ts';

/** What a game builds on: its place on the page, the wallet line and the way to its seat. */
export type GameFrame<Info> = {
  state: PlayState<Info>;
  texts: FrameTexts;
  amounts: AmountFormat;
  sound: Sound;
  host: HostWindow;
  purse: PurseBar;
  /** The whole game, for what lies over everything else. */
  root: HTMLElement;
  /** Grows to fill what the bars leave. */
  stage: HTMLElement;
  /** The thumb's place: controls above the wallet line. */
  dock: HTMLElement;
  api: PlayApi;
  /** Plays an action. A refusal is shown to the player and gives null. */
  act: <Round>(action: string, input: object) => Promise<Round | null>;
};

export type GameOptions<Info> = {
  /** Fills stage and dock. */
  start: (frame: GameFrame<Info>) => void | Promise<void>;
  /** Content of the rules sheet. */
  rules: (frame: GameFrame<Info>) => readonly Node[];
};
