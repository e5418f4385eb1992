import type { Text } from '#kit/text.ts';

const named = ['front3', 'back3', 'back2', 'special', 'consolation'] as const;

/** What a prize is called, by its name on the wire, such as DB and G1. */
export function prizeName(text: Text, name: string): string {
  if (name === 'DB') return text('lottery.prize.main');
  const known = named.find((one) => one === name);
  if (known) return text(`lottery.prize.${known}`);
  return text('lottery.prize.of', { number: name.slice(1) });
}
