import { sharedValue, useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { defaultActiveGameType, type ActiveGameType } from '@pavilion/domain/game/game-type';

const active = sharedValue<ActiveGameType>(defaultActiveGameType);

export function setActiveGameType(gameType: ActiveGameType): void {
  active.set(gameType);
}

/** Entering the home screen, going back and signing out all reset the category to HOME. */
export function resetActiveGameType(): void {
  active.set(defaultActiveGameType);
}

export function useActiveGameType(): ActiveGameType {
  return useSharedValue(active);
}
