/** True for a web address without credentials, not less safe than that of the company who sent it. */
export function isSafeAddress(text: string, baseUrl: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  const secure = protocol === 'https:' || (protocol === 'http:' && baseUrl.startsWith('http:'));
  return secure && username === '' && password === '';
}
