/** Channel names go into LISTEN as they are, so they must be plain. Returns the name. */
export function checkedChannel(channel: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel)) {
    throw new TypeError(`A channel is a plain lower-case name, not ${JSON.stringify(channel)}.`);
  }
  return channel;
}
