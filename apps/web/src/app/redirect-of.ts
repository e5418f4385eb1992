import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { paths } from '@pavilion/screens/paths';

/** Section 2: the site's table decides where a path without a screen leads, otherwise home. */
export function redirectOf(path: string, configured: Readonly<Record<string, string>>): string {
  const to = Object.hasOwn(configured, path) ? configured[path] : undefined;
  return isOwnPage(to) ? to : paths.home();
}
