import * as v from 'valibot';
import { agentContracts } from '@pavilion/domain/member/agent-contract';
import { endpoint } from '../endpoint.ts';
import {
  day,
  described,
  findings,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  nothing,
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

export const agentCalls = {
  setContractRequest,
  proposeMove,
  listMoves,
  confirmMove,
  refuseMove,
  checkAgents,
};
