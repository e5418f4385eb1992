/** A new account is compared with others for so many hours from its registration on. */
export const hoursCompared = 24;

/** Others' use of a device or an address counts from so many days before the registration on. */
export const daysBefore = 30;

/** An address that more members use is that of a company, such as a mobile carrier. */
export const mostOfAddress = 20;

/** So many accounts of one line on one device are a case at any time. */
export const accountsOfDevice = 3;

/** Accounts by their ids, and when the last use was of those that were found. */
export type Sharing = { devices: string[]; addresses: string[]; lastAt: Date };

/** The last case of an account, that is open or was dismissed. */
export type KnownSharing = Sharing & { isDismissed: boolean };

const joined = (some: readonly string[], others: readonly string[]) =>
  [...new Set([...some, ...others])].toSorted();

/**
 * What is found about an account together with what is known of it already; null where nothing is
 * new: neither another account nor a later use. After a dismissal only another account is.
 */
export function withNews(known: KnownSharing | null, found: Sharing): Sharing | null {
  const devices = joined(known?.devices ?? [], found.devices);
  const addresses = joined(known?.addresses ?? [], found.addresses);
  if (known === null) return { devices, addresses, lastAt: found.lastAt };
  const isNew = known.isDismissed
    ? joined(devices, addresses).length > joined(known.devices, known.addresses).length
    : found.lastAt > known.lastAt ||
      devices.length > known.devices.length ||
      addresses.length > known.addresses.length;
  return isNew ? { devices, addresses, lastAt: found.lastAt } : null;
}
