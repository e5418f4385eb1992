import type { Endpoint, ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { Language } from '@pavilion/domain/site/language';
import type { TextFile } from './replies/text-file.ts';
import type { BrowserCookie, CaptchaCookie, DeviceCookie } from './security/device-cookie.ts';

/** What is known of every request. */
export type RequestContext = {
  requestId: string;
  language: Language;
  address: string;
  userAgent: string;
  /** Two capital letters; missing or null when not known. */
  country?: string | null;
  /** Missing without a browser, such as in the boot data of a page. */
  deviceCookie?: DeviceCookie;
  captchaCookie?: CaptchaCookie;
  browserCookie?: BrowserCookie;
  /** Whether the client says that it is the installed app, by the header `Device: OTHERS`. */
  isApp?: boolean;
  /** The host of the site that the request was sent to. */
  host?: string;
  /** Aborted when the connection of the request closes. */
  signal?: AbortSignal;
};

/** The person behind a valid session. */
export type Caller = {
  memberId: bigint;
  username: string;
  memberType: number;
  sessionId: string;
  /** In a time-out or self-exclusion. */
  isExcluded: boolean;
  /** An agent opened the account, and the member has not finished it. */
  isUnfinished: boolean;
};

export type SessionContext = RequestContext & { caller: Caller };

/** The operator behind a key, by name. */
export type OperatorContext = RequestContext & { operator: string };

/** Who calls, where a call that is open to anyone learns it; null for a guest. */
export type VisitorContext = RequestContext & { caller: Caller | null };

/** The context of a call; without a caller where it is open to anyone and does not learn it. */
export type ContextOf<E extends Endpoint> = E['access'] extends 'session' | 'agent'
  ? SessionContext
  : E['access'] extends 'operator'
    ? OperatorContext
    : E extends { learnsCaller: true }
      ? VisitorContext
      : RequestContext;

export type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  context: ContextOf<E>,
) => Promise<E extends { file: string } ? TextFile : ResponseOf<E>>;

/** One handler for each call of an area; a missing or misspelt one does not compile. */
export type Handlers<Area extends Record<string, Endpoint>> = {
  [Call in keyof Area]: Handler<Area[Call]>;
};
