import { Suspense, useState, useSyncExternalStore } from 'react';
import { useLimits, useNotePlay, type LimitName } from '#features/limits/limits.queries.ts';
import { useRefusal } from '#features/site/visitor.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { GameStoppedProps } from './GameLimits.tsx';

const sheet = lazyComponent<'GameStopped', GameStoppedProps>(
  'GameStopped',
  () => import('./GameLimits.tsx'),
);

function subscribe(listen: () => void): () => void {
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

function useVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => false,
  );
}

/** Limits that stop the player, and by what the stop is known from others. */
type Stop = { id: string; by: readonly LimitName[] };

const timeIsUp: Stop = { id: 'time', by: [{ kind: 'time', period: 'day' }] };

/** The last bet since the opening of the game that a limit refused, or the time that is over. */
function useStop(openedAt: string): Stop | null {
  const minutesLeft = useNotePlay(openedAt, { enabled: useVisible() });
  const { data } = useLimits({ enabled: useRefusal('memberCentre') === null });
  const refused = data?.refused ?? null;
  if (refused !== null && Date.parse(refused.at) > Date.parse(openedAt)) {
    return { id: refused.at, by: refused.by };
  }
  return minutesLeft === 0 ? timeIsUp : null;
}

/** Notes that a member plays for money, and says once over the game that a limit stops it. */
export function PlayLimits({ openedAt }: { openedAt: string }) {
  const stop = useStop(openedAt);
  const [seen, setSeen] = useState<readonly string[]>([]);
  // The sheet keeps what it said while it closes.
  const [said, setSaid] = useState<Stop | null>(null);
  const isOpen = stop !== null && !seen.includes(stop.id);
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
