import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { isHomePath } from '../../kit/home-paths.ts';
import { paths } from '../../kit/paths.ts';
import type { LabelKey } from '../../kit/text.ts';

export type BreadcrumbTrail = {
  /** The page that led here, else the home; called no more than "back" where it has no title. */
  back: { href: string; title: LabelKey };
  here: LabelKey;
};

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? address;

const titles: Readonly<Record<string, LabelKey>> = {
  [paths.notices()]: 'title.notices',
  [pathOf(paths.noticeDetail(''))]: 'title.notices',
  [paths.promotions()]: 'title.promotions',
  [pathOf(paths.promotion(''))]: 'title.promotion',
  [paths.help()]: 'title.help',
};

export const pathsWithBreadcrumbs = Object.keys(titles);

const home: BreadcrumbTrail['back'] = { href: paths.home(), title: 'home.title' };

/** Where the header's button leads home whatever was before, the bar does too. */
const leadsHome = (path: string) => path === paths.promotions();

function wayBackFrom(path: string, before: string | undefined): BreadcrumbTrail['back'] {
  const last = before === undefined ? '' : pathOf(before);
  if (isHomePath(last) || leadsHome(path)) return home;
  // After the log-in a page has itself before it.
  if (!isOwnPage(before) || last === path) return home;
  const title = titles[last] ?? 'shell.back';
  return { href: before, title: title === titles[path] ? 'shell.back' : title };
}

/** Section 2, "Breadcrumb bar": `before` is the address of the page of this site that led here. */
export function breadcrumbTrail(path: string, before: string | undefined): BreadcrumbTrail {
  return { back: wayBackFrom(path, before), here: titles[path] ?? home.title };
}
