export type Availability = 'open' | 'maintenance' | 'hidden';

/** A game in the vendor's own catalogue; `unread` while the vendor has never answered. */
export type VendorListing =
  | 'unread'
  | 'missing'
  | { currencies: readonly string[]; blockedCountries: readonly string[] };

export type GameStatus = {
  /** Switched on in the site folder. */
  vendorOn: boolean;
  /** The site has a connection to the vendor. */
  connected: boolean;
  /** An operator put the game or its vendor into maintenance. */
  closedByOperator: boolean;
  listing: VendorListing;
};

/**
 * Merges the site's catalogue with the vendor's. The site decides which games are offered and how,
 * so that nothing appears unseen; the vendor decides whether a game can be played, in which
 * currencies, and where it may not be shown. An empty list of currencies means all.
 */
export function gameAvailability(
  { vendorOn, connected, closedByOperator, listing }: GameStatus,
  site: { country: string; currency: string },
): Availability {
  if (!vendorOn) return 'hidden';
  if (typeof listing === 'object') {
    const { currencies, blockedCountries } = listing;
    if (blockedCountries.includes(site.country)) return 'hidden';
    if (currencies.length > 0 && !currencies.includes(site.currency)) return 'hidden';
  }
  if (!connected || closedByOperator || listing === 'missing') return 'maintenance';
  return 'open';
}
