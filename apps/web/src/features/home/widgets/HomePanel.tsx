import { Suspense, type ReactNode } from 'react';
import {
  useCategories,
  useGameRow,
  useHotRow,
  useSlotRow,
} from '#features/games/catalogue.queries.ts';
import { useBanners } from '#features/messages/announcements.queries.ts';
import { BannerCarousel } from '#features/messages/BannerCarousel.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { useFirstLookOver } from '#kit/first-look.ts';
import { useNearView } from '#kit/near-view.ts';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { GameType } from '@pavilion/domain/game/game-type';
import { limits } from '@pavilion/domain/limits';
import { homeWidgets, type HomeWidget } from '@pavilion/domain/site/home-widget';
import { GameSection } from './GameSection.tsx';
import { JackpotCounter } from './JackpotCounter.tsx';
import styles from './HomePanel.module.css';

const bringLive = () => import('./HomeLive.tsx');
const live = {
  winners: lazyComponent('Winners', bringLive),
  matches: lazyComponent('Matches', bringLive),
  video: lazyComponent('VideoPlayer', bringLive),
};

type LaterType = Exclude<GameType, 'RNG' | 'JL'>;

/** A category below the fold, fetched when it comes near. */
function CategoryRow({ gameType }: { gameType: LaterType }) {
  const text = useText();
  const [ref, near] = useNearView<HTMLDivElement>();
  const games = useGameRow(gameType, near);
  if (games.data?.list.length === 0) return null;
  return (
    <div ref={ref} className={styles.later}>
      {near && <GameSection title={text(`category.${gameType}`)} type={gameType} games={games} />}
    </div>
  );
}

/** A widget of what happens on the site now, fetched early, so that its height is right in time. */
function Live({ name }: { name: keyof typeof live }) {
  const isWanted = useFirstLookOver();
  const { Component } = live[name];
  return (
    <div className={styles.live}>
      <Suspense>{isWanted && <Component />}</Suspense>
    </div>
  );
}

/** A carousel among the games, drawn when it comes near; its height is reserved. */
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

function HotRow() {
  const text = useText();
  return <GameSection title={text('home.hot')} type="HOT" games={useHotRow()} />;
}

function SlotRow() {
  const text = useText();
  return <GameSection title={text('category.RNG')} type="RNG" games={useSlotRow()} />;
}

/** Renders a row of every category that has no other section on the home. */
function OtherRows() {
  const { data } = useCategories();
  const others = data?.list.map(({ gameCategory }) => gameCategory).filter(isLater);
  return others?.map((gameType) => <CategoryRow key={gameType} gameType={gameType} />);
}

function Widget({ name }: { name: HomeWidget }): ReactNode {
  const text = useText();
  switch (name) {
    case 'hot':
      return <HotRow />;
    case 'jackpot':
      return <JackpotCounter />;
    case 'slots':
      return <SlotRow />;
    case 'winners':
    case 'matches':
    case 'video':
      return <Live name={name} />;
    case 'events':
      return <Banners group="m_event" label={text('home.events')} />;
    case 'games':
      return <OtherRows />;
    case 'adverts':
      return <Banners group="m_adver" label={text('home.adverts')} />;
  }
}

/** Renders the widgets of HOME in the site's order; a page cached from before has the usual one. */
export function HomePanel() {
  const order = useSettings()?.mobileTemplate.home ?? homeWidgets;
  return (
    <div className={styles.panel}>
      {order.map((name) => (
        <Widget key={name} name={name} />
      ))}
    </div>
  );
}
