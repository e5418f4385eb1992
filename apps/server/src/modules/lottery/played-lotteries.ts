import type { Site } from '#modules/site/site.ts';
import { lotteryNode } from '@pavilion/domain/lottery/order/prize-mode';
import type { LocalText } from '@pavilion/domain/site/local-text';
import type { LotteryCategory } from './money.ts';

type Row = Site['lotteries']['lotteries'][number];

/** A lottery of the site folder as bets in one category are counted, whether it is on or off. */
export type PlayedLottery = Readonly<{
  gameNode: number;
  category: LotteryCategory;
  name: LocalText;
  /** Under which provider of the catalogue it stands; the house's name where the site has none. */
  vendor: Readonly<{ code: string; name: string }>;
}>;

const categories: readonly LotteryCategory[] = ['LOTT', 'ELOTT'];

function vendorCodeOf({ own, family }: Row, category: LotteryCategory): string {
  if (own) return category;
  return family.startsWith('VN_') ? 'TCG_LOTTO_VN' : 'TCG_SEA';
}

/** The lotteries of the site as reports know games: once for each category of their bets. */
export function playedLotteries({
  lotteries: { lotteries },
  lotteryVendors,
  brand,
}: {
  lotteries: Pick<Site['lotteries'], 'lotteries'>;
  lotteryVendors: readonly Pick<Site['lotteryVendors'][number], 'code' | 'name'>[];
  brand: Pick<Site['brand'], 'name'>;
}): PlayedLottery[] {
  return lotteries.flatMap((row) =>
    categories.map((category) => {
      const code = vendorCodeOf(row, category);
      const name = lotteryVendors.find((vendor) => vendor.code === code)?.name ?? brand.name;
      const vendor = { code, name };
      return { gameNode: lotteryNode(row.gameId, category), category, name: row.name, vendor };
    }),
  );
}
