import { Suspense, useState } from 'react';
import { useRefusal } from '#features/site/visitor.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { useLimits, type LimitName, type PlayState } from './limits.queries.ts';
import { isCovered, usePlayOf } from './play-state.ts';
import type { GameCheckedProps, GamePausedProps, GameStoppedProps } from './playing/GameLimits.tsx';

const sheet = lazyComponent<'GameStopped', GameStoppedProps>(
  'GameStopped',
  () => import('./playing/GameLimits.tsx'),
);
const checkSheet = lazyComponent<'GameChecked', GameCheckedProps>(
  'GameChecked',
  () => import('./playing/GameLimits.tsx'),
);
const pauseSheet = lazyComponent<'GamePaused', GamePausedProps>(
  'GamePaused',
  () => import('./playing/GameLimits.tsx'),
);

/** The last value that was not null: a sheet keeps what it said while it closes. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return last;
}

/** Limits that stop the player, and by what the stop is known from others. */
type Stop = { id: string; by: readonly LimitName[] };

const timeIsUp: Stop = { id: 'time', by: [{ kind: 'time', period: 'day' }] };

/** The last bet since the opening of the game that a limit refused, or the time that is over. */
function useStop(openedAt: string, state: PlayState | null): Stop | null {
  const { data } = useLimits({ enabled: useRefusal('memberCentre') === null });
  const refused = data?.refused ?? null;
  if (refused !== null && Date.parse(refused.at) > Date.parse(openedAt)) {
    return { id: refused.at, by: refused.by };
  }
  return state?.minutesLeft === 0 ? timeIsUp : null;
}

type StopsProps = { openedAt: string; state: PlayState | null };

/** Says once over the game that a limit stops it; later where the game is covered. */
function Stops({ openedAt, state }: StopsProps) {
  const stop = useStop(openedAt, state);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<Stop | null>(null);
  const isOpen = stop !== null && !seen.includes(stop.id) && !isCovered(state);
  if (isOpen && said?.id !== stop.id) setSaid(stop);
  if (said === null) return null;
  const isTime = said.by.some(({ kind }) => kind === 'time');
  const close = () => setSeen([...seen, said.id, ...(isTime ? [timeIsUp.id] : [])]);
  return (
    <Suspense>
      <sheet.Component key={said.id} open={isOpen} by={said.by} onClose={close} />
    </Suspense>
  );
}

type CoversProps = { state: PlayState | null; onStop: () => void };

/** Covers the game by the reality check that is due, then by the pause of the site. */
function Covers({ state, onStop }: CoversProps) {
  const due = state?.check ?? null;
  const pauseUntil = state?.pauseUntil ?? null;
  const [check, until] = [useLast(due), useLast(pauseUntil)];
  return (
    <Suspense>
      {check && <checkSheet.Component open={due !== null} check={check} onStop={onStop} />}
      {until !== null && (
        <pauseSheet.Component
          open={pauseUntil !== null && due === null}
          until={until}
          onStop={onStop}
        />
      )}
    </Suspense>
  );
}

type PlayLimitsProps = {
  openedAt: string;
  /** The game takes the whole window, where nothing of this page stands over it. */
  topLevel: boolean;
  onLeave: () => void;
};

/** Notes that a member plays for money, and shows over the game what stops it. */
export function PlayLimits({ openedAt, topLevel, onLeave }: PlayLimitsProps) {
  const { state } = usePlayOf(openedAt);
  return (
    <>
      {!topLevel && <Stops openedAt={openedAt} state={state} />}
      <Covers state={state} onStop={onLeave} />
    </>
  );
}
