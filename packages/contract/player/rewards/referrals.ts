import * as v from 'valibot';
import { shownReferralStates } from '@pavilion/domain/reward/referral';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  day,
  described,
  describedObject,
  instant,
  number,
  pageInput,
  queryFlag,
  sharedObject,
  sharedSchema,
  text,
  wholeList,
  yesNo,
} from '../../fields.ts';

const shownState = sharedSchema(
  'ReferralState',
  'registered: the friend has an account; deposited, played: enough deposits, and valid bets ' +
    'too; held: everything is there, and the site looks at it; rewarded: both were given the ' +
    'reward; expired: there is no reward.',
  v.picklist(shownReferralStates),
);

const friend = sharedObject('InvitedFriend', 'A friend who registered by the code.', {
  name: text('The masked user name, such as `lu***a`.'),
  state: shownState,
  at: described(instant, 'Since when the friend is in that state.'),
});

const tier = sharedObject('ReferralTier', 'What so many rewarded friends bring on top, once.', {
  friends: number('How many rewarded friends it takes.'),
  amount: described(amount, 'What it gives.'),
  reached: yesNo('Whether it was given.'),
});

const needed = (description: string) =>
  describedObject(description, {
    actual: described(amount, 'What came together so far, `target` at most.'),
    target: described(amount, 'What must come together.'),
  });

const own = v.object({
  state: shownState,
  until: described(day, 'The last day on which deposits and bets count.'),
  deposits: needed('Deposits since the registration.'),
  validBets: needed('Valid bets since the registration.'),
  provedContact: yesNo('Whether a mobile number or e-mail address is proved.'),
  ofAge: yesNo('Whether the birthday in the profile says that the member is old enough.'),
});

const showReferrals = endpoint({
  moduleId: 'REFERRAL',
  action: 'promotion',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  summary: 'The code by which a member invites friends, these friends, newest first, and rewards',
  access: 'session',
  sends: 'query',
  input: v.object({
    autoGenerate: described(
      v.optional(queryFlag, 'false'),
      'Whether to give the member a code who has none.',
    ),
    ...pageInput,
  }),
  response: v.object({
    referralCode: described(v.nullable(v.string()), 'The code; null while there is none.'),
    link: described(v.nullable(v.string()), 'The address to give to friends; null without a code.'),
    promotionDomains: described(v.array(v.string()), 'The addresses of the site for links.'),
    totalInvitations: number('How many friends have registered by the code.'),
    qualified: number('How many of them are held or rewarded.'),
    rewarded: number('How many of them are rewarded.'),
    earned: described(amount, 'What the member was given for friends.'),
    reward: describedObject('What each side is given for a friend.', {
      amount: described(amount, 'How much.'),
      wageringMultiple: number('How often it is wagered; 0 makes it cash at once.'),
    }),
    needs: describedObject('What a friend must do.', {
      deposits: described(amount, 'Deposits that must come together.'),
      validBets: described(amount, 'Valid bets that must come together.'),
      days: number('Within so many days, that of the registration included.'),
      holdHours: number('For so long the site looks at a friend who has done it.'),
      minimumAge: number('How old friends must be.'),
    }),
    limits: describedObject('How many friends of one member are rewarded.', {
      perDay: number('In a day.'),
      perMonth: number('In a month.'),
      inAll: number('Ever.'),
    }),
    tiers: wholeList(tier),
    friends: described(v.array(friend), 'This page of them.'),
    invited: described(
      v.nullable(own),
      'How far the member is who was invited; null for all others.',
    ),
    asOf: described(v.nullable(instant), 'Until when play and deposits are counted.'),
  }),
  errors: ['trial.restricted', 'referral.closed'],
});

export const referralCalls = { showReferrals };
