import * as v from 'valibot';
import { contactTypes } from '@pavilion/domain/agent/application-contact';
import { limits } from '@pavilion/domain/limits';
import { endpoint } from '../../endpoint.ts';
import { described, givenId, idempotencyKey, words } from '../../fields.ts';
import { captchaAnswer, captchaErrors } from '../credentials.ts';

const filled = (most: number) => v.pipe(words, v.minLength(1), v.maxLength(most));

export const applyAsAgent = endpoint({
  method: 'POST',
  path: '/wps/agent/application',
  summary: 'Apply to become an agent; guests answer a captcha, members need none',
  access: 'anyone',
  learnsCaller: true,
  moduleId: 'AFFMAN3',
  sends: 'json',
  input: v.object({
    name: described(filled(60), 'What the person is called.'),
    contactType: described(v.picklist(contactTypes), 'Where the person can be reached.'),
    contact: described(filled(100), 'The number, address or name there.'),
    text: described(
      v.optional(v.pipe(words, v.maxLength(limits.applicationLength)), ''),
      'What the person has to say.',
    ),
    requestKey: idempotencyKey,
    ...captchaAnswer,
  }),
  response: v.object({ applicationId: givenId }),
  errors: [
    'agent.application.contact',
    'agent.application.waiting',
    'agent.repeat.differs',
    'request.limited',
    ...captchaErrors,
  ],
});

export const applicationCalls = { applyAsAgent };
