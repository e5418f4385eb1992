import { isOutsideAddress } from '@pavilion/domain/site/link-rule';

type Settings = {
  resources: readonly { resourceType: string; url: string }[];
  customerService: readonly { csType: string; path: string }[];
};

export type OutsideLinks = {
  /** The configured Telegram page. */
  telegram: string | null;
  /** The first customer-service channel outside the site. */
  affiliate: string | null;
};

/** Returns where the rows of the message center lead; null leaves the row out. */
export function outsideLinks(settings: Settings | undefined): OutsideLinks {
  const pages = settings?.resources ?? [];
  const channels = settings?.customerService ?? [];
  const telegram = pages.find(
    ({ resourceType, url }) => resourceType === 'TELEGRAM' && isOutsideAddress(url),
  );
  const affiliate = channels.find(({ path }) => isOutsideAddress(path));
  return { telegram: telegram?.url ?? null, affiliate: affiliate?.path ?? null };
}
