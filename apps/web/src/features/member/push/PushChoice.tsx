import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { readPushState, turnPushOff, turnPushOn } from './device-push.ts';
import styles from './PushChoice.module.css';

const pushKey = [ownData, 'push'];

/** Turns on notifications of inbox messages and announcements; asks the browser only on a press. */
export function PushChoice() {
  const text = useText();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const settings = useSettings();
  const isOffered = settings?.features.push === true;
  const { data: state } = useQuery({
    queryKey: pushKey,
    queryFn: ({ signal }) => readPushState(signal),
    enabled: isOffered,
  });
  const words = {
    title: settings?.brand.name ?? '',
    message: text('push.news'),
    announcement: text('push.announcement'),
  };
  const turning = useMutation({
    mutationFn: () => (state === 'on' ? turnPushOff() : turnPushOn(words)),
    onSuccess: (next) => queries.setQueryData(pushKey, next),
    onError: (error) =>
      showToast(errorText(error), { kind: 'error', durationMs: limits.toastShortMs }),
  });
  if (!isOffered || state === undefined || state === 'none') return null;
  const about = { on: 'push.isOn', off: 'push.text', denied: 'push.denied' } as const;
  return (
    <Section title={text('push.title')}>
      <Card className={styles.push ?? ''}>
        <p>{text(about[state])}</p>
        {state !== 'denied' && (
          <Button kind="secondary" busy={turning.isPending} onClick={() => turning.mutate()}>
            {text(state === 'on' ? 'push.off' : 'push.on')}
          </Button>
        )}
      </Card>
    </Section>
  );
}
