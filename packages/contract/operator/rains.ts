import * as v from 'valibot';
import { rainBounds, rainStates } from '@pavilion/domain/reward/rain';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  number,
  onlyInState,
  pageInput,
  pageOf,
  sharedObject,
  text,
  words,
  yesNo,
} from '../fields.ts';

const state = described(
  v.picklist(rainStates),
  'prepared: its envelopes are made; over: the last wave is being drawn; revealed: everything is ' +
    'drawn, and the seed is shown.',
);

const between = ({ least, most }: { least: number; most: number }, description: string) =>
  described(
    v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)),
    `${description} ${least} to ${most}.`,
  );

const figures = {
  beginsAt: described(instant, 'When the first wave begins.'),
  waves: between(rainBounds.waves, 'How many waves it has.'),
  waveSeconds: between(rainBounds.waveSeconds, 'How long a wave lasts, in seconds.'),
  budget: described(amount, 'What all envelopes hold together.'),
  envelopes: between(rainBounds.envelopes, 'How many envelopes there are.'),
  least: described(amount, 'What an envelope holds at least.'),
  most: described(amount, 'What an envelope holds at most.'),
  winsPerPerson: between(rainBounds.winsPerPerson, 'How many envelopes one member can get.'),
  minLevel: between({ least: 0, most: 100 }, 'The VIP level that it takes; 0 for everybody.'),
  needsDeposit: yesNo('Whether it takes a deposit within 7 days.'),
  needsContact: yesNo('Whether it takes a proved mobile number or e-mail address.'),
  wageringMultiple: between(
    { least: 0, most: 100 },
    'How often an envelope is wagered before it is cash; 0 for cash.',
  ),
};

const rain = sharedObject('OperatorRain', 'A red envelope rain, as operators see it.', {
  rainId: givenId,
  state,
  ...figures,
  endsAt: described(instant, 'When the last wave ends.'),
  seedHash: described(
    v.nullable(v.string()),
    'SHA-256 of the seed that decides the draws, as hex; null until the envelopes are made.',
  ),
  wavesDrawn: number('How many waves are drawn.'),
  claims: number('How many claims there were so far.'),
  taken: number('How many envelopes were given so far.'),
  spent: described(amount, 'What these hold together.'),
  plannedBy: text('The operator who planned it.'),
  plannedAt: described(instant, 'When that was.'),
  cancelledBy: described(
    v.nullable(v.string()),
    'The operator who called it off; null for all others, and where the site did.',
  ),
  cancelReason: described(v.nullable(v.string()), 'Why it was called off; null for all others.'),
});

const listRains = endpoint({
  method: 'GET',
  path: '/operator/rains',
  summary: 'Red envelope rains, the latest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: onlyInState(state), ...pageInput }),
  response: pageOf(rain),
  errors: [],
});

const planRain = endpoint({
  method: 'POST',
  path: '/operator/rains',
  summary: 'Plan a red envelope rain, at least 15 minutes before it begins',
  access: 'operator',
  sends: 'json',
  input: v.object({ ...figures, requestKey: idempotencyKey }),
  response: rain,
  errors: ['wallet.amount.invalid', 'rain.plan', 'rain.overlap', 'rain.repeat.differs'],
});

const cancelRain = endpoint({
  method: 'POST',
  path: '/operator/rains/{rainId}/cancel',
  summary: 'Call off a rain that has not begun',
  access: 'operator',
  sends: 'json',
  input: v.object({
    rainId: identifier,
    reason: described(v.pipe(words, v.minLength(5), v.maxLength(500)), 'Why, for other operators.'),
    requestKey: idempotencyKey,
  }),
  response: rain,
  errors: ['rain.not.found', 'rain.state'],
});

export const rainCalls = { listRains, planRain, cancelRain };
