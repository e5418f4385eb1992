import * as v from 'valibot';
import { agentContracts } from '@pavilion/domain/member/agent-contract';
import { endpoint } from '../endpoint.ts';
import { described, identifier, text } from '../fields.ts';

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

export const agentCalls = {
  setContractRequest,
};
