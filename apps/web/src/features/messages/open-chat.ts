import { useLocation } from 'wouter';
import { explainRefusal } from '#features/site/explain-refusal.ts';
import { useRefusal } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { paths } from '@pavilion/screens/paths';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useLaunchChat } from './live-chat.queries.ts';

/** Opens the live chat, or says why this visitor may not; guests log in first. */
export function useOpenChat(): { open: () => void; busy: boolean } {
  const text = useText();
  const errorText = useErrorText();
  const [, navigate] = useLocation();
  const reason = useRefusal('chat');
  const launch = useLaunchChat();
  const busy = launch.isPending || launch.data !== undefined;

  function open(): void {
    if (reason === 'login.not.session') navigate(paths.login({ next: paths.messages() }));
    else if (reason !== null) void explainRefusal(reason, () => navigate(paths.register()));
    else if (!busy) {
      showToast(text('messages.chat.opening'));
      launch.mutate(text('messages.chat'), {
        onError: (error) => showToast(errorText(error), { kind: 'error' }),
      });
    }
  }
  return { open, busy };
}
