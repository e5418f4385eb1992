/** Address of the page of this site that led here; undefined when none did. */
export function pageBefore(): string | undefined {
  const { from } = (history.state ?? {}) as { from?: unknown };
  if (typeof from === 'string') return from;
  const { origin } = location;
  const { referrer } = document;
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : undefined;
}
