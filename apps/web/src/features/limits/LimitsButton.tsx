import { useRefusal } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { useLazyOverlay, type OverlayProps } from '@pavilion/client/queries/lazy-overlay.tsx';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { gauge } from '@pavilion/ui/icons/shell-icons.ts';

const limitsSheet = lazyComponent<'GameLimits', OverlayProps>(
  'GameLimits',
  () => import('./playing/GameLimits.tsx'),
);

/** Shows the player's limits over the game. */
export function LimitsButton() {
  const text = useText();
  const isRefused = useRefusal('memberCentre') !== null;
  const { open, overlay } = useLazyOverlay(limitsSheet);
  if (isRefused) return null;
  return (
    <>
      <IconButton
        shape={gauge}
        label={text('title.limits')}
        aria-haspopup="dialog"
        onClick={open}
      />
      {overlay}
    </>
  );
}
