import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '#kit/language.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';

export type HelpSection = ResponseOf<Endpoints['content']['getHelpCenter']>[number];

const freshMs = 5 * 60_000;

export function useHelpSections() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['help', language],
    queryFn: ({ signal }) => api.content.getHelpCenter({ lang: language }, signal),
    staleTime: freshMs,
  });
}
