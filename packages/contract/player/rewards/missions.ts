import * as v from 'valibot';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { missionMeasures, missionPeriods, missionStates } from '@pavilion/domain/reward/mission';
import { rewardKinds } from '@pavilion/domain/reward/reward-state';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  describedObject,
  instant,
  number,
  sharedObject,
  text,
  wholeList,
} from '../../fields.ts';

const mission = sharedObject('Mission', 'What a member does for a reward.', {
  questId: text('Its id, given by the site.'),
  title: text('What it is called, in the language of the request.'),
  period: described(
    v.picklist(missionPeriods),
    'Whether it is done once, every day, or every week from Monday.',
  ),
  measure: described(
    v.picklist(missionMeasures),
    'What is counted: amounts of valid bets or deposits, a number of deposits, rounds or days ' +
      'played, a complete profile, a proved contact or a log-in from the installed app.',
  ),
  category: described(
    v.nullable(v.picklist(gameTypes)),
    'The only game category that counts; null for all.',
  ),
  vendor: described(
    v.nullable(v.object({ code: text('Its code.'), name: text('Its name.') })),
    'The only provider that counts; null for all.',
  ),
  hours: described(
    v.nullable(v.object({ from: text('As `HH:mm`.'), until: text('As `HH:mm`, not included.') })),
    'The hours of the day that count, on the clock of the site; null for all.',
  ),
  actual: text('What came together, `target` at most: an amount, or a whole number.'),
  target: text('What must come together: an amount, or a whole number.'),
  reward: describedObject('What it gives.', {
    kind: described(v.picklist(rewardKinds), 'Whether `amount` is money or points.'),
    amount: described(amount, 'How much.'),
    wageringMultiple: number('How often it is wagered; 0 makes it cash at once.'),
  }),
  state: described(
    v.picklist(missionStates),
    'coming: it has not begun; open: it counts; done: the reward can be claimed; checking: it ' +
      'is checked before; claimed: it was; expired: its time is over.',
  ),
  startsAt: described(v.nullable(instant), 'When it begins; null unless it is coming.'),
  endsAt: described(
    v.nullable(instant),
    'Until when it counts or, once done, can be claimed; null for no end, and once claimed.',
  ),
  transactionId: described(
    v.nullable(v.string()),
    'The reward to claim, as in the list of rewards; null before it is done.',
  ),
});

const listMissions = endpoint({
  moduleId: 'REWCEN3',
  action: 'promotion',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getParticipableQuestList',
  summary: 'The missions of the member: what can be claimed first, then open, coming and over',
  access: 'session',
  sends: 'query',
  input: v.object({
    period: described(
      v.optional(v.picklist(missionPeriods)),
      'Only those of a period; all where it is left out.',
    ),
  }),
  response: v.object({
    list: wholeList(mission),
    asOf: described(v.nullable(instant), 'Until when play and deposits are counted.'),
  }),
  errors: ['trial.restricted'],
});

export const missionCalls = { listMissions };
