/** True for a web address without credentials; it must be HTTPS when the sender's `baseUrl` is. */
export function isSafeAddress(text: string, baseUrl: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  const secure = protocol === 'https:' || (protocol === 'http:' && baseUrl.startsWith('http:'));
  return secure && username === '' && password === '';
}
