import { callsByName, type AnyCall } from '@pavilion/client/calls/calls-by-name.ts';
import type { AnswerCall } from '@pavilion/contract/page';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { readSession } from './session-record.ts';

const unanswered: AnswerCall = async (area, name) => {
  throw new Error(`${area}.${name} was called outside of a drawing.`);
};
/** Null in a browser, which sends calls to the server. */
let answerHere: AnswerCall | null = null;

/** For drawing on the server: `answer` answers the calls that `begin` makes before it returns. */
export function callsAnsweredBy<Value>(answer: AnswerCall, begin: () => Value): Value {
  answerHere = answer;
  try {
    return begin();
  } finally {
    answerHere = unanswered;
  }
}

/** Fetches the table of calls with the first call; the first HTML needs none. */
function laterCall(area: string, name: string): AnyCall {
  return async (input, signal) => {
    if (import.meta.env.SSR && answerHere !== null) return answerHere(area, name, input);
    // The session now, not the one after the import.
    const session = readSession();
    const { callAs } = await import('./calls/api-client.ts');
    return callAs(session, [area, name], input, signal);
  };
}

/** Every call of the contract; components reach it through the query files of a feature. */
export const api = callsByName<PlayerEndpoints>(laterCall);
