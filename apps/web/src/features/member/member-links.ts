import type { WhitelabelFlag } from '@pavilion/domain/site/whitelabel-flag';
import { screenOf } from '@pavilion/screens/find-screen';
import type { ScreenId } from '@pavilion/screens/screens';
import type { LabelKey } from '../../kit/text.ts';
import { gift, userRound } from '../../ui/icons/first-icons.ts';
import {
  arrowLeftRight,
  chartLine,
  gem,
  history,
  mail,
  settings,
  shieldCheck,
} from '../../ui/icons/shell-icons.ts';

export type MemberLink = {
  label: LabelKey;
  href: string;
  icon: string;
  flag?: WhitelabelFlag | undefined;
};

function link(id: ScreenId, icon: string): MemberLink {
  const { title, path, flag } = screenOf(id);
  return { label: title, href: path, icon, flag };
}

/** Links of the member centre; one with a flag shows only while the site has it on. */
const links: readonly MemberLink[] = [
  link('myAccount', userRound),
  link('gameRecord', history),
  link('transactionRecord', arrowLeftRight),
  link('profitAndLoss', chartLine),
  link('rewardCenter', gift),
  link('mall', gem),
  link('securityCenter', shieldCheck),
  link('messages', mail),
  link('settings', settings),
];

export function memberLinks(flags: Readonly<Record<string, boolean>>): MemberLink[] {
  return links.filter(({ flag }) => flag === undefined || flags[flag] === true);
}
