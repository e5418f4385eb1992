import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Action } from '@pavilion/domain/member/refusal';
import type { ErrorCode } from './error-code.ts';

/** Who may call as a player: anyone, a session, or the session of an agent. */
type PlayerAccess = 'anyone' | 'session' | 'agent';
/** Who may call: `operator` holds the operator's key. */
export type Access = PlayerAccess | 'operator';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Where the input travels; fields named in the path (`{id}`) are taken out first. `multipart` is
 * for calls that carry pictures, in a field of `pictureParts`, or documents, in fields of
 * `documentPart`.
 */
export type Sends = 'query' | 'json' | 'form' | 'multipart';

export type Endpoint = {
  method: Method;
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Refused by `refusal(action, visitor)` before the handler runs. */
  action?: Action;
  /**
   * Refused to the session of a remembered device until its member gave a password (D5). A call
   * whose input contains a password does not need it: nobody is asked twice.
   */
  stepUp?: true;
  /**
   * Answered even while the site is closed to the caller: what the page that says so needs, and the
   * log-out. Every other call of players is refused then, operators' calls never.
   */
  whileClosed?: 'answered';
  /**
   * Answered to a member who is excluded or closes the account: the balance, withdrawals, records
   * and support. Every other call with a session is refused then.
   */
  whileExcluded?: 'answered';
  /**
   * Answered, beside those calls, to a member whose account an agent opened and who has not
   * finished it. Every other call with a session is refused then.
   */
  whileUnfinished?: 'answered';
  /**
   * All guests get the same answer in a language, so that the server may draw it into a page once
   * for many of them.
   */
  inPages?: true;
  /**
   * Of a call that is open to anyone: its handler learns who calls where a session is sent. A token
   * of no session counts as none.
   */
  learnsCaller?: true;
  moduleId?: string;
  /** Accepts an encrypted body (decision D7). */
  encrypted?: boolean;
  sends: Sends;
  /**
   * With `multipart` `documents`: larger files than pictures are, and PDF too. With `json`
   * `longText`: an order of a lottery with many numbers.
   */
  carries?: 'documents' | 'longText';
  /**
   * With `multipart`: clients of the family may send a form in its place, in which a picture is the
   * text of a `data:` address.
   */
  alsoForm?: true;
  input: GenericSchema;
  /** A `blob` is a picture, or a `file`, sent without the envelope. */
  response: GenericSchema;
  /** The media type when the answer is a file. */
  file?: 'text/csv';
  errors: readonly ErrorCode[];
};

/** A call of the mobile site. */
export type PlayerEndpoint = Endpoint & { access: PlayerAccess };
/** A call of the operators' console. */
export type OperatorEndpoint = Endpoint & { access: 'operator' };

/** Area, then call. */
export type EndpointTable = Record<string, Record<string, Endpoint>>;

/** Whether a call is refused while the site is closed to its caller. */
export function closesWithSite({ access, whileClosed }: Endpoint): boolean {
  return access !== 'operator' && whileClosed !== 'answered';
}

/** Whether a call is refused to a member in a time-out or self-exclusion. */
export function closesWithExclusion({ access, whileExcluded }: Endpoint): boolean {
  const isOfMembers = access === 'session' || access === 'agent';
  return isOfMembers && whileExcluded !== 'answered';
}

/** Whether a call is refused to a member who has not finished the account. */
export function closesWithUnfinished(call: Endpoint): boolean {
  return closesWithExclusion(call) && call.whileUnfinished !== 'answered';
}

/** Declares a call of the contract: shape, access and errors side by side. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** The input as the client gives it. */
export type InputOf<E extends Endpoint> = InferInput<E['input']>;
/** The input as the handler gets it, after validation. */
export type ParsedInputOf<E extends Endpoint> = InferOutput<E['input']>;
/** The `value` of the answer. */
export type ResponseOf<E extends Endpoint> = InferInput<E['response']>;
