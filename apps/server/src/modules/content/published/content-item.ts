import type { Site } from '#modules/site/site.ts';
import type { Announcement } from '@pavilion/domain/message/announcement';
import { languages, type Language } from '@pavilion/domain/site/language';

export type SitePromotion = Site['promotions'][number];

/** Text by language; readers of a language without a text do not see the item. */
export type Texts = { readonly [Code in Language]?: string | undefined };

type Announced = Announcement & { id: string; title: Texts };
export type NoticeItem = Announced & { content: Texts };
export type BannerItem = Announced & { text: Texts; picture: string; linkage: string };
export type PromotionItem = Announced & { offer: SitePromotion };
export type CategoryItem = { id: string; title: Texts };
/** A section of the help centre, or a page. */
export type TextItem = CategoryItem & { content: Texts };

/** All content of the site, from the folder and from operators, past and future included. */
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
