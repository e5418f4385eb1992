import { useEffect } from 'react';
import { inviteWanted } from '#features/referrals/invite-wanted.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { useLazyOverlay, type OverlayProps } from '@pavilion/client/queries/lazy-overlay.tsx';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';

const sheet = lazyComponent<'InviteSheet', OverlayProps>(
  'InviteSheet',
  () => import('#features/agent/InviteSheet.tsx'),
);

/** The invitation of agents, which the quick links ask for. */
export function InviteOverHome() {
  const isWanted = useSharedValue(inviteWanted);
  const { open, overlay } = useLazyOverlay(sheet);
  useEffect(() => {
    if (!isWanted) return;
    inviteWanted.set(false);
    open();
  }, [isWanted, open]);
  return overlay;
}
