import * as v from 'valibot';
import { casePlaces, knownDetails } from '@pavilion/domain/protection/excluded-people';
import { exclusionActs } from '@pavilion/domain/protection/exclusion';
import { limitActs } from '@pavilion/domain/protection/own-limit';
import { checkAnswers } from '@pavilion/domain/protection/reality-check';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  describedList,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  number,
  pageInput,
  pageOf,
  providerCode,
  text,
  typedAccount,
  words,
  yesNo,
} from '../fields.ts';
import { breakKind, exclusionKind, exclusionLength } from '../player/protection/exclusions.ts';
import { limitAmount, limitName, wish } from '../player/protection/protection.ts';
import { identityCheckCalls } from './identity-checks.ts';
import { markerCalls } from './markers.ts';

const playLock = v.object({
  account: memberAccount,
  locked: yesNo('Whether the account is locked for play.'),
  changed: yesNo('False where the account was locked, or open, already.'),
  reason: text('For operators; the member is not told of it.'),
  operator: text('The operator who did it.'),
  at: described(instant, 'When it was.'),
  bonusesEnded: described(v.array(v.string()), 'Bonuses that ended by it, active or waiting.'),
  released: described(
    amount,
    'What had to be played before a withdrawal, and need not be any more.',
  ),
});

export const setPlayLock = endpoint({
  method: 'PUT',
  path: '/operator/members/{account}/play-lock',
  summary: 'Lock or open an account for play; the cash of a locked one is free (decision D23)',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    locked: yesNo('Whether the account is to be locked for play.'),
    reason: described(v.pipe(words, v.minLength(5), v.maxLength(500)), 'Why, for other operators.'),
    requestKey: idempotencyKey,
  }),
  response: v.object({
    ...playLock.entries,
    fromProviders: describedList("What comes back from providers that keep their players' money.", {
      vassalage: providerCode,
      amount: described(amount, 'What comes back.'),
      state: text('How far the transfer has come.'),
    }),
    leftOut: described(
      v.array(v.string()),
      'Providers that did not answer; the member, or the same call again, fetches that money.',
    ),
  }),
  errors: ['member.not.found', 'wallet.repeat.differs'],
});

export const listPlayLocks = endpoint({
  method: 'GET',
  path: '/operator/play-locks',
  summary: 'Which accounts were locked and opened for play, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(identifier), 'Only those of this member.'),
    ...pageInput,
  }),
  response: pageOf(playLock),
  errors: [],
});

const limitsOfMember = v.object({
  account: memberAccount,
  list: describedList('The limits that were ever set.', {
    ...limitName,
    byMember: limitAmount,
    byOperator: limitAmount,
    wish,
  }),
  changes: describedList('What was done, newest first; at most 200.', {
    ...limitName,
    what: described(
      v.picklist(limitActs),
      'A limit was set, a looser one wanted, confirmed or dropped.',
    ),
    amount: limitAmount,
    operator: described(v.nullable(v.string()), 'Who did it; null for the member.'),
    reason: described(v.nullable(v.string()), 'Why an operator did it.'),
    at: described(instant, 'When it was.'),
  }),
  checkEveryMinutes: described(
    v.nullable(v.number()),
    'After how many minutes of play the member is checked; null for never.',
  ),
  checks: describedList('The reality checks that were answered, newest first; at most 200.', {
    since: described(instant, 'From when on play was counted.'),
    playedMinutes: number('Minutes of play since then.'),
    staked: described(amount, 'What was staked since then, bonus money too.'),
    won: described(amount, 'What was won since then.'),
    answer: described(v.picklist(checkAnswers), 'To go on playing, or to stop.'),
    at: described(instant, 'When it was answered.'),
  }),
});

export const setMemberLimit = endpoint({
  method: 'PUT',
  path: '/operator/members/{account}/limits',
  summary: "Set a limit beside the member's own; the lower of both counts",
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    ...limitName,
    amount: limitAmount,
    reason: described(v.pipe(words, v.minLength(5), v.maxLength(500)), 'Why, for other operators.'),
    requestKey: idempotencyKey,
  }),
  response: limitsOfMember,
  errors: ['member.not.found', 'limit.amount.invalid', 'wallet.repeat.differs'],
});

const showMemberLimits = endpoint({
  method: 'GET',
  path: '/operator/members/{account}/limits',
  summary: 'The limits of a member, and what was done to them',
  access: 'operator',
  sends: 'query',
  input: v.object({ account: typedAccount }),
  response: limitsOfMember,
  errors: ['member.not.found'],
});

const reason = described(
  v.pipe(words, v.minLength(5), v.maxLength(500)),
  'Why, for other operators.',
);

const exclusionOfMember = v.object({
  account: memberAccount,
  closedAt: described(v.nullable(instant), 'When the account was closed; null while it is open.'),
  erasedAt: described(
    v.nullable(instant),
    'When the data of a closed account were erased; null before.',
  ),
  current: described(
    v.nullable(
      v.object({
        kind: exclusionKind,
        since: described(instant, 'When it began.'),
        until: described(v.nullable(instant), 'When it ends; null for never.'),
        returnFrom: described(
          v.nullable(instant),
          'From when the member can confirm to return; null until they asked.',
        ),
      }),
    ),
    'The exclusion in force; null for none.',
  ),
  acts: describedList('What was done to exclusions, newest first; at most 200.', {
    what: described(v.picklist(exclusionActs), 'What was done.'),
    kind: exclusionKind,
    until: described(v.nullable(instant), 'When it ends then; null for never.'),
    operator: described(v.nullable(v.string()), 'Who did it; null for the member or the site.'),
    reason: described(v.nullable(v.string()), 'Why an operator did it.'),
    bonusesEnded: described(v.array(v.string()), 'Bonuses that ended by it.'),
    released: described(amount, 'What had to be played before a withdrawal, and need not be.'),
    at: described(instant, 'When it was.'),
  }),
  notes: describedList('Notes of operators on the member, newest first; at most 200.', {
    text: text('What the operator wrote.'),
    operator: text('Who wrote it.'),
    at: described(instant, 'When it was.'),
  }),
});

export const setMemberExclusion = endpoint({
  method: 'PUT',
  path: '/operator/members/{account}/exclusion',
  summary: 'Exclude a member, or lengthen an exclusion; nothing shortens one',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    kind: breakKind,
    length: exclusionLength,
    reason,
    requestKey: idempotencyKey,
  }),
  response: exclusionOfMember,
  errors: [
    'member.not.found',
    'exclusion.not.offered',
    'exclusion.shorter',
    'member.closed',
    'wallet.repeat.differs',
  ],
});

const showMemberExclusion = endpoint({
  method: 'GET',
  path: '/operator/members/{account}/exclusion',
  summary: 'The exclusions of a member, and the notes of operators',
  access: 'operator',
  sends: 'query',
  input: v.object({ account: typedAccount }),
  response: exclusionOfMember,
  errors: ['member.not.found'],
});

export const reopenAccount = endpoint({
  method: 'PUT',
  path: '/operator/members/{account}/reopen',
  summary: 'Open a closed account again, as its member asked, while its data are kept',
  access: 'operator',
  sends: 'json',
  input: v.object({ account: typedAccount, reason, requestKey: idempotencyKey }),
  response: exclusionOfMember,
  errors: ['member.not.found', 'account.not.closed', 'wallet.repeat.differs'],
});

const addMemberNote = endpoint({
  method: 'PUT',
  path: '/operator/members/{account}/notes',
  summary: 'Write a note on a member for other operators',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    text: described(v.pipe(words, v.minLength(5), v.maxLength(2000)), 'The note.'),
    requestKey: idempotencyKey,
  }),
  response: exclusionOfMember,
  errors: ['member.not.found', 'wallet.repeat.differs'],
});

const exclusionCase = v.object({
  caseId: identifier,
  account: memberAccount,
  place: described(
    v.picklist(casePlaces),
    'What was refused or noticed: a registration, or a detail that another account wanted to add.',
  ),
  refused: yesNo('It was refused; false where only name and birthday are the same.'),
  matched: described(v.array(v.picklist(knownDetails)), 'Which details are those of the member.'),
  otherAccount: described(
    v.nullable(v.string()),
    'The account that wanted to add the detail, or was registered; null for none.',
  ),
  times: number('How often.'),
  firstAt: described(instant, 'When it was first.'),
  lastAt: described(instant, 'When it was last.'),
  closed: described(
    v.nullable(
      v.object({
        operator: text('Who closed the case.'),
        note: text('What was found.'),
        at: described(instant, 'When it was.'),
      }),
    ),
    'Null while it is open.',
  ),
});

export const listExclusionCases = endpoint({
  method: 'GET',
  path: '/operator/exclusion-cases',
  summary: 'People who may be an excluded member under another account, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    state: described(v.optional(v.picklist(['open', 'closed'])), 'Only those.'),
    ...pageInput,
  }),
  response: pageOf(exclusionCase),
  errors: [],
});

const closeExclusionCase = endpoint({
  method: 'PUT',
  path: '/operator/exclusion-cases/{caseId}/close',
  summary: 'Close a case with what was found; one that is closed stays as it is',
  access: 'operator',
  sends: 'json',
  input: v.object({ caseId: described(v.pipe(v.string(), v.uuid()), 'The case.'), note: reason }),
  response: exclusionCase,
  errors: ['exclusion.case.not.found'],
});

export const protectionCalls = {
  setPlayLock,
  listPlayLocks,
  setMemberLimit,
  showMemberLimits,
  setMemberExclusion,
  showMemberExclusion,
  reopenAccount,
  addMemberNote,
  listExclusionCases,
  closeExclusionCase,
  ...markerCalls,
  ...identityCheckCalls,
};
