import { isOutsideAddress } from '@pavilion/domain/site/link-rule';

const serviceTypes = ['FACEBOOK', 'TELEGRAM', 'WHATSAPP'] as const;

export type ServiceLink = { type: (typeof serviceTypes)[number]; url: string };

/** Section 2, "Home screen": an icon for each of these kinds that has a link. */
export function serviceLinks(
  resources: readonly { resourceType: string; url: string }[],
): ServiceLink[] {
  return serviceTypes.flatMap((type) => {
    const url = resources.find(({ resourceType }) => resourceType === type)?.url ?? '';
    return isOutsideAddress(url) ? [{ type, url }] : [];
  });
}
