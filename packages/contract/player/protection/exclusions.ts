import * as v from 'valibot';
import { closingStates, closingWaits } from '@pavilion/domain/protection/closing';
import {
  breakKinds,
  exclusionKinds,
  readLength,
  returnSteps,
} from '@pavilion/domain/protection/exclusion';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  describedList,
  instant,
  nothing,
  number,
  sharedObject,
  text,
  yesNo,
} from '../../fields.ts';

export const breakKind = described(
  v.picklist(breakKinds),
  'A time-out, which ends by itself, or a self-exclusion, which ends when the member confirms it.',
);

export const exclusionKind = described(
  v.picklist(exclusionKinds),
  'A time-out, a self-exclusion, or the closing of the account.',
);

export const exclusionLength = described(
  v.pipe(
    v.string(),
    v.check((written) => readLength(written) !== null, 'a length such as 24 h, 7 d, 6 m or 1 y'),
  ),
  'Hours (`24 h`), days (`7 d`), months (`6 m`), years (`1 y`) or `forGood`.',
);

export const dataKeptFor = described(
  exclusionLength,
  'How long the law has the data of a closed account kept; then they are erased.',
);

export const choicesOfKind = v.object({
  kind: breakKind,
  choices: described(v.array(exclusionLength), 'How long it can be, the shortest first.'),
  returnAfterHours: described(
    v.nullable(v.number()),
    'How long a member waits who asks to return after its end; null where it ends by itself.',
  ),
});

export const helpList = describedList('Organisations that help people whose play worries them.', {
  name: text('Its name.'),
  about: text('What it does, in the language of the request.'),
  link: text('The address of its site.'),
  telephone: text('Its number, as it is written.'),
});

const ownExclusion = sharedObject('OwnExclusion', 'The exclusion that a member is in.', {
  current: described(
    v.nullable(
      v.object({
        kind: exclusionKind,
        since: described(instant, 'When it began.'),
        until: described(v.nullable(instant), 'When it ends; null for never.'),
        byOperator: yesNo('An operator has set or lengthened it.'),
        returnStep: described(
          v.picklist(returnSteps),
          'What the member can do after its end: ask to return, wait, confirm; else none.',
        ),
        returnFrom: described(
          v.nullable(instant),
          'From when the return can be confirmed; null until it is asked for.',
        ),
        returnAfterHours: number('How long the member waits who asks to return.'),
        longer: described(v.array(choicesOfKind), 'What would lengthen it.'),
        closing: described(
          v.nullable(
            v.object({
              waitsFor: described(
                v.array(v.picklist(closingWaits)),
                'What is left before the account is closed; it closes once nothing is.',
              ),
              rest: described(
                v.nullable(amount),
                'A balance below the smallest withdrawal, which the member can give up; else null.',
              ),
              restGivenUp: yesNo('The member gave it up, and an operator has yet to book it.'),
              dataKeptFor,
            }),
          ),
          'Of the closing of the account; null of others.',
        ),
      }),
    ),
    'Null where there is none.',
  ),
  help: helpList,
});

const exclusionCall = {
  access: 'session',
  action: 'memberCentre',
  whileExcluded: 'answered',
  response: ownExclusion,
} as const;

export const getExclusion = endpoint({
  ...exclusionCall,
  method: 'GET',
  path: '/wps/member/exclusion',
  summary: 'The time-out or self-exclusion of the member',
  sends: 'query',
  input: nothing,
  errors: [],
});

export const excludeSelf = endpoint({
  ...exclusionCall,
  method: 'POST',
  path: '/wps/member/exclusion',
  summary: 'Begin a time-out or self-exclusion at once, or lengthen it; every session ends',
  sends: 'json',
  input: v.object({ kind: breakKind, length: exclusionLength }),
  errors: ['exclusion.not.offered', 'exclusion.shorter'],
});

const askToReturn = endpoint({
  ...exclusionCall,
  method: 'POST',
  path: '/wps/member/exclusion/return',
  summary: 'Ask to return after the end of a self-exclusion; a repeat changes nothing',
  stepUp: true,
  sends: 'json',
  input: nothing,
  errors: ['exclusion.none', 'exclusion.return.early'],
});

const dropReturn = endpoint({
  ...exclusionCall,
  method: 'POST',
  path: '/wps/member/exclusion/return/drop',
  summary: 'Take back the wish to return; the self-exclusion stays',
  sends: 'json',
  input: nothing,
  errors: ['exclusion.none'],
});

const confirmReturn = endpoint({
  ...exclusionCall,
  method: 'POST',
  path: '/wps/member/exclusion/return/confirm',
  summary: 'The second yes to return: the self-exclusion and the session end',
  stepUp: true,
  sends: 'json',
  input: nothing,
  errors: ['exclusion.none', 'exclusion.return.early'],
});

const closeAccount = endpoint({
  method: 'POST',
  path: '/wps/member/closing',
  access: 'session',
  action: 'memberCentre',
  summary: 'Close the account: play ends at once, and it is closed when no money is left in it',
  stepUp: true,
  sends: 'json',
  input: nothing,
  response: v.object({
    state: described(
      v.picklist(closingStates),
      'Closed, or still closing as money is left; every session has ended in both.',
    ),
  }),
  errors: [],
});

const keepAccount = endpoint({
  ...exclusionCall,
  method: 'POST',
  path: '/wps/member/closing/drop',
  summary: 'Keep the account that is being closed; the session ends',
  stepUp: true,
  sends: 'json',
  input: nothing,
  errors: ['closing.none'],
});

const giveUpRest = endpoint({
  ...exclusionCall,
  method: 'POST',
  path: '/wps/member/closing/giveUp',
  summary: 'Give up a balance that is too small to be withdrawn, so that the account can close',
  stepUp: true,
  sends: 'json',
  input: v.object({ amount: described(amount, 'The whole balance, as it was shown.') }),
  errors: ['closing.none', 'closing.rest.invalid'],
});

export const exclusionCalls = {
  getExclusion,
  excludeSelf,
  askToReturn,
  dropReturn,
  confirmReturn,
  closeAccount,
  keepAccount,
  giveUpRest,
};
