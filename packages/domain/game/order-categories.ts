import type { GameType } from './game-type.ts';

type VendorEntry = { readonly gameType: GameType };

export type OrderedVendor = {
  readonly code: string;
  readonly sortOrder: number;
  readonly entries: readonly VendorEntry[];
};

export type VendorCategory<Vendor> = { gameType: GameType; vendors: Vendor[] };

/** Categories that always follow another one. */
const placedAfter = [
  ['ESPORTS', 'SPORTS'],
  ['COCKFIGHT', 'FISH'],
] as const satisfies readonly (readonly [GameType, GameType])[];

function offers(vendor: OrderedVendor, gameType: GameType): boolean {
  return vendor.entries.some((entry) => entry.gameType === gameType);
}

/** Puts a category after another, or at the end when that one is missing. */
function placeAfter<Vendor>(
  categories: readonly VendorCategory<Vendor>[],
  category: VendorCategory<Vendor>,
  before: GameType,
): VendorCategory<Vendor>[] {
  const others = categories.filter((one) => one.gameType !== category.gameType);
  const at = others.findIndex((one) => one.gameType === before);
  return others.toSpliced(at < 0 ? others.length : at + 1, 0, category);
}

/**
 * Seed section 4, "Vendor ordering": categories and their vendors in the server's order; vendors of
 * e-sports form a category after sports, those of cockfights one after fish. Where the site lists
 * no such category, every vendor that offers it is in, in the vendors' own order.
 */
export function orderCategories<Vendor extends OrderedVendor>(
  listed: readonly { readonly gameType: GameType; readonly vendors: readonly string[] }[],
  vendors: readonly Vendor[],
): VendorCategory<Vendor>[] {
  const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const listedIn = (gameType: GameType) => {
    const codes = listed.filter((one) => one.gameType === gameType).flatMap((one) => one.vendors);
    return [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []);
  };
  const offering = (some: readonly Vendor[], gameType: GameType) =>
    some.filter((vendor) => offers(vendor, gameType));

  const types = new Set(listed.map((category) => category.gameType));
  let categories: VendorCategory<Vendor>[] = [...types].map((gameType) => ({
    gameType,
    vendors: offering(listedIn(gameType), gameType),
  }));
  for (const [gameType, before] of placedAfter) {
    const misplaced = listedIn(before).filter((vendor) => !offers(vendor, before));
    const named = offering([...listedIn(gameType), ...misplaced], gameType);
    const inOrder = vendors.toSorted((one, other) => one.sortOrder - other.sortOrder);
    const found = named.length > 0 ? [...new Set(named)] : offering(inOrder, gameType);
    categories = placeAfter(categories, { gameType, vendors: found }, before);
  }
  return categories.filter((category) => category.vendors.length > 0);
}
