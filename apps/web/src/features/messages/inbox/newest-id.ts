/** Returns the highest message id, whatever their order; null for none. */
export function newestId(messages: readonly { messageId: string }[]): string | null {
  const ids = messages.map(({ messageId }) => BigInt(messageId));
  const [first] = ids;
  if (first === undefined) return null;
  return ids.reduce((newest, id) => (id > newest ? id : newest), first).toString();
}
