function addressBefore(): string | undefined {
  const { from } = (history.state ?? {}) as { from?: unknown };
  return typeof from === 'string' ? from : undefined;
}

/** Address of the page of this site that led here; undefined when none did. */
export function pageBefore(): string | undefined {
  const { origin } = location;
  const { referrer } = document;
  const referred = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : undefined;
  return addressBefore() ?? referred;
}

/** Whether one step back in the history leads to this address. */
export function isEntryBefore(address: string): boolean {
  return addressBefore() === address;
}

/** Whether one step back in the history stays in the site. */
export function canStepBack(): boolean {
  const { navigation } = globalThis as { navigation?: { canGoBack: boolean } };
  // Browsers that cannot tell how they came to a page go by what the site knows itself.
  return navigation?.canGoBack ?? (history.length > 1 && pageBefore() !== undefined);
}

/**
 * One step back in the history where that stays in the site, else to `otherwise`: who came from
 * outside would be led out of it, and would miss what was just said.
 */
export function stepBack(
  navigate: (to: string, options?: { replace: boolean }) => void,
  otherwise: string,
): void {
  if (canStepBack()) history.back();
  else navigate(otherwise, { replace: true });
}
