import type { MessageKey } from '#kit/text.ts';
import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { findScreen } from '@pavilion/screens/find-screen';
import { paths } from '@pavilion/screens/paths';
import { isHomePath } from '@pavilion/screens/screens';

export type BreadcrumbTrail = {
  /** The previous page, else the home; labelled "back" where it has no title. */
  back: { href: string; title: MessageKey };
  here: MessageKey;
};

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? address;

/** Returns the title of a page that has breadcrumbs of its own. */
function titleOf(path: string): MessageKey | undefined {
  const screen = findScreen(path);
  return screen?.breadcrumbs && screen.title;
}

const home: BreadcrumbTrail['back'] = { href: paths.home(), title: 'home.title' };

function backFrom(path: string, before: string | undefined): BreadcrumbTrail['back'] {
  const last = before === undefined ? '' : pathOf(before);
  // Where the header's button always leads home, the bar does too.
  if (isHomePath(last) || findScreen(path)?.back === 'home') return home;
  // After the log-in the previous page is the page itself.
  if (!isOwnPage(before) || last === path) return home;
  const title = titleOf(last) ?? 'shell.back';
  return { href: before, title: title === titleOf(path) ? 'shell.back' : title };
}

/** Section 2, "Breadcrumb bar": `before` is the address of the previous page of this site. */
export function breadcrumbTrail(path: string, before: string | undefined): BreadcrumbTrail {
  return { back: backFrom(path, before), here: titleOf(path) ?? home.title };
}
