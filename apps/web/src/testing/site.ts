import * as v from 'valibot';
import type { Endpoint, ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import { playerEndpoints, type PlayerEndpoints } from '@pavilion/contract/player';
import { playerRoutes } from '@pavilion/contract/player-routes';
import { livePath } from '@pavilion/contract/player/live-stream';
import {
  gateway,
  jsonOf,
  offline,
  refuse,
  Reply,
  valueOf,
  type Answers,
  type EndpointOf,
} from './answers.ts';
import { defaultAnswers } from './default-answers.ts';

type AnyAnswers = Record<string, Record<string, unknown>>;

/** A call as the page made it. */
type Made<Input> = {
  input: Input;
  /** The fields as sent, without the contract's defaults. */
  sent: Record<string, unknown>;
  language: string | null;
  token: string | null;
};

/** State of the connection: answers arrive, never come, are the gateway's, or wait. */
export type Line = 'arrive' | 'offline' | 'gateway' | 'wait';

/** The calls of the contract with the pattern that matches their address. */
const table = Object.entries(playerRoutes).flatMap(([area, calls]) =>
  Object.entries(calls).map(([call, [method, path]]) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
    const endpoint = (playerEndpoints as unknown as Record<string, Record<string, Endpoint>>)[
      area
    ]?.[call];
    if (!endpoint) throw new Error(`The contract has no call ${area}.${call}`);
    return { area, call, method, names, pattern, endpoint };
  }),
);

function fieldsOf(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  return fields;
}

function bodyOf(body: RequestInit['body']): Record<string, unknown> {
  if (typeof body === 'string') return JSON.parse(body) as Record<string, unknown>;
  if (body instanceof URLSearchParams) return fieldsOf(body.entries());
  if (body instanceof FormData) {
    const fields = Object.entries(fieldsOf(body.entries()));
    // Pictures are a list, even a single one.
    return Object.fromEntries(
      fields.map(([name, value]) => [name, value instanceof Blob ? [value] : value]),
    );
  }
  return {};
}

/** The site that the page under test calls: no server, but answers checked against the contract. */
function createSite() {
  let answers: AnyAnswers = {};
  let line: Line = 'arrive';
  /** Counts the tests, so that an answer still waiting in one does not reach the next. */
  let test = 0;
  let wake: () => void = () => undefined;
  let arrived = Promise.resolve();
  const made: (Made<unknown> & { name: string })[] = [];
  const faults: string[] = [];

  function answerTo(
    { area, call }: { area: string; call: string },
    input: unknown,
    token: string | null,
  ): Promise<Response> | null {
    const given = answers[area]?.[call] ?? (defaultAnswers as AnyAnswers)[area]?.[call];
    if (given === undefined) return null;
    const value =
      typeof given === 'function'
        ? (given as (...request: unknown[]) => unknown)(input, token)
        : given;
    if (value instanceof Reply) return value.respond();
    const found = table.find((one) => one.area === area && one.call === call);
    const judged = value instanceof Blob ? null : v.safeParse(found!.endpoint.response, value);
    if (judged?.success === false) {
      faults.push(
        `${area}.${call} is answered with what the contract does not allow: ${sayIssues(judged.issues)}`,
      );
    }
    return valueOf(value);
  }

  async function onLine(): Promise<Response | null> {
    if (line === 'wait') await arrived;
    if (line === 'offline') return offline.respond();
    return line === 'gateway' ? gateway.respond() : null;
  }

  async function serve(url: URL, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET';
    const route = table.find((one) => one.method === method && one.pattern.test(url.pathname));
    if (!route) {
      faults.push(`${method} ${url.pathname} is no call of the contract`);
      return jsonOf({}, 404);
    }
    const { area, call, names, pattern, endpoint } = route;
    const parts = pattern.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? [];
    const body = bodyOf(init.body);
    const named = Object.fromEntries(names.map((name, index) => [name, parts[index]]));
    // A list is a body as it is.
    const raw = Array.isArray(body)
      ? body
      : { ...fieldsOf(url.searchParams.entries()), ...body, ...named };
    const input = v.safeParse(endpoint.input, raw);
    const headers = new Headers(init.headers);
    const token = headers.get('Authorization');
    made.push({
      name: `${area}.${call}`,
      input: input.success ? input.output : raw,
      sent: raw,
      language: headers.get('Language'),
      token,
    });
    const requestedIn = test;
    const broken = await onLine();
    if (broken) return broken;
    if (requestedIn !== test) return offline.respond();
    if (!input.success) {
      faults.push(
        `${area}.${call} is called with what the contract refuses: ${sayIssues(input.issues)}`,
      );
      return refuse('request.invalid').respond();
    }
    const response = answerTo(route, input.output, token);
    if (response) return response;
    faults.push(`The page calls ${area}.${call}, which the test does not answer`);
    return refuse('unknown.error').respond();
  }

  return {
    /** Adds answers; they replace earlier ones of the same call from its next use. */
    answers(added: Answers): void {
      for (const [area, calls] of Object.entries(added)) {
        answers[area] = { ...answers[area], ...calls };
      }
    },
    /** The inputs of a call so far, oldest first. */
    calls<Area extends keyof PlayerEndpoints, Call extends keyof PlayerEndpoints[Area] & string>(
      area: Area,
      call: Call,
    ) {
      const found = made.filter(({ name }) => name === `${area}.${call}`);
      return found as Made<ParsedInputOf<EndpointOf<Area, Call>>>[];
    },
    /** Every call so far, as the contract declares it, oldest first. */
    endpoints(): Endpoint[] {
      return made.flatMap(({ name }) =>
        table.filter(({ area, call }) => name === `${area}.${call}`).map((one) => one.endpoint),
      );
    },
    /** Holds a call until the test settles it; every later one settles the same. */
    hold<Area extends keyof PlayerEndpoints, Call extends keyof PlayerEndpoints[Area] & string>(
      area: Area,
      call: Call,
    ): (value: Reply | ResponseOf<EndpointOf<Area, Call>>) => void {
      let arrive: (value: Reply | ResponseOf<EndpointOf<Area, Call>>) => void = () => undefined;
      const arrival = new Promise<Reply | ResponseOf<EndpointOf<Area, Call>>>((resolve) => {
        arrive = resolve;
      });
      const reply = new Reply(async () => {
        const value = await arrival;
        return value instanceof Reply ? value.respond() : valueOf(value);
      });
      answers[area] = { ...answers[area], [call]: reply };
      return arrive;
    },
    set line(next: Line) {
      wake();
      if (next === 'wait') {
        arrived = new Promise((resolve) => {
          wake = resolve;
        });
      }
      line = next;
    },
    /** Calls or answers of the test or the page that no real site would have. */
    faults,
    reset(): void {
      test += 1;
      answers = {};
      this.line = 'arrive';
      made.length = 0;
      faults.length = 0;
    },
    /** Replaces the browser's `fetch`; files of the page under test still load as usual. */
    async fetch(target: RequestInfo | URL, init: RequestInit = {}): Promise<Response | null> {
      const url = new URL(target instanceof Request ? target.url : target, location.href);
      if (!/^\/(wps|lgw)\//.test(url.pathname)) return null;
      // The stream of changes stays open and sends nothing.
      if (url.pathname === livePath) return new Response(new ReadableStream());
      const { signal } = init;
      signal?.throwIfAborted();
      const answer = serve(url, init);
      if (!signal) return answer;
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      return Promise.race([answer, aborted]);
    },
  };
}

function sayIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join(', ');
}

export const site = createSite();
