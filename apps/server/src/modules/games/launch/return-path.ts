const sitePathPattern = /^\/m\/[\w.~!$&'()*+,;=:@%?/-]*$/;

const homePath = '/m/home';

/**
 * Where a game leads back to: the wished path when it is a path of this site (`/m/…`), else home.
 * `//`, a backslash, a scheme and steps upwards are refused, also behind a per cent sign.
 */
export function returnPath(wished: string): string {
  const hidden = /\/\/|\.\.|%2f|%5c|%2e|:\//i;
  return sitePathPattern.test(wished) && !hidden.test(wished) ? wished : homePath;
}
