import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { paths } from '../kit/paths.ts';
import { routes, type Route } from './routes.tsx';

export type Match = { kind: 'route'; route: Route; pattern: string };
export type Redirect = { kind: 'redirect'; to: string };

const byPath = new Map<string, Match>();
const byPattern: { expression: RegExp; match: Match }[] = [];

for (const route of routes) {
  for (const pattern of route.paths) {
    const match: Match = { kind: 'route', route, pattern };
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

/** Section 2: exact paths, then the site's configured table, otherwise the home screen. */
export function matchPath(
  path: string,
  configured: Readonly<Record<string, string>>,
): Match | Redirect {
  const found = findRoute(path);
  if (found) return found;
  const to = Object.hasOwn(configured, path) ? configured[path] : undefined;
  return { kind: 'redirect', to: isOwnPage(to) ? to : paths.home() };
}
