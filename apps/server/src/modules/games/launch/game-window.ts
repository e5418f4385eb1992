import type { VendorAnswer } from '#ports/game-vendor.ts';
import type { CatalogueGame } from '../catalogue/game-catalogue.ts';

type Request = {
  game: Pick<CatalogueGame['game'], 'topLevel'>;
  vendor: Pick<CatalogueGame['vendor'], 'topLevel'>;
};

/** True for a game that takes the whole window; it runs in a frame otherwise. */
export function takesWindow({ game, vendor }: Request): boolean {
  return game.topLevel ?? vendor.topLevel ?? false;
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * A page's policy holds frames to the origins of games; a window is held to them here. Any other
 * address is as good as none.
 */
export function windowAnswer(
  answer: VendorAnswer<string>,
  gameOrigins: readonly string[],
): VendorAnswer<string> {
  if (!answer.done || gameOrigins.includes(originOf(answer.value) ?? '')) return answer;
  const detail = 'led the window to an origin that is none of its games';
  return { done: false, failure: { kind: 'unreadable', detail } };
}
