import type { Site } from '#modules/site/site.ts';
import type { Announcement } from '@pavilion/domain/message/announcement';
import { languages, type Language } from '@pavilion/domain/site/language';

export type SitePromotion = Site['promotions'][number];

/** A text may be missing in a language; who reads that one does not see it. */
export type Texts = { readonly [Code in Language]?: string | undefined };

type Announced = Announcement & { id: string; title: Texts };
export type NoticeItem = Announced & { content: Texts };
export type BannerItem = Announced & { text: Texts; picture: string; linkage: string };
export type PromotionItem = Announced & { offer: SitePromotion };
export type CategoryItem = { id: string; title: Texts };
/** A section of the help center, or a page. */
export type TextItem = CategoryItem & { content: Texts };

/** Everything that the site holds at a moment, whoever wrote it, past and future included. */
export type SiteContent = {
  notice: readonly NoticeItem[];
  banner: readonly BannerItem[];
  promotion: readonly PromotionItem[];
  category: readonly CategoryItem[];
  help: readonly TextItem[];
  page: readonly TextItem[];
};

export function languagesOf(texts: Texts): readonly Language[] {
  return languages.filter((language) => texts[language] !== undefined);
}
