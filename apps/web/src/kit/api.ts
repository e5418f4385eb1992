import { callsByName, type AnyCall } from '@pavilion/client/calls/calls-by-name.ts';
import type { AnswerCall } from '@pavilion/contract/page';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { readSession } from './session-record.ts';

const nobody: AnswerCall = async (area, name) => {
  throw new Error(`Nobody answers ${area}.${name} here.`);
};
/** Null where a browser sends calls. */
let answerHere: AnswerCall | null = null;

/** For the server's drawing: what `begin` calls before it returns is answered by `answer`. */
export function callsAnsweredBy<Value>(answer: AnswerCall, begin: () => Value): Value {
  answerHere = answer;
  try {
    return begin();
  } finally {
    answerHere = nobody;
  }
}

/** The table of calls is fetched with the first call; the first HTML needs none. */
function laterCall(area: string, name: string): AnyCall {
  return async (input, signal) => {
    if (import.meta.env.SSR && answerHere !== null) return answerHere(area, name, input);
    // Whose call it is, however long the rest takes.
    const session = readSession();
    const { callAs } = await import('./api-client.ts');
    return callAs(session, [area, name], input, signal);
  };
}

/** Every call of the contract; components reach it through the query files of a feature. */
export const api = callsByName<PlayerEndpoints>(laterCall);
