function addressBefore(): string | undefined {
  const { from } = (history.state ?? {}) as { from?: unknown };
  return typeof from === 'string' ? from : undefined;
}

/** Address of the page of this site that led here; undefined when none did. */
export function pageBefore(): string | undefined {
  const { origin } = location;
  const { referrer } = document;
  const asked = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : undefined;
  return addressBefore() ?? asked;
}

/** Whether one step back in the history leads to this address. */
export function isEntryBefore(address: string): boolean {
  return addressBefore() === address;
}
