import type { Endpoint, ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { Language } from '@pavilion/domain/site/language';
import type { CaptchaCookie, DeviceCookie } from './device-cookie.ts';
import type { TextFile } from './text-file.ts';

/** What is known of every request, whoever sends it. */
export type RequestContext = {
  requestId: string;
  language: Language;
  address: string;
  userAgent: string;
  /** Two capital letters; missing or null where it is not known. */
  country?: string | null;
  /** Missing where there is no browser to keep one, such as in the data of a page. */
  deviceCookie?: DeviceCookie;
  captchaCookie?: CaptchaCookie;
  /** The address of the site that the request came to. */
  host?: string;
  /** Aborted when the connection of the request is gone. */
  signal?: AbortSignal;
};

/** The person behind a valid session. */
export type Caller = {
  memberId: bigint;
  username: string;
  memberType: number;
  sessionId: string;
};

export type SessionContext = RequestContext & { caller: Caller };

/** The operator behind a key, by name. */
export type OperatorContext = RequestContext & { operator: string };

/** A call that is open to anyone has no caller to read. */
export type ContextOf<E extends Endpoint> = E['access'] extends 'session' | 'agent'
  ? SessionContext
  : E['access'] extends 'operator'
    ? OperatorContext
    : RequestContext;

export type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  context: ContextOf<E>,
) => Promise<E extends { file: string } ? TextFile : ResponseOf<E>>;

/** One handler for each call of an area; a missing or misspelt one does not compile. */
export type Handlers<Area extends Record<string, Endpoint>> = {
  [Call in keyof Area]: Handler<Area[Call]>;
};
