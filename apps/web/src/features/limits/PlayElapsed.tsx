import { useEffect, useState } from 'react';
import { useText } from '#kit/text.ts';
import { elapsedText } from './playing/elapsed.ts';

const secondMs = 1000;

/** How long the game has been open, updated every second. */
export function PlayElapsed({ startedMs }: { startedMs: number }) {
  const text = useText();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={text('play.elapsed')}>
      {elapsedText(nowMs - startedMs)}
    </span>
  );
}
