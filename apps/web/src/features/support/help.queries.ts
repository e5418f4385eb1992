import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

export type HelpSection = ResponseOf<PlayerEndpoints['content']['getHelpCenter']>[number];

const freshMs = 5 * 60_000;

export function useHelpSections() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['help', language],
    queryFn: ({ signal }) => api.content.getHelpCenter({ lang: language }, signal),
    staleTime: freshMs,
  });
}
