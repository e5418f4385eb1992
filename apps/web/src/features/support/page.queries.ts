import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';

/** Pages that contain only a text. */
export const sitePages = ['privacy', 'terms', 'responsible-gaming'] as const;
export type SitePage = (typeof sitePages)[number];

const freshMs = 5 * 60_000;

/** Fetches such a page, as an operator wrote it last. */
export function useSitePage(id: SitePage) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['pages', id, language],
    queryFn: ({ signal }) => api.content.getPage({ id, lang: language }, signal),
    staleTime: freshMs,
  });
}
