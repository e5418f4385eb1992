import { isOutsideAddress } from '@pavilion/domain/site/link-rule';
import { facebook } from '@pavilion/ui/icons/facebook-icon.ts';
import { instagram, send, twitter, youtube } from '@pavilion/ui/icons/social-icons.ts';

/** A telephone in a speech bubble: two outlines of Lucide (lucide.dev), ISC licence, in one. */
const whatsapp =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.' +
  '099.092a10 10 0 1 0-4.777-4.719M12.84 14.1a.46 .46 0 0 0 .56 -.14l.16 -.21A.92 .92 0 0 1 14.' +
  '3 13.38h1.38a.92 .92 0 0 1 .92 .92v1.38a.92 .92 0 0 1 -.92 .92A8.28 8.28 0 0 1 7.4 8.32a.92 ' +
  '.92 0 0 1 .92 -.92h1.38a.92 .92 0 0 1 .92 .92v1.38a.92 .92 0 0 1 -.37 .74l-.22 .16a.46 .46 0' +
  ' 0 0 -.13 .57a6.44 6.44 0 0 0 2.94 2.94';

const companies = {
  FACEBOOK: { name: 'Facebook', shape: facebook },
  INSTAGRAM: { name: 'Instagram', shape: instagram },
  TWITTER: { name: 'Twitter', shape: twitter },
  YOUTUBE: { name: 'YouTube', shape: youtube },
  TELEGRAM: { name: 'Telegram', shape: send },
  WHATSAPP: { name: 'WhatsApp', shape: whatsapp },
} as const;

type Company = keyof typeof companies;

export type SocialLink = { type: Company; name: string; shape: string; url: string };

/** The site's pages at these companies, in this order; those without a safe link are left out. */
export function socialLinks(
  types: readonly Company[],
  resources: readonly { resourceType: string; url: string }[],
): SocialLink[] {
  return types.flatMap((type) => {
    const url = resources.find(({ resourceType }) => resourceType === type)?.url ?? '';
    return isOutsideAddress(url) ? [{ type, ...companies[type], url }] : [];
  });
}
