import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Action } from '@pavilion/domain/member/refusal';
import type { ErrorCode } from './error-code.ts';

/** Who may call as a player: anyone, who has a session, who has the session of an agent. */
type PlayerAccess = 'anyone' | 'session' | 'agent';
/** Who may call: `operator` holds the operator's key. */
export type Access = PlayerAccess | 'operator';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Where the input travels; parts named in the path (`{id}`) are taken out first. `multipart` is for
 * calls that carry pictures, in a field of `pictureParts`.
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
   * Refused to a session of a remembered device until its person gave a password (D5). A call that
   * asks for a password in its input needs it not: nobody is asked twice.
   */
  stepUp?: true;
  /**
   * Answered while the site is closed to the caller too: what the page that says so needs, and the
   * way out. Every other call of players is refused then; operators are never.
   */
  whileClosed?: 'answered';
  /**
   * All guests of a language are answered the same, so the answer may be part of a page that the
   * server draws once for many of them.
   */
  inPages?: true;
  moduleId?: string;
  /** Accepts an encrypted body (decision D7). */
  encrypted?: boolean;
  sends: Sends;
  /**
   * With `multipart`: clients of the family may send a form in its place, in which a picture is the
   * text of a `data:` address.
   */
  alsoForm?: true;
  input: GenericSchema;
  /** A `blob` is a picture, or a `file`, sent as it is, outside the envelope. */
  response: GenericSchema;
  /** The type of a file that the answer is. */
  file?: 'text/csv';
  errors: readonly ErrorCode[];
};

/** What the mobile site calls. */
export type PlayerEndpoint = Endpoint & { access: PlayerAccess };
/** What the operator's console calls. */
export type OperatorEndpoint = Endpoint & { access: 'operator' };

/** Area, then call. */
export type EndpointTable = Record<string, Record<string, Endpoint>>;

/** Whether a call is refused while the site is closed to who makes it. */
export function closesWithSite({ access, whileClosed }: Endpoint): boolean {
  return access !== 'operator' && whileClosed !== 'answered';
}

/** Declares a call of the wire once: shape, access and errors side by side. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** What the client gives to the call. */
export type InputOf<E extends Endpoint> = InferInput<E['input']>;
/** What the handler is given: the input after validation. */
export type ParsedInputOf<E extends Endpoint> = InferOutput<E['input']>;
/** What stands in `value` of the answer. */
export type ResponseOf<E extends Endpoint> = InferInput<E['response']>;
