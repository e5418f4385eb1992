const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Recognises the form of our ids, so that no other text reaches the database. */
export function isOwnId(text: string): boolean {
  return uuidPattern.test(text);
}
