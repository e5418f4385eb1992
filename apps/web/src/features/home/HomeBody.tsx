import { Suspense, useEffect, useRef } from 'react';
import { setActiveGameType, useActiveGameType } from '#features/games/active-game-type.ts';
import { GameSkeletons } from '#features/games/GameGrid.tsx';
import { NoticeStrip } from '#features/messages/NoticeStrip.tsx';
import { inviteWanted } from '#features/referrals/invite-wanted.ts';
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx';
import { announceReady } from '#kit/app-ready.ts';
import { useNearView } from '#kit/near-view.ts';
import { localKeys } from '#kit/storage-keys.ts';
import { useLaterComponent } from '@pavilion/client/queries/later-component.ts';
import { lazyComponent, type LazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { readStored } from '@pavilion/client/state/device-storage.ts';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import type { ActiveGameType, GameType } from '@pavilion/domain/game/game-type';
import { CategoryRail } from './categories/CategoryRail.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { HomePanel } from './widgets/HomePanel.tsx';
import styles from './HomeBody.module.css';

const browser = lazyComponent<'GameBrowser', { gameType: GameType }>(
  'GameBrowser',
  () => import('#features/games/GameBrowser.tsx'),
);
const hotGames = lazyComponent('HotGames', () => import('#features/games/HotGames.tsx'));
const liveModels = lazyComponent('LiveModels', () => import('#features/games/LiveModels.tsx'));

const referral = lazyComponent('ReferralBonus', () => import('./ReferralBonus.tsx'));
const referralPatienceMs = 3000;

const siteFoot = lazyComponent('SiteFoot', () => import('./foot/SiteFoot.tsx'));

type LaterProps = { part: LazyComponent<object>; afterMs: number };

/** Drawn after the first paint, so that it delays nothing. */
function Later({ part, afterMs }: LaterProps) {
  const isHere = useLaterComponent(part, afterMs);
  return <Suspense>{isHere && <part.Component />}</Suspense>;
}

/** Drawn when it comes near; the foot is far below the first screen. */
function Foot() {
  const [ref, near] = useNearView<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.foot}>
      <Suspense>{near && <siteFoot.Component />}</Suspense>
    </div>
  );
}

const stack = lazyComponent('HomeStack', () => import('./HomeStack.tsx'));
const popups = lazyComponent('HomePopups', () => import('#features/messages/HomePopups.tsx'));

const stackPatienceMs = 3000;
const popupPatienceMs = 10_000;

/** Draws what floats over the home. */
function LaterStart() {
  // A player whose game was interrupted came to resume it, so nothing waits.
  const isAwaited = typeof window !== 'undefined' && readStored(localKeys.openGame) !== null;
  const isInvited = useSharedValue(inviteWanted);
  return (
    <>
      <Later part={stack} afterMs={isAwaited || isInvited ? 0 : stackPatienceMs} />
      <Later part={popups} afterMs={popupPatienceMs} />
    </>
  );
}

function Panel({ active }: { active: ActiveGameType }) {
  if (active === 'HOME') return <HomePanel />;
  if (active === 'HOT') return <hotGames.Component />;
  if (active === 'LIVESTREAM') return <liveModels.Component />;
  return <browser.Component gameType={active as GameType} />;
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
      <Later part={referral} afterMs={referralPatienceMs} />
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
