import { expect, test } from 'vitest';
import { breadcrumbTrail, pathsWithBreadcrumbs } from '../../features/site/breadcrumb-trail.ts';
import { paths } from '../../kit/paths.ts';
import { shellRules } from '../shell-rules.ts';

const before = '/m/message';

test.each(pathsWithBreadcrumbs)(
  '§2 Game center and category pages: header and breadcrumbs agree on %s',
  (path) => {
    const { title, back } = shellRules(path);
    const trail = breadcrumbTrail(path, before);
    expect(trail.here).toBe(title);
    expect(trail.back.href).toBe(back === 'home' ? paths.home() : before);
  },
);
