import * as v from 'valibot';
import { agentContracts } from '@pavilion/domain/member/agent-contract';
import { endpoint } from '../endpoint.ts';
import { identifier } from '../fields.ts';

const contract = v.picklist(agentContracts);
const request = v.nullable(v.pipe(v.string(), v.regex(/^[A-Z][A-Z_]{0,39}$/)));

const setContractRequest = endpoint({
  method: 'PUT',
  path: '/operator/contract-request',
  summary: 'Ask an agent to look at a contract, or ask no longer; the home tells the agent',
  access: 'operator',
  sends: 'json',
  /** `request` says what is asked, such as NEW; null asks nothing any more. */
  input: v.strictObject({ account: identifier, contract, request }),
  response: v.object({ account: v.string(), contract, request }),
  errors: ['member.not.found', 'member.not.agent'],
});

export const agentCalls = {
  setContractRequest,
};
