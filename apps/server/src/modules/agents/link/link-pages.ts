import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice, type PageRequest } from '#kit/page.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { findInviter } from '#modules/registration/invited-by.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { linkCalls } from '@pavilion/contract/player/agents/links';
import { deleteLink, setDefaultLink } from './change-link.ts';
import { createLink, mostLinks } from './create-link.ts';
import type { LinkDeps } from './link-deps.ts';
import { listDomains, listLinks } from './link.store.ts';
import { mostPerDay, openDownline, openedToday } from './open-downline.ts';
import { listRegisteredPage } from './opened.store.ts';
import { promoteDownline } from './promote-downline.ts';
import { showLink } from './show-link.ts';

type LinkHandlers = Pick<Handlers<PlayerEndpoints['agents']>, keyof typeof linkCalls>;

async function linksOf(deps: LinkDeps, memberId: bigint) {
  const { db, clock, open } = deps;
  const rows = await listLinks(db, memberId, clock());
  return {
    list: rows.map((row) => showLink(deps, row)),
    mostLinks,
    domains: await listDomains(db, memberId),
    opensLinks: open.links,
    opensDirectly: open.direct,
    opensAgents: open.agents,
    openedToday: await openedToday(deps, db, memberId),
    mostPerDay,
  };
}

async function registeredOf({ db, timeZone }: LinkDeps, memberId: bigint, page: PageRequest) {
  const { rows, total } = await listRegisteredPage(db, memberId, pageSlice(page));
  const list = rows.map(({ username, memberType, at, label, ...shown }) => ({
    ...shown,
    account: username,
    type: memberType,
    registeredDay: dayAt(at, timeZone),
    label: label ?? '',
  }));
  return pageOf(list, total, page);
}

/** Links of agents, accounts that they open, and members that they make agents. */
export function linkPages(deps: LinkDeps): LinkHandlers {
  return {
    getInviter: ({ affiliateCode }, context) => findInviter(deps, affiliateCode, context),
    listLinks: (_, { caller }) => linksOf(deps, caller.memberId),
    createLink: (input, { caller }) => createLink(deps, caller.memberId, input),
    setDefaultLink: (input, { caller }) => setDefaultLink(deps, caller.memberId, input),
    deleteLink: async ({ affiUrlId }, { caller }) => {
      await deleteLink(deps, caller.memberId, affiUrlId);
      return {};
    },
    listRegistered: (page, { caller }) => registeredOf(deps, caller.memberId, page),
    openDownline: (input, context) => openDownline(deps, input, context),
    promoteDownline: (input, { caller }) => promoteDownline(deps, caller.memberId, input),
  };
}
