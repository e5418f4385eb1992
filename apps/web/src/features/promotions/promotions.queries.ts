import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { mobileSite } from '#kit/merchant-code.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Language } from '@pavilion/domain/site/language';

type Content = PlayerEndpoints['content'];
export type Promotion = ResponseOf<Content['listAnnouncements']>['promotion'][number];
export type PromotionCategory = ResponseOf<Content['listPromotionCategories']>['list'][number];

const freshMs = 60_000;

export type PromotionList = {
  categories: readonly PromotionCategory[];
  promotions: readonly Promotion[];
};

/** The category menu and every promotion; both are needed to show either. */
export const promotionsQuery = (language: Language, isGuest: boolean) =>
  queryOptions({
    queryKey: isGuest ? ['promotions', language] : [ownData, 'promotions', language],
    queryFn: async ({ signal }): Promise<PromotionList> => {
      const input = { types: 'PR', ...mobileSite() };
      const [{ list: categories }, { promotion: promotions }] = await Promise.all([
        api.content.listPromotionCategories({}, signal),
        isGuest
          ? api.content.listAnnouncements(input, signal)
          : api.content.listMemberAnnouncements(input, signal),
      ]);
      return { categories, promotions };
    },
    staleTime: freshMs,
  });

/** Fetches the promotions: guests get the public ones, everybody else their own. */
export function usePromotions() {
  return useQuery(promotionsQuery(useLanguage(), useSessionRecord() === null));
}
