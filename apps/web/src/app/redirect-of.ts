import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { paths } from '@pavilion/screens/paths';

/** Section 2: a path without a screen is looked up in the site's table, otherwise it leads home. */
export function redirectOf(path: string, configured: Readonly<Record<string, string>>): string {
  const to = Object.hasOwn(configured, path) ? configured[path] : undefined;
  return isOwnPage(to) ? to : paths.home();
}
