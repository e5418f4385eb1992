import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

export type Licence = ResponseOf<PlayerEndpoints['site']['getLicence']>;

const licenceFreshMs = 5 * 60_000;

export function useLicence() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['site', 'licence', language],
    queryFn: ({ signal }) => api.site.getLicence({}, signal),
    staleTime: licenceFreshMs,
  });
}
