import type { PlayState } from '../play-state.ts';
import type { AmountFormat } from './amount.ts';
import type { HostWindow } from './host-window.ts';
import type { PlayApi } from './play-api.ts';
import type { PurseBar } from './purse-bar.ts';
import type { Sound } from './sound.ts';
import type { FrameTexts } from './texts.ts';

/** What a game is built with: its elements of the page, the wallet line, the calls of its seat. */
export type GameFrame<Info> = {
  state: PlayState<Info>;
  texts: FrameTexts;
  amounts: AmountFormat;
  sound: Sound;
  host: HostWindow;
  purse: PurseBar;
  /** The element of the whole game, for overlays. */
  root: HTMLElement;
  /** Fills the space between the bars. */
  stage: HTMLElement;
  /** Within the thumb's reach: controls above the wallet line. */
  dock: HTMLElement;
  api: PlayApi;
  /** Plays an action. Shows a refusal to the player and returns null. */
  act: <Round>(action: string, input: object) => Promise<Round | null>;
};

export type GameOptions<Info> = {
  /** Fills `stage` and `dock`. */
  start: (frame: GameFrame<Info>) => void | Promise<void>;
  /** Content of the rules sheet. */
  rules: (frame: GameFrame<Info>) => readonly Node[];
};
