import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { api } from '../../kit/api.ts';
import { useLanguage } from '../../kit/language.ts';

type Content = Endpoints['content'];
export type Promotion = ResponseOf<Content['listAnnouncements']>['promotion'][number];
export type PromotionCategory = ResponseOf<Content['listPromotionCategories']>['list'][number];

const freshMs = 60_000;

export type PromotionList = {
  categories: readonly PromotionCategory[];
  promotions: readonly Promotion[];
};

/** The category menu and every promotion; both are needed to show either. */
export function usePromotions() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['promotions', language],
    queryFn: async ({ signal }): Promise<PromotionList> => {
      const [{ list: categories }, { promotion: promotions }] = await Promise.all([
        api.content.listPromotionCategories({}, signal),
        api.content.listAnnouncements({ types: 'PR' }, signal),
      ]);
      return { categories, promotions };
    },
    staleTime: freshMs,
  });
}
