import { Link } from 'wouter';
import { useIsNarrow } from '#kit/session-record.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import { useText } from '#kit/text.ts';
import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';

/** Leads back to the game from which the member came. */
export function BackToGame() {
  const text = useText();
  const isNarrow = useIsNarrow();
  const game = sessionStorage.getItem(sessionKeys.returnToGame);
  if (!isOwnPage(game) || isNarrow) return null;
  return (
    <Link className={buttonClass('secondary')} href={game}>
      {text('deposit.result.game')}
    </Link>
  );
}
