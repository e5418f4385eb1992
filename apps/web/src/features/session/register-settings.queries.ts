import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';

const rulesFreshMs = 5 * 60_000;

export function useRegisterSettings() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['session', 'registerSettings', language],
    queryFn: ({ signal }) => api.registration.getRegisterSettings({}, signal),
    staleTime: rulesFreshMs,
    placeholderData: (previous) => previous,
  });
}
