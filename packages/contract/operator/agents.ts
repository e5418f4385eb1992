import * as v from 'valibot';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { agentContracts } from '@pavilion/domain/member/agent-contract';
import { endpoint } from '../endpoint.ts';
import {
  day,
  described,
  describedList,
  findings,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  nothing,
  number,
  onlyInState,
  pageInput,
  pageOf,
  sharedObject,
  text,
  typedAccount,
  words,
  yesNo,
} from '../fields.ts';

const contract = described(v.picklist(agentContracts), 'Which contract it is about.');
const request = described(
  v.nullable(v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]{0,39}$/))),
  'What is asked, such as NEW; null asks nothing any more.',
);

const setContractRequest = endpoint({
  method: 'PUT',
  path: '/operator/contract-request',
  summary: 'Ask an agent to look at a contract, or ask no longer; the home tells the agent',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({
    account: described(identifier, 'The user name of the agent.'),
    contract,
    request,
  }),
  response: v.object({ account: text('The user name of the agent.'), contract, request }),
  errors: ['member.not.found', 'member.not.agent'],
});

const moveStates = described(
  v.picklist(['proposed', 'confirmed', 'refused', 'done', 'failed']),
  'How far the move has come.',
);

const move = sharedObject('MemberMove', 'A member who gets another upline.', {
  moveId: givenId,
  account: memberAccount,
  fromUpline: described(v.nullable(v.string()), 'The upline before; null without one.'),
  upline: described(v.nullable(v.string()), 'The new upline; null for none.'),
  lowerRates: yesNo('Whether rates above those of the new upline are lowered.'),
  reason: text('Why, as the one who proposed it wrote.'),
  state: moveStates,
  proposedBy: text('The operator who proposed it.'),
  proposedAt: described(instant, 'When it was proposed.'),
  decidedBy: described(v.nullable(v.string()), 'The operator who decided; null before.'),
  decidedAt: described(v.nullable(instant), 'When it was decided; null before.'),
  fromDay: described(v.nullable(day), 'The first day below the new upline; null if not confirmed.'),
  failure: described(
    v.nullable(v.string()),
    'The code of the error that prevented it on its day; null without one.',
  ),
});

/** What refuses a move when it is proposed, confirmed or applied. */
const impossible = [
  'agent.depth',
  'agent.move.cycle',
  'agent.move.upline',
  'agent.move.rates',
] as const;

const proposeMove = endpoint({
  method: 'POST',
  path: '/operator/members/{account}/move',
  summary: 'Propose another upline for a member, and so for everyone below; nothing moves yet',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    upline: described(
      v.nullable(typedAccount),
      'The user name of the new upline; null: the member is to have none.',
    ),
    lowerRates: yesNo('Whether to lower rates of the branch that are above the new upline’s.'),
    reason: described(v.pipe(words, v.minLength(5), v.maxLength(500)), 'Why, for other operators.'),
    requestKey: idempotencyKey,
  }),
  response: move,
  errors: ['member.not.found', ...impossible, 'agent.move.waiting', 'agent.repeat.differs'],
});

const listMoves = endpoint({
  method: 'GET',
  path: '/operator/moves',
  summary: 'Moves of members to other uplines, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: onlyInState(moveStates), ...pageInput }),
  response: pageOf(move),
  errors: [],
});

const confirmMove = endpoint({
  method: 'POST',
  path: '/operator/moves/{moveId}/confirm',
  summary: 'Confirm what another operator proposed: the move counts from the next day on',
  access: 'operator',
  sends: 'json',
  input: v.object({ moveId: identifier }),
  response: move,
  errors: ['agent.move.not.found', 'agent.move.state', 'agent.move.same.person', ...impossible],
});

const refuseMove = endpoint({
  method: 'POST',
  path: '/operator/moves/{moveId}/refuse',
  summary: 'Drop a proposed move, one of your own too; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({ moveId: identifier }),
  response: move,
  errors: ['agent.move.not.found', 'agent.move.state'],
});

const checkAgents = endpoint({
  method: 'GET',
  path: '/operator/agents/check',
  summary: 'Verify the tree of agents and what is computed from it',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({ findings }),
  errors: [],
});

const rate = described(
  v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/)),
  'In percent, with two decimals at most.',
);
const gameCategory = v.picklist(gameTypes);

function rateOfEach(description: string) {
  const entries = Object.fromEntries(gameTypes.map((category) => [category, rate]));
  return described(v.object(entries as Record<GameType, typeof rate>), description);
}

const countingRates = {
  account: memberAccount,
  upline: described(v.nullable(v.string()), 'The user name of the upline, if there is one.'),
  rates: rateOfEach('The rates that count today, in percent by game category, such as "1.20".'),
  nextRates: rateOfEach('The rates that count from the next day on.'),
  from: described(day, 'That next day.'),
  floor: rateOfEach('The lowest rates that may be set: what the member has given on.'),
  ceiling: rateOfEach('The highest rates that may be set: those of the upline, or of the house.'),
};

const getRates = endpoint({
  method: 'GET',
  path: '/operator/rebates',
  summary: 'The rebate rates of a member, what bounds them, and how they changed',
  access: 'operator',
  sends: 'query',
  input: v.object({ account: typedAccount }),
  response: v.object({
    ...countingRates,
    history: describedList('The last hundred changes, those of the latest day first.', {
      category: described(gameCategory, 'The game category.'),
      rate: described(rate, 'The rate in percent.'),
      from: described(day, 'The first day on which it counts.'),
      setBy: text(
        'Who set it: `operator:` and a name, the user name of the upline, or `site:default`.',
      ),
      setAt: described(instant, 'When it was set.'),
    }),
  }),
  errors: ['member.not.found'],
});

const setRates = endpoint({
  method: 'PUT',
  path: '/operator/rebates',
  summary: 'Set rebate rates of a member without upline, or lower those of a whole branch',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    rates: described(
      v.pipe(
        v.record(gameCategory, rate),
        v.check((given) => Object.keys(given).length > 0),
      ),
      'The rates to set, in percent by game category; the others stay. They count from the next ' +
        'day on, and a later change of the same day takes their place.',
    ),
    lowerBranch: described(
      v.optional(v.boolean(), false),
      'Lowers everybody below as well, where their rates would be above. Needed for a member ' +
        'with an upline, whose rates an operator can only lower.',
    ),
    requestKey: idempotencyKey,
  }),
  response: v.object({
    ...countingRates,
    lowered: number('How many members below got lower rates by it.'),
  }),
  errors: [
    'member.not.found',
    'trial.restricted',
    'agent.rebate.upline',
    'agent.rebate.range',
    'agent.rebate.below',
    'agent.repeat.differs',
  ],
});

export const agentCalls = {
  setContractRequest,
  proposeMove,
  listMoves,
  confirmMove,
  refuseMove,
  checkAgents,
  getRates,
  setRates,
};
