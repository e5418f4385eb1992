import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { paths } from '@pavilion/screens/paths';

/** What a page stores in the history entry of a page that it opens on the way. */
export type ReturnState = {
  backTo: string;
  /** The page is right below in the history, exactly as it is to be returned to. */
  isBelow?: true;
};

export function liesBelow(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isBelow' in state && state.isBelow === true
  );
}

/** Returns the page to return to that a history entry names, as it stands there; else null. */
export function givenReturn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'backTo' in state ? state.backTo : null;
}

/** Returns the page from the history entry, else from the query `next`, else the home screen. */
export function returnTo(state: unknown, search: string): string {
  const candidates = [givenReturn(state), new URLSearchParams(search).get('next')];
  const own = candidates.find(isOwnPage);
  return own ?? paths.home();
}
