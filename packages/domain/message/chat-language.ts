/** Section 7, "Chat URL": CN for any variant of Chinese in mainland letters, else upper case. */
export function chatLanguage(code: string): string {
  const upper = code.toUpperCase();
  return /(?:^|[-_])CN(?:[-_]|$)/.test(upper) ? 'CN' : upper;
}
