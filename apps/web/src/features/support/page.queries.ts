import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

/** Pages that contain only a text. */
export const sitePages = ['privacy', 'terms', 'responsible-gaming'] as const;
export type SitePage = (typeof sitePages)[number];
type SiteText = InputOf<PlayerEndpoints['content']['getPage']>['id'];

const freshMs = 5 * 60_000;

/** Fetches the text of a page, as an operator wrote it last. */
export function useSitePage(id: SiteText) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['pages', id, language],
    queryFn: ({ signal }) => api.content.getPage({ id, lang: language }, signal),
    staleTime: freshMs,
  });
}
