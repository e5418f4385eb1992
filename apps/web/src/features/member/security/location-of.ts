import type { Text } from '#kit/text.ts';

type Location = { browser: string | null; system: string | null; addressMasked: string };

/** A place of a login in words; a browser that says nothing of itself is an unknown device. */
export function locationOf({ browser, system, addressMasked }: Location, text: Text) {
  const known = [browser, system].filter((part) => part !== null).join(' · ');
  return { device: known || text('security.session.unknown'), address: addressMasked };
}
