import type { PromotionList } from '../promotions.queries.ts';

/**
 * Returns the chosen category: the person's own choice, else the one of the promotion in the
 * address, else the first.
 */
export function chosenCategory(
  { categories, promotions }: PromotionList,
  choice: string | null,
  promotionId: string | null,
): string | null {
  if (choice !== null) return choice;
  const named = promotions.find(({ id }) => id === promotionId);
  const holding = categories.find(({ id }) => named?.promoAnnouncementCategoryIds.includes(id));
  return (holding ?? categories[0])?.id ?? null;
}

/** Returns the picture of sequence 1. */
export function coverOf<Image extends { sequence: number }>(
  images: readonly Image[],
): Image | undefined {
  return images.toSorted((one, other) => one.sequence - other.sequence)[0];
}
