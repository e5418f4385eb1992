import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { paths } from './paths.ts';

/** Where a game or the chat leads back to: the requested screen of this site, else home. */
export function returnPath(wanted: string): string {
  return isOwnPage(wanted) && wanted.startsWith('/m/') ? wanted : paths.home();
}
