import type { OverlayProps } from '@pavilion/client/queries/lazy-overlay.tsx';
import { useComeBack } from '../come-back.ts';
import { LimitReachedSheet, type LimitReachedSheetProps } from './LimitReachedSheet.tsx';
import { LimitsSheet } from './LimitsSheet.tsx';
import { PauseSheet, type PauseSheetProps } from './PauseSheet.tsx';
import { RealityCheckSheet, type RealityCheckSheetProps } from './RealityCheckSheet.tsx';

/** The player's limits over the game; the page of limits leads back to it. */
export function GameLimits(props: OverlayProps) {
  return <LimitsSheet {...props} onLeave={useComeBack()} />;
}

export type GameStoppedProps = Omit<LimitReachedSheetProps, 'onLeave'>;

/** What a limit keeps from the player of the game. */
export function GameStopped(props: GameStoppedProps) {
  return <LimitReachedSheet {...props} onLeave={useComeBack()} />;
}

export type GameCheckedProps = Omit<RealityCheckSheetProps, 'onLeave'>;

/** The reality check over the game. */
export function GameChecked(props: GameCheckedProps) {
  return <RealityCheckSheet {...props} onLeave={useComeBack()} />;
}

export type GamePausedProps = Omit<PauseSheetProps, 'onLeave'>;

/** The pause of the site over the game. */
export function GamePaused(props: GamePausedProps) {
  return <PauseSheet {...props} onLeave={useComeBack()} />;
}
