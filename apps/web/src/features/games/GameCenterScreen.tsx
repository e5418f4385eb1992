import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { Picture } from '#features/site/Picture.tsx';
import { useText } from '#kit/text.ts';
import { categoriesLeftOut } from '@pavilion/domain/game/game-type';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import type { Category } from './catalogue.queries.ts';
import { useVendorPictures } from './catalogue/game-pages.queries.ts';
import { NameBox } from './catalogue/NameBox.tsx';
import { useListFilter, useNameInAddress } from './filter/list-address.ts';
import { GameList } from './GameBrowser.tsx';
import { useLaunchPath } from './launch-link.ts';
import { MoreLink } from './MoreLink.tsx';
import browser from './catalogue/GameBrowser.module.css';
import styles from './catalogue/GameCenter.module.css';

function CategorySection({ category }: { category: Category }) {
  const text = useText();
  const launchPath = useLaunchPath();
  const { gameCategory: gameType, vendors } = category;
  return (
    <Section title={text(`category.${gameType}`)} aside={<MoreLink type={gameType} />}>
      <ul className={styles.vendors}>
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <Link
              className={styles.vendor}
              href={launchPath({ ...vendor, gameType, supportPlay: true })}
            >
              {vendor.iconUrl !== '' && <Picture className={styles.logo} src={vendor.iconUrl} />}
              <span className={styles.name}>{vendor.vendorName}</span>
              <span className={styles.count}>
                {text('games.count', { count: vendor.gameCount })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Vendors() {
  const text = useText();
  const vendors = useVendorPictures();
  return (
    <Loaded
      query={vendors}
      skeleton={<SkeletonBlocks heights={[150, 150, 150, 150]} />}
      empty={<EmptyState text={text('games.none')} />}
      isEmpty={({ list }) => list.length === 0}
    >
      {({ list }) =>
        list
          .filter(({ gameCategory }) => !categoriesLeftOut.has(gameCategory))
          .map((category) => <CategorySection key={category.gameCategory} category={category} />)
      }
    </Loaded>
  );
}

/** Shows every vendor by category and a search over all games; `news` comes above the vendors. */
export function GameCenterScreen({ news }: { news: ReactNode }) {
  const text = useText();
  const [filter] = useListFilter();
  useNameInAddress();
  const { name } = filter;
  return (
    <div className={browser.page}>
      <h1 className="visually-hidden">{text('games.center.intro')}</h1>
      <NameBox />
      {name === undefined && news}
      {name === undefined ? <Vendors /> : <GameList filter={{ tab: 'ALL', name }} />}
    </div>
  );
}
