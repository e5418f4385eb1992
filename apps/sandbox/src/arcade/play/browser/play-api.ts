import type { ActionReply, PlayedRound, PlayState } from '../play-state.ts';

export type ActionResult<Round> =
  | ActionReply<Round>
  /** Without an answer the page does not know whether the action happened. */
  | { outcome: 'no-connection' };

export type PlayApi = {
  state: <Info>() => Promise<PlayState<Info> | null>;
  history: () => Promise<readonly PlayedRound[] | null>;
  act: <Round>(action: string, input: object) => Promise<ActionResult<Round>>;
};

/** Calls the page's own seat, the only address that the page can reach. */
export function createPlayApi(seat: string): PlayApi {
  const base = `/play/${encodeURIComponent(seat)}`;
  return {
    state: () => read(`${base}/state`),
    history: async () => (await read<{ rounds: PlayedRound[] }>(`${base}/history`))?.rounds ?? null,
    act: async (action, input) => {
      try {
        const response = await fetch(`${base}/actions/${action}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
        return (await response.json()) as ActionReply<never>;
      } catch {
        return { outcome: 'no-connection' };
      }
    },
  };
}

async function read<Body>(path: string): Promise<Body | null> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as Body) : null;
  } catch {
    return null;
  }
}
