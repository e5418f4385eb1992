import {
  limitsLink,
  ownLinks,
  screenLink,
  shownLinks,
  type ScreenLink,
} from '#features/site/screen-links.ts';
import { idCard } from '@pavilion/ui/icons/document-icons.ts';
import { userRound } from '@pavilion/ui/icons/first-icons.ts';
import { mail, settings } from '@pavilion/ui/icons/shell-icons.ts';

/** Links of the member centre; one with a flag is shown only while the site has it on. */
const links: readonly ScreenLink[] = [
  screenLink('myAccount', userRound),
  ...ownLinks,
  limitsLink,
  screenLink('identity', idCard),
  screenLink('messages', mail),
  screenLink('settings', settings),
];

export function memberLinks(flags: Readonly<Record<string, boolean>>): ScreenLink[] {
  return shownLinks(links, flags);
}
