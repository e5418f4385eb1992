import { api } from '#kit/api.ts';
import { bootFor, type Boot } from '#kit/boot.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { useBootQuery } from '@pavilion/client/queries/boot-query.ts';
import { systemStatus, type SystemStatus } from '@pavilion/domain/site/system-status';

export type Settings = Boot['settings'];
export type Status = Boot['status'];

const settingsFreshMs = 5 * 60_000;
const statusFreshMs = 60_000;

/** Undefined only while a page without the server's boot data fetches it. */
export function useSettings(): Settings | undefined {
  const language = useLanguage();
  const boot = bootFor(language);
  const { data } = useBootQuery<Settings>({
    queryKey: ['site', 'settings', language],
    queryFn: ({ signal }) => api.site.getSettings({}, signal),
    staleTime: settingsFreshMs,
    ...(boot && { initialData: boot.settings, initialDataUpdatedAt: boot.readAtMs }),
    placeholderData: (previous) => previous,
  });
  return data;
}

/** Fetches where unknown paths lead, only when such a path is opened. */
export function useDomainRoute(isNeeded: boolean) {
  return useBootQuery({
    queryKey: ['site', 'domainRoute'],
    queryFn: ({ signal }) => api.site.getDomainRoute({}, signal),
    staleTime: settingsFreshMs,
    enabled: isNeeded,
  });
}

export const statusKey = ['site', 'status'] as const;

export type SiteStatus = { state: SystemStatus; record: Status | undefined };

/** Returns the known status while it is refreshed in the background; normal by default. */
export function useSiteStatus(): SiteStatus {
  const language = useLanguage();
  const boot = bootFor(language);
  const { data } = useBootQuery({
    queryKey: [...statusKey, language],
    queryFn: ({ signal }) => api.site.getStatus({}, signal),
    staleTime: statusFreshMs,
    refetchInterval: statusFreshMs,
    ...(boot && { initialData: boot.status, initialDataUpdatedAt: boot.readAtMs }),
    placeholderData: (previous) => previous,
  });
  return { state: data ? systemStatus(data) : 'normal', record: data };
}
