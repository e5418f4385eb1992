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
  // Browsers that cannot tell are judged by what the app has recorded.
  return navigation?.canGoBack ?? (history.length > 1 && pageBefore() !== undefined);
}

/**
 * Goes one step back in the history where that stays in the site, else to `otherwise`: a visitor
 * who came from outside would leave it and miss a message just shown.
 */
export function stepBack(
  navigate: (to: string, options?: { replace: boolean }) => void,
  otherwise: string,
): void {
  if (canStepBack()) history.back();
  else navigate(otherwise, { replace: true });
}
