const evil = 'evil.example';
const script = 'javascript';
const mixed = 'JaVaScRiPt';

/** Addresses that try to lead a person of this site away, or to run a script. */
export const redirectPayloads: readonly string[] = [
  `//${evil}`, `///${evil}`, `////${evil}`, `/\\${evil}`, `\\/${evil}`, `\\\\${evil}`,
  `/\\/${evil}`, `/\t/${evil}`, `\t//${evil}`, `/\n/${evil}`, `/\r\n/${evil}`, ` //${evil}`,
  `\u0000//${evil}`, `\u00a0//${evil}`, `\ufeff//${evil}`, `/\u200b/${evil}`, `//${evil}/m/home`,
  `//${evil}?/m/home`, `//${evil}#/m/home`, `//m@${evil}`, `//${evil}\\@site.example`,
  `http://${evil}`, `HTTP://${evil}`, `http:${evil}`, `http:/${evil}`, `https:${evil}`,
  `https:/${evil}`, `https:\\\\${evil}`, `hTtPs:/\\${evil}`, `https://site.example@${evil}`,
  `https://site.example:pass@${evil}/m/home`, `https://site.example%40${evil}`,
  `https://${evil}\u3002com`, `https://site\uff0eexample`, `https://ev\u0131l.example`,
  `https://bac\u212a.example`, `https:// ${evil}`, `https://\t${evil}`, `https://-${evil}`,
  'https://', 'https://?', 'https://#', 'https:///m/home', 'ftp://evil.example',
  
  `${script}:alert(1)`, `${mixed}:alert(1)`, 'java\tscript:alert(1)', 'java\nscript:alert(1)',
  ' javascript:alert(1)', '\u0001javascript:alert(1)', 'javascript&colon;alert(1)',
  `${script}://site.example/%0aalert(1)`, 'vbscript:msgbox(1)', 'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://site.example/1', 'file:///etc/passwd', 'view-source:https://site.example',
  'intent://evil.example#Intent;scheme=https;end', 'filesystem:https://site.example/t/x',
  `/m/..//${evil}`, `/m/../../${evil}`, `/m/.//${evil}`, `/m/..\\${evil}`, '/m/../operator/status',
  `/m/%2f%2f${evil}`, `/%2f%2f${evil}`, `/%2F${evil}`, `/%5c${evil}`, `%2f%2f${evil}`,
  `/m/%2e%2e//${evil}`, `/m/home\r\nLocation: https://${evil}`, `/m/home%0d%0aLocation:x`,
  `/m@${evil}`, `/m.${evil}`, `m/home`, `.//${evil}`, `?next=//${evil}`, `#//${evil}`,
  `/m/home?to=https://${evil}`, `/m/<script>alert(1)</script>`, `/m/home"onclick="alert(1)`,
  `/m/${'a'.repeat(4000)}`, `https://${'a'.repeat(4000)}.example`, `/m/?${'x=1&'.repeat(1000)}`,
]; // oxfmt-ignore

type AddressReader = {
  canParse: (address: string, base: string) => boolean;
  new (address: string, base: string): { origin: string; protocol: string };
};

/** The browser's own reader, which the tests of every place have; rules must do without it. */
const { URL: Reader } = globalThis as unknown as { URL: AddressReader };
const site = 'https://site.example';

/**
 * Where a browser on a page of the site is led by an address: null when it stays on the site,
 * otherwise the origin or the scheme. The judge is the URL standard, not our rule.
 */
export function escapesTo(address: string): string | null {
  if (!Reader.canParse(address, `${site}/m/home`)) return null;
  const { origin, protocol } = new Reader(address, `${site}/m/home`);
  if (origin === site) return null;
  return origin === 'null' ? protocol : origin;
}
