import { expect, test } from 'vitest';
import { defaultMemberTypes } from './member-type.ts';
import { refusal, type Action, type Visitor } from './refusal.ts';

const guest: Visitor = { kind: 'guest' };
const trial: Visitor = { kind: 'session', memberType: 4 };
const member: Visitor = { kind: 'session', memberType: 0 };
const neither: Visitor = { kind: 'session', memberType: 40 };
const agent: Visitor = { kind: 'session', memberType: 7 };

const rows: [Action, string | null, string | null, string | null, string | null, string | null][] =
  [
    // action, guest, trial, member, type 40, agent
    ['launchGame', 'login.not.session', null, null, null, null],
    ['favourites', 'login.not.session', null, null, null, null],
    ['recentGames', 'login.not.session', null, null, null, null],
    ['memberCentre', 'login.not.session', 'trial.restricted', null, null, null],
    ['inbox', 'login.not.session', 'trial.restricted', null, null, null],
    ['markRead', 'login.not.session', 'trial.restricted', null, null, null],
    ['chat', 'login.not.session', 'trial.restricted', null, null, null],
    ['feedback', 'login.not.session', 'trial.restricted', null, null, null],
    ['changePassword', 'login.not.session', 'trial.restricted', null, null, null],
    [
      'deposit',
      'login.not.session',
      'trial.deposit',
      null,
      'deposit.not.allowed',
      'deposit.not.allowed',
    ],
    ['withdraw', 'login.not.session', 'trial.restricted', null, null, null],
    [
      'agentHome',
      'login.not.session',
      'trial.restricted',
      'member.not.agent',
      'member.not.agent',
      null,
    ],
  ];

test.each(rows)('§6: %s: guest %s, trial %s, member %s, 40 %s, agent %s', (action, ...expected) => {
  const visitors = [guest, trial, member, neither, agent];
  expect(visitors.map((visitor) => refusal(action, visitor, defaultMemberTypes))).toEqual(expected);
});
