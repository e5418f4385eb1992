/** Names under which somebody could pose as the site. */
const reserved = [
  'abuse',
  'admin',
  'administrator',
  'anonymous',
  'billing',
  'cashier',
  'casino',
  'compliance',
  'contact',
  'customer',
  'dealer',
  'everyone',
  'finance',
  'fraud',
  'help',
  'helpdesk',
  'hostmaster',
  'house',
  'info',
  'kyc',
  'manager',
  'moderator',
  'noreply',
  'official',
  'operator',
  'owner',
  'pavilion',
  'payment',
  'payments',
  'postmaster',
  'risk',
  'root',
  'security',
  'service',
  'site',
  'staff',
  'superuser',
  'support',
  'sysadmin',
  'system',
  'team',
  'webmaster',
  'withdrawal',
] as const;

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** Letters and digits only, with look-alikes folded into one. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[013457i]/g, (sign) => lookAlikes[sign] ?? sign);
}

function wordsOf(siteName: string): string[] {
  const words = siteName.split(/\s+/).map(folded);
  return [words.join(''), words[0] ?? ''].filter((word) => word.length > 2);
}

/**
 * Whether a name is the site's or a department's, however written: with digits for letters, with
 * separators, as several such words (`pavilion_support`), or with a number at the end.
 */
export function isReservedName(name: string, siteName: string): boolean {
  const words = [...reserved.map(folded), ...wordsOf(siteName)];
  const pattern = new RegExp(`^(?:${words.join('|')})+$`, 'u');
  return [name, name.replace(/\p{N}+$/u, '')].some((one) => pattern.test(folded(one)));
}
