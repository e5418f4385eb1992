import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { isLotteryVendor, vendorShows } from '@pavilion/domain/lottery/order/lottery-vendor';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { LotteryTile } from './lobby/LotteryTile.tsx';
import { OpenedFailed } from './lobby/OpenedFailed.tsx';
import {
  useLotteries,
  useNear,
  useOpened,
  type Holder,
  type Lottery,
  type LotteryGroup,
} from './lottery.queries.ts';
import { isFamilyCode } from './room/family.ts';
import { useRecentLotteries } from './shelf/shelf.queries.ts';
import tiles from './lobby/Lobby.module.css';
import styles from './shelf/LotteryShelf.module.css';

type Vendor = Readonly<{ vassalage: string; vendorName: string; gameCount: number }>;
type PathOf = (vendor: string, gameCode: string) => string;

type ShelfProps = {
  gameType: GameType;
  vendors: readonly Vendor[];
  /** Whether they are all of the category. */
  isAll: boolean;
  pathOf: PathOf;
};

const tileHeight = 182;

/** The lotteries under a vendor, in the order of the site. */
function lotteriesOf(groups: readonly LotteryGroup[], code: string): Lottery[] {
  if (!isLotteryVendor(code)) return [];
  return groups
    .filter(({ code: family }) => isFamilyCode(family) && vendorShows(code, family))
    .flatMap(({ code: family, games }) => games.map((game) => ({ ...game, family })));
}

/** What the member bet on last, as links. */
function PlayedLast({ gameType, pathOf }: Pick<ShelfProps, 'gameType' | 'pathOf'>) {
  const text = useText();
  const { data } = useRecentLotteries(gameType === 'LOTT' ? 'trad' : 'ent');
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title={text('lottery.shelf.recent')}>
      <ul className={styles.recent}>
        {data.map(({ gameCode, gameName, vassalage }) => (
          <li key={`${vassalage} ${gameCode}`}>
            <Link className={styles.link} href={pathOf(vassalage, gameCode)}>
              {gameName}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The stations of the open draw; nothing where a lottery has none. */
function Stations({ gameId }: { gameId: number }) {
  const text = useText();
  const { data } = useNear({ gameId, station: undefined });
  const names = data?.answer.stations.map(({ name }) => name) ?? [];
  if (names.length === 0) return null;
  return (
    <p className={styles.stations}>
      {text('lottery.shelf.stations', { stations: names.join(', ') })}
    </p>
  );
}

type OfVendor = { vendor: Vendor; lotteries: readonly Lottery[]; pathOf: PathOf };

/** The lotteries of a vendor with their open draws, which come from one call. */
function VendorShelf({ vendor, lotteries, pathOf }: OfVendor) {
  const { vassalage, vendorName } = vendor;
  const holder: Holder = vassalage === 'LOTT' || vassalage === 'ELOTT' ? 'own' : 'outside';
  const query = useOpened(holder);
  const opened = new Map(query.data?.list.map((one) => [one.gameId, one]));
  return (
    <Section title={vendorName}>
      <OpenedFailed query={query} />
      <ul className={`${tiles.tiles} ${styles.tiles}`}>
        {lotteries.map((lottery) => (
          <LotteryTile
            key={lottery.gameId}
            lottery={lottery}
            opened={opened.get(lottery.gameId)}
            isPending={query.isPending}
            href={pathOf(vassalage, lottery.code)}
          >
            {vassalage === 'TCG_LOTTO_VN' && <Stations gameId={lottery.gameId} />}
          </LotteryTile>
        ))}
      </ul>
    </Section>
  );
}

/** Lotteries in a category of games, by vendor; first what the member bet on last. */
export function LotteryShelf({ gameType, vendors, isAll, pathOf }: ShelfProps) {
  const text = useText();
  const query = useLotteries();
  const heights = vendors.flatMap(({ gameCount }) =>
    Array.from({ length: gameCount }, () => tileHeight),
  );
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonBlocks heights={heights} />}
      empty={<EmptyState text={text('lottery.none')} />}
      isEmpty={(groups) =>
        vendors.every(({ vassalage }) => lotteriesOf(groups, vassalage).length === 0)
      }
    >
      {(groups) => (
        <>
          {isAll && <PlayedLast gameType={gameType} pathOf={pathOf} />}
          {vendors.map((vendor) => (
            <VendorShelf
              key={vendor.vassalage}
              vendor={vendor}
              lotteries={lotteriesOf(groups, vendor.vassalage)}
              pathOf={pathOf}
            />
          ))}
        </>
      )}
    </Loaded>
  );
}
