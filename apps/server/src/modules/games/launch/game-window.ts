import type { VendorAnswer } from '#ports/game-vendor.ts';
import type { CatalogueGame } from '../catalogue/game-catalogue.ts';

type WindowChoice = {
  game: Pick<CatalogueGame['game'], 'topLevel'>;
  vendor: Pick<CatalogueGame['vendor'], 'topLevel'>;
};

/** True for a game that takes the whole window; other games run in a frame. */
export function takesWindow({ game, vendor }: WindowChoice): boolean {
  return game.topLevel ?? vendor.topLevel ?? false;
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** Refuses an address outside the origins of games, as the page's policy does for frames. */
export function windowAnswer(
  answer: VendorAnswer<string>,
  gameOrigins: readonly string[],
): VendorAnswer<string> {
  if (!answer.done || gameOrigins.includes(originOf(answer.value) ?? '')) return answer;
  const detail = 'led the window to an origin that is none of its games';
  return { done: false, failure: { kind: 'unreadable', detail } };
}
