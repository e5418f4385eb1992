import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { paths } from '../../kit/paths.ts';

/** What a page leaves in the history entry of a page that it opens on the way. */
export type WayBackState = { backTo: string };

/** The page to return to: from the history entry, else the query `next`, else the home screen. */
export function wayBack(state: unknown, search: string): string {
  const fromState =
    typeof state === 'object' && state !== null && 'backTo' in state ? state.backTo : null;
  const candidates = [fromState, new URLSearchParams(search).get('next')];
  const own = candidates.find(isOwnPage);
  return own ?? paths.home();
}
