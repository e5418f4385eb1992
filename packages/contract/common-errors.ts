import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { refusal } from '@pavilion/domain/member/refusal';
import {
  closesWithExclusion,
  closesWithSite,
  closesWithUnfinished,
  type Endpoint,
} from './endpoint.ts';
import type { ErrorCode } from './error-code.ts';

const ofEveryCall = [
  'request.invalid',
  'request.not.found',
  'request.parallel',
  'server.busy',
  'unknown.error',
] as const;
const ofPeople = ['request.merchant'] as const;
const whileClosed = ['system.maintenance', 'system.restricted'] as const;
const whileExcluded = ['member.excluded'] as const;
const whileUnfinished = ['member.unfinished'] as const;
const withoutSession = ['login.not.session', 'session.ended'] as const;
const ofChanges = ['request.cross.site'] as const;
const ofBodies = ['request.content.type', 'request.timeout', 'request.too.large'] as const;
/** Errors of operators' calls; a network that sends too many wrong keys is blocked for a while. */
const ofOperators = ['no.permission', 'request.limited'] as const;
const ofJson = ['request.not.json', 'request.too.deep'] as const;
const ofEncrypted = [
  'encryption.required',
  'encryption.invalid',
  'encryption.key.unknown',
  'encryption.expired',
  'encryption.replayed',
] as const;

/** A type that the table of member types does not name. */
const otherType = -1;

/** The codes with which an action is refused to members of any type. */
function refusalsOf({ action }: Endpoint): ErrorCode[] {
  if (action === undefined) return [];
  const types = [...Object.keys(defaultMemberTypes.kinds).map(Number), otherType];
  return types
    .map((memberType) => refusal(action, { kind: 'session', memberType }, defaultMemberTypes))
    .filter((code) => code !== null);
}

/** Codes that a call can answer with before its handler runs, from its declaration alone. */
export function commonErrors(endpoint: Endpoint): readonly ErrorCode[] {
  const { access, method, sends, stepUp, encrypted } = endpoint;
  const byCondition: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [access !== 'operator', ofPeople],
    [closesWithSite(endpoint), whileClosed],
    [access === 'session' || access === 'agent', withoutSession],
    [closesWithExclusion(endpoint), whileExcluded],
    [closesWithUnfinished(endpoint), whileUnfinished],
    [access === 'agent', ['member.not.agent']],
    [access === 'operator', ofOperators],
    [stepUp === true, ['session.confirm.required']],
    [method !== 'GET', ofChanges],
    [sends !== 'query', ofBodies],
    [sends === 'json', ofJson],
    [encrypted === true, ofEncrypted],
  ];
  const codes = byCondition.flatMap(([holds, given]) => (holds ? given : []));
  return [...new Set([...codes, ...refusalsOf(endpoint), ...ofEveryCall])];
}
