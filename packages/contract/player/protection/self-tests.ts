import * as v from 'valibot';
import {
  selfTestAnswers,
  selfTestBands,
  selfTestQuestions,
} from '@pavilion/domain/protection/self-test';
import { endpoint } from '../../endpoint.ts';
import {
  described,
  describedList,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  nothing,
  number,
  sharedObject,
} from '../../fields.ts';

const selfTests = sharedObject('SelfTests', 'The self-tests that a member has kept.', {
  list: describedList('Newest first; at most 50.', {
    testId: givenId,
    sum: number('The sum of the answers, 0 to 27.'),
    band: described(v.picklist(selfTestBands), 'How the sum is read.'),
    at: described(instant, 'When it was kept.'),
  }),
});

const selfTestCall = { access: 'session', action: 'memberCentre', response: selfTests } as const;

const listSelfTests = endpoint({
  ...selfTestCall,
  method: 'GET',
  path: '/wps/member/selfTests',
  summary: 'The self-tests that the member has kept; no one else sees them',
  sends: 'query',
  input: nothing,
  errors: [],
});

export const keepSelfTest = endpoint({
  ...selfTestCall,
  method: 'POST',
  path: '/wps/member/selfTests',
  summary: 'Keep a self-test; of more than 50 the oldest go',
  sends: 'json',
  input: v.object({
    answers: described(
      v.pipe(v.array(v.picklist(selfTestAnswers)), v.length(selfTestQuestions)),
      'The answers to the nine questions in their order, each 0 to 3.',
    ),
    requestKey: idempotencyKey,
  }),
  errors: ['wallet.repeat.differs'],
});

const forgetSelfTest = endpoint({
  ...selfTestCall,
  method: 'POST',
  path: '/wps/member/selfTests/forget',
  summary: 'Forget a self-test for good; one that is gone changes nothing',
  sends: 'json',
  input: v.object({ testId: identifier }),
  errors: [],
});

export const selfTestCalls = { listSelfTests, keepSelfTest, forgetSelfTest };
