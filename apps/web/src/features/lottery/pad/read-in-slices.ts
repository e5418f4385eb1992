import type { TypedPlay } from '@pavilion/domain/lottery/play';
import { readingTypedNumbers, type ReadNumbers } from '@pavilion/domain/lottery/slip/typed-numbers';

const sliceMs = 8;

/** Lets the browser draw and answer before what follows. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Reads typed numbers with pauses, so that a page answers meanwhile. Null where `signal` ended it,
 * since the text changed.
 */
export async function readInSlices(
  play: TypedPlay<never>,
  text: string,
  signal: AbortSignal,
): Promise<ReadNumbers | null> {
  const reading = readingTypedNumbers(play, text);
  for (;;) {
    await pause();
    if (signal.aborted) return null;
    const untilMs = performance.now() + sliceMs;
    do {
      const step = reading.next();
      if (step.done) return step.value;
    } while (performance.now() < untilMs);
  }
}
