import type { Text } from '#kit/text.ts';

type Location = { browser: string | null; system: string | null; addressMasked: string };

/** Describes the device and address of a log-in; an unidentified browser is an unknown device. */
export function locationOf({ browser, system, addressMasked }: Location, text: Text) {
  const known = [browser, system].filter((part) => part !== null).join(' · ');
  return { device: known || text('security.session.unknown'), address: addressMasked };
}
