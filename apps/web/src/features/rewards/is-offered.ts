import { usePromotions } from '#features/promotions/promotions.queries.ts';

/** Whether the member is offered promotions, and may be led to what invites to play. */
export const useIsOffered = () => (usePromotions().data?.promotions.length ?? 0) > 0;
