import { playThroughOf } from '../wallet/withdrawal-effect.ts';

/** For how many days a transfer is looked at after it, and the sender's deposits before it. */
export const passedThroughDays = 7;

/** So much more than has to be played before a withdrawal, in percent, is play of one's own. */
const marginPercent = 10n;

/** What was received is at least so much of what is taken out, in percent. */
const leastPercent = 10n;

/** What was received, in minor units, and what was staked in ended rounds since. */
export type ReceivedAndPlayed = { amountMinor: bigint; playedMinor: bigint };

function isPassedThrough(receivedMinor: bigint, playedMinor: bigint, times: number): boolean {
  if (playedMinor === 0n) return true;
  return playedMinor * 100n < playThroughOf(receivedMinor, times) * (100n + marginPercent);
}

/**
 * What a member has received, in order, from the first one on after which no more was played than
 * has to be (`times`, with the margin); empty where enough was played after each, or where it is
 * next to nothing of what is taken out.
 */
export function passedThrough<Received extends ReceivedAndPlayed>(
  received: readonly Received[],
  times: number,
  takenMinor: bigint,
): readonly Received[] {
  const sumOf = (some: readonly Received[]) =>
    some.reduce((total, { amountMinor }) => total + amountMinor, 0n);
  const first = received.findIndex(({ playedMinor }, place) => {
    const sum = sumOf(received.slice(place));
    return sum * 100n >= takenMinor * leastPercent && isPassedThrough(sum, playedMinor, times);
  });
  return first === -1 ? [] : received.slice(first);
}
