import type { Endpoint, ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import { errorStatus, type ErrorCode } from '@pavilion/contract/error-code';
import type { PlayerEndpoints } from '@pavilion/contract/player';

/** An outcome of a call other than a value: a refusal, or no answer. */
export class Reply {
  readonly respond: () => Promise<Response>;

  constructor(respond: () => Promise<Response>) {
    this.respond = respond;
  }
}

/**
 * The answer to a call: a value of the contract's type, a reply, or a function of the input and of
 * the token that the page sent.
 */
export type Answer<E extends Endpoint> =
  | Reply
  | ResponseOf<E>
  | ((input: ParsedInputOf<E>, token: string | null) => Reply | ResponseOf<E>);

/** A player's call of the contract. */
export type EndpointOf<
  Area extends keyof PlayerEndpoints,
  Call extends keyof PlayerEndpoints[Area],
> = Extract<PlayerEndpoints[Area][Call], Endpoint>;

/** Answers by area and call; only players' calls, with the types of the contract. */
export type Answers = {
  [Area in keyof PlayerEndpoints]?: {
    [Call in keyof PlayerEndpoints[Area]]?: Answer<EndpointOf<Area, Call>>;
  };
};

export const jsonOf = (body: unknown, status = 200) =>
  Promise.resolve(Response.json(body, { status }));

/** The refusal that the server answers with; `value` carries its hints. */
export function refuse(errorCode: ErrorCode, value: unknown = null): Reply {
  const failure = { success: false, errorCode, message: '', value };
  return new Reply(() => jsonOf(failure, errorStatus[errorCode]));
}

/** No answer: the connection is lost. */
export const offline = new Reply(() => Promise.reject(new TypeError('Failed to fetch')));

/** An answer of the gateway in front of the site. */
export const gateway = new Reply(() =>
  Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
);

/** The response that the server sends for a value: a picture as it is, all else in its envelope. */
export function valueOf(value: unknown): Promise<Response> {
  if (!(value instanceof Blob)) return jsonOf({ success: true, value });
  return Promise.resolve(new Response(value, { headers: { 'Content-Type': value.type } }));
}
