import { Suspense, useEffect, useRef } from 'react';
import { setActiveGameType, useActiveGameType } from '#features/games/active-game-type.ts';
import { GameSkeletons } from '#features/games/GameGrid.tsx';
import { NoticeStrip } from '#features/messages/NoticeStrip.tsx';
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx';
import { announceReady } from '#kit/app-ready.ts';
import { useNearView } from '#kit/near-view.ts';
import { useLaterPart } from '@pavilion/client/queries/later-part.ts';
import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';
import type { ActiveGameType, GameType } from '@pavilion/domain/game/game-type';
import { CategoryRail } from './CategoryRail.tsx';
import { HomePanel } from './HomePanel.tsx';
import { LaterStart } from './LaterStart.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import styles from './HomeBody.module.css';

const browser = lazyPart<'GameBrowser', { gameType: GameType }>(
  'GameBrowser',
  () => import('#features/games/GameBrowser.tsx'),
);
const hotGames = lazyPart('HotGames', () => import('#features/games/HotGames.tsx'));
const liveModels = lazyPart('LiveModels', () => import('#features/games/LiveModels.tsx'));

const referral = lazyPart('ReferralBonus', () => import('./ReferralBonus.tsx'));
const referralPatienceMs = 3000;

const siteFoot = lazyPart('SiteFoot', () => import('./SiteFoot.tsx'));

/** Drawn over the banners after the first paint, so that it moves nothing. */
function Referral() {
  const isHere = useLaterPart(referral, referralPatienceMs);
  return <Suspense>{isHere && <referral.Part />}</Suspense>;
}

/** Drawn when it comes near; the foot is far below the first screen. */
function Foot() {
  const [ref, near] = useNearView<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.foot}>
      <Suspense>{near && <siteFoot.Part />}</Suspense>
    </div>
  );
}

function Panel({ active }: { active: ActiveGameType }) {
  if (active === 'HOME') return <HomePanel />;
  if (active === 'HOT') return <hotGames.Part />;
  if (active === 'LIVESTREAM') return <liveModels.Part />;
  return <browser.Part gameType={active as GameType} />;
}

/** The home below its banners; its active category starts at HOME (decision D11). */
export function HomeBody() {
  const active = useActiveGameType();
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setActiveGameType('HOME');
    announceReady();
  }, []);

  /** Picking an entry scrolls to the top of its games (section 2). */
  function switchTo(type: ActiveGameType) {
    setActiveGameType(type);
    const topOfPanel = top.current?.offsetTop ?? 0;
    if (scrollY > topOfPanel) window.scrollTo({ top: topOfPanel });
  }
  return (
    <div className={styles.body}>
      <Referral />
      <NoticeStrip />
      <QuickLinks />
      <div ref={top} className={styles.top} />
      <CategoryRail active={active} onSwitch={switchTo} />
      <div className={styles.panel}>
        <ErrorBoundary key={active}>
          <Suspense fallback={<GameSkeletons count={9} as="grid" />}>
            <Panel active={active} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <Foot />
      <LaterStart />
    </div>
  );
}
