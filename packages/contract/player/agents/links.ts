import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { rateOfEach, rateOfSome } from '../../agent-rates.ts';
import { endpoint } from '../../endpoint.ts';
import {
  day,
  described,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  memberType,
  nothing,
  number,
  pageInput,
  pageOf,
  sharedObject,
  shortText,
  text,
  textUpTo,
  words,
  yesNo,
} from '../../fields.ts';
import { newPasswordErrors } from '../credentials.ts';
import { nickname } from './teams.ts';

const moduleId = 'AFFMAN3';
const ofAgents = { access: 'agent', moduleId } as const;

const getInviter = endpoint({
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Who invites by a code, or by the address of the site',
  access: 'anyone',
  moduleId,
  sends: 'query',
  input: v.object({
    affiliateCode: described(
      v.optional(shortText, ''),
      'The code of a link; empty to ask for the address of the site.',
    ),
    domain: described(
      v.optional(shortText),
      'Not read: the domain that the request came to counts.',
    ),
  }),
  response: v.object({
    nickname: text('The name that the agent or the friend chose; empty without one.'),
    teamOf: described(
      v.nullable(v.string()),
      'The name of the agent whose team a friend comes into; null without one.',
    ),
    validatedBy: described(
      v.picklist(['code', 'domain', 'friend']),
      'Whether the code or the address of the site leads to the agent, or the code to a friend.',
    ),
  }),
  errors: ['register.invitation.invalid', 'request.limited'],
});

const openedType = described(
  v.picklist([0, 1]),
  'The type of the accounts: 0 a member, 1 a member with a team.',
);

const givenRates = rateOfSome(
  'Rebate rates in percent by game category, at most the own ones less the gap; 0 where left out.',
);

const link = sharedObject('InvitationLink', 'A link by which people join the team.', {
  affiUrlId: givenId,
  url: text('The whole address, as it is given to people.'),
  code: text('The code in it, which can be typed as well.'),
  type: memberType,
  rates: rateOfEach('The rates that who comes by it begins with, while the agent has them.'),
  label: text('What the agent wrote to tell links apart; empty for none.'),
  isDefault: yesNo('Its rates count for who comes without a code.'),
  expiresAt: described(v.nullable(instant), 'Until then it is open; null for ever.'),
  uses: number('How many have registered by it.'),
  maxUses: described(v.nullable(v.number()), 'How many can at most; null for any number.'),
  registered: number('How many who came by it have an account.'),
  firstDeposits: number('How many of them have paid in.'),
  state: described(
    v.picklist(['open', 'expired', 'usedUp', 'paused']),
    'Whether people can still register by it; paused: the site has stopped it.',
  ),
});

const listLinks = endpoint({
  ...ofAgents,
  method: 'GET',
  path: '/wps/agent/affiliateUrls',
  summary: 'The links of the agent, newest first, without those that were deleted',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: described(v.array(link), 'All of them.'),
    mostLinks: number('How many open links there may be.'),
    domains: described(v.array(v.string()), 'Site addresses of the agent.'),
    opensLinks: yesNo('Whether the site lets agents make links.'),
    opensDirectly: yesNo('Whether the site lets agents open accounts directly.'),
    opensAgents: yesNo('Whether accounts may be of type 1.'),
    openedToday: number('How many accounts the agent opened directly today.'),
    mostPerDay: number('How many that may be.'),
  }),
  errors: [],
});

const createLink = endpoint({
  ...ofAgents,
  method: 'POST',
  path: '/wps/agent/affiliateUrl',
  summary: 'Make a link',
  sends: 'json',
  input: v.object({
    type: openedType,
    rates: givenRates,
    label: described(
      v.optional(v.pipe(words, v.maxLength(limits.linkLabelLength)), ''),
      'A few letters that only the agent sees.',
    ),
    days: described(
      v.optional(v.nullable(v.picklist([1, 7, 30, 90])), null),
      'For how many days it is open; null for ever.',
    ),
    maxUses: described(
      v.optional(
        v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
        null,
      ),
      'How many can register by it; null for any number.',
    ),
    isDefault: described(
      v.optional(v.boolean(), false),
      'Makes it the default in place of the one before.',
    ),
    domain: described(
      v.optional(v.nullable(textUpTo(255)), null),
      'One of the site addresses of the agent; null for that of the site.',
    ),
    requestKey: idempotencyKey,
  }),
  response: link,
  errors: [
    'agent.open.closed',
    'agent.link.limit',
    'agent.rebate.range',
    'agent.repeat.differs',
    'request.limited',
  ],
});

const affiUrlId = described(identifier, '`affiUrlId` of the link.');

const setDefaultLink = endpoint({
  ...ofAgents,
  method: 'PUT',
  path: '/wps/agent/affiliateUrl',
  summary: 'Make a link the default, or have none',
  sends: 'json',
  input: v.object({
    affiUrlId,
    isDefault: yesNo('False: who comes without a code begins with rates of 0.'),
  }),
  response: link,
  errors: ['agent.link.not.found'],
});

const deleteLink = endpoint({
  ...ofAgents,
  method: 'DELETE',
  path: '/wps/agent/affiliateUrl',
  summary: 'Delete a link: nobody can register by it any more; a repeat changes nothing',
  sends: 'query',
  input: v.object({ affiUrlId }),
  response: nothing,
  errors: ['agent.link.not.found'],
});

const listRegistered = endpoint({
  ...ofAgents,
  method: 'GET',
  path: '/wps/agent/registeredAffiliates',
  summary: 'Who joined the team directly, newest first, and by what',
  sends: 'query',
  input: v.object(pageInput),
  response: pageOf(
    v.object({
      account: memberAccount,
      nickname,
      type: memberType,
      registeredDay: described(day, 'The day of the registration.'),
      way: described(
        v.picklist(['code', 'domain', 'direct', 'friend']),
        'By a link or code, by a site address of the agent, or opened directly.',
      ),
      code: described(v.nullable(v.string()), 'The code of the link; null without one.'),
      label: text('The label of the link; empty for none.'),
      firstDeposit: yesNo('Whether the person has paid in.'),
    }),
  ),
  errors: [],
});

const openDownline = endpoint({
  ...ofAgents,
  method: 'POST',
  path: '/wps/agent/downline',
  summary: 'Open an account one step below, which its person finishes at the first log-in',
  encrypted: true,
  sends: 'json',
  input: v.object({
    username: described(textUpTo(32), 'What the person logs in with.'),
    password: described(textUpTo(200), 'The first password, for one log-in.'),
    type: openedType,
    rates: givenRates,
    requestKey: idempotencyKey,
  }),
  response: v.object({
    account: memberAccount,
    openedToday: number('How many accounts the agent opened today, this one too.'),
    mostPerDay: number('How many that may be.'),
  }),
  errors: [
    'agent.open.closed',
    'agent.depth',
    'agent.rebate.range',
    'agent.repeat.differs',
    'register.username.invalid',
    'register.name.reserved',
    'register.username.taken',
    ...newPasswordErrors,
    'request.limited',
  ],
});

const promoteDownline = endpoint({
  ...ofAgents,
  moduleId: 'DOWNMAN',
  method: 'PUT',
  path: '/wps/agent/promoteDownlineToAgent',
  summary: 'Make a member one step below an agent; a repeat changes nothing',
  sends: 'json',
  input: v.object({
    account: described(textUpTo(32), 'The user name of a member one step below.'),
    requestKey: idempotencyKey,
  }),
  response: v.object({ account: memberAccount, type: memberType }),
  errors: [
    'agent.open.closed',
    'agent.downline.not.found',
    'agent.promote.type',
    'agent.repeat.differs',
  ],
});

/** Links, and opening accounts. */
export const linkCalls = {
  getInviter,
  listLinks,
  createLink,
  setDefaultLink,
  deleteLink,
  listRegistered,
  openDownline,
  promoteDownline,
};
