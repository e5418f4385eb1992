import { createHmac, createSecretKey } from 'node:crypto';
import { drawnText } from '@pavilion/domain/reward/rain';

/** The order in which the claims of a wave are drawn, as the database works it out too. */
export function drawOrder(
  seed: Uint8Array,
  { rainId, wave }: { rainId: string; wave: number },
  claimIds: readonly string[],
): string[] {
  const key = createSecretKey(seed);
  const drawn = claimIds.map((id) => {
    const text = drawnText(rainId, wave, id);
    // As hex, it is ordered as its bytes are.
    return `${createHmac('sha256', key).update(text).digest('hex')} ${id}`;
  });
  return drawn.toSorted().map((one) => one.slice(one.indexOf(' ') + 1));
}
