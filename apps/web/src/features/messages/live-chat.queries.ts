import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSettings } from '#features/site/site.queries.ts';
import { useRefusal } from '#features/site/visitor.ts';
import { checkoutAddress } from '#features/wallet/checkout.ts';
import { api } from '#kit/api.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { CallError } from '@pavilion/contract/client';
import { limits } from '@pavilion/domain/limits';

const countEveryMs = 30_000;

/** Live chat needs the flag CBS3 (section 6). */
export function useChatOpen(): boolean {
  return useSettings()?.whitelabel['CBS3'] === true;
}

/** Not fetched without CBS3, nor for guests and trial accounts; a failure is not shown. */
export function useUnreadChat(): number {
  const open = useChatOpen();
  const mayChat = useRefusal('chat') === null;
  const enabled = open && mayChat;
  const { data } = useQuery({
    queryKey: [ownData, 'chat', 'unread'],
    queryFn: ({ signal }) => api.support.countUnreadChat({}, signal),
    enabled,
    staleTime: limits.unreadThrottleMs,
    refetchInterval: countEveryMs,
    refetchOnWindowFocus: true,
  });
  return enabled ? (data?.unReadCount ?? 0) : 0;
}

async function askForChat(title: string): Promise<string> {
  const style = getComputedStyle(document.documentElement);
  const { chatUrl } = await api.support.launchChat({
    b2c: '1',
    language: currentLanguage(),
    backUrl: location.pathname + location.search,
    headerColor: style.getPropertyValue('--select-tint').trim(),
    title,
    extras: `theme=${document.documentElement.dataset['theme'] ?? ''}`,
  });
  const address = checkoutAddress(chatUrl);
  if (address === null) throw new CallError('url.empty', '');
  return address;
}

/** Opens the chat half a second after its address arrives; the chat returns to the page. */
export function useLaunchChat() {
  const launch = useMutation({ mutationFn: askForChat });
  const { data: address, reset } = launch;
  useEffect(() => {
    if (address === undefined) return undefined;
    const timer = setTimeout(() => {
      // A member who returns finds the page as it was, and may open the chat again.
      reset();
      location.assign(address);
    }, limits.chatRedirectDelayMs);
    return () => clearTimeout(timer);
  }, [address, reset]);
  return launch;
}
