import type { Endpoint, ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { CompleteLanguage } from '@pavilion/domain/site/language';

/** What is known of every request, whoever sends it. */
export type RequestFacts = {
  requestId: string;
  language: CompleteLanguage;
  address: string;
  userAgent: string;
};

/** The person behind a valid session. */
export type Caller = {
  memberId: bigint;
  username: string;
  memberType: number;
  sessionId: string;
};

export type SessionContext = RequestFacts & { caller: Caller };

/** A call that is open to anyone has no caller to read. */
export type ContextOf<E extends Endpoint> = E['access'] extends 'session' | 'agent'
  ? SessionContext
  : RequestFacts;

export type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  context: ContextOf<E>,
) => Promise<ResponseOf<E>>;

/** One handler for each call of an area; a missing or misspelt one does not compile. */
export type Handlers<Area extends Record<string, Endpoint>> = {
  [Call in keyof Area]: Handler<Area[Call]>;
};
