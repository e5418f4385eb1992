import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { paths } from '../kit/paths.ts';
import { routes, type Route } from './routes.tsx';

type Match = { route: Route; pattern: string };

const byPath = new Map<string, Match>();
const byPattern: { expression: RegExp; match: Match }[] = [];

for (const route of routes) {
  for (const pattern of route.paths) {
    const match: Match = { route, pattern };
    if (!pattern.includes(':')) byPath.set(pattern, match);
    else {
      const expression = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
      byPattern.push({ expression, match });
    }
  }
}

export function findRoute(path: string): Match | null {
  const exact = byPath.get(path);
  return exact ?? byPattern.find(({ expression }) => expression.test(path))?.match ?? null;
}

/** Section 2: a path without a screen is looked up in the site's table, otherwise it leads home. */
export function redirectOf(path: string, configured: Readonly<Record<string, string>>): string {
  const to = Object.hasOwn(configured, path) ? configured[path] : undefined;
  return isOwnPage(to) ? to : paths.home();
}
