import { Suspense } from 'react';
import type { GameType } from '@pavilion/domain/game/game-type';
import { limits } from '@pavilion/domain/limits';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { useNearView } from '../../kit/near-view.ts';
import { useText } from '../../kit/text.ts';
import { useGameRow, useHotRow, useCategories } from '../games/catalogue.queries.ts';
import { useBanners } from '../messages/announcements.queries.ts';
import { BannerCarousel } from '../messages/BannerCarousel.tsx';
import { GameSection } from './GameSection.tsx';
import { JackpotCounter } from './JackpotCounter.tsx';
import styles from './HomePanel.module.css';

const homeLive = lazyPart('HomeLive', () => import('./HomeLive.tsx'));

type LaterType = Exclude<GameType, 'RNG' | 'JL'>;

/** One category below the fold: asked for when it comes near. */
function CategoryRow({ gameType }: { gameType: LaterType }) {
  const text = useText();
  const [ref, near] = useNearView<HTMLDivElement>();
  const games = useGameRow(gameType, near);
  if (games.data?.list.length === 0) return null;
  return (
    <div ref={ref} className={styles.later}>
      {near && (
        <GameSection
          title={text(`category.${gameType}`)}
          type={gameType}
          games={games}
          look={gameType === 'LIVE' ? 'wideRow' : 'row'}
        />
      )}
    </div>
  );
}

/** Winners and matches, asked for when they come near. */
function Live() {
  const [ref, near] = useNearView<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Suspense fallback={<div className={styles.live} />}>
        {near ? <homeLive.Part /> : <div className={styles.live} />}
      </Suspense>
    </div>
  );
}

/** A carousel among the games. Drawn when it comes near; its place is kept, so that nothing moves. */
function Banners({ group, label }: { group: 'm_event' | 'm_adver'; label: string }) {
  const [ref, near] = useNearView<HTMLDivElement>();
  const banners = useBanners(group, near);
  if (banners?.length === 0) return null;
  return (
    <div ref={ref} className={styles.banners}>
      {banners && (
        <BannerCarousel banners={banners} label={label} everyMs={limits.gameCarouselAutoplayMs} />
      )}
    </div>
  );
}

function isLater(type: GameType): type is LaterType {
  return type !== 'RNG' && type !== 'JL';
}

/** What HOME shows: hot games, slots, events, then a row of every other category. */
export function HomePanel() {
  const text = useText();
  const { data } = useCategories();
  const hot = useHotRow();
  const slots = useGameRow('RNG');
  const others = data?.list.map(({ gameCategory }) => gameCategory).filter(isLater);
  return (
    <div className={styles.panel}>
      <GameSection title={text('home.hot')} type="HOT" games={hot} look="row" />
      <JackpotCounter />
      <GameSection title={text('category.RNG')} type="RNG" games={slots} look="grid" />
      <Live />
      <Banners group="m_event" label={text('home.events')} />
      {others?.map((gameType) => (
        <CategoryRow key={gameType} gameType={gameType} />
      ))}
      <Banners group="m_adver" label={text('home.adverts')} />
    </div>
  );
}
