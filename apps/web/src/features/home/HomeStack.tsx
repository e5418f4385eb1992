import { Suspense, useState } from 'react';
import { readOpenGame } from '#features/games/open-game.ts';
import { registeredNow } from '#features/session/registered-now.ts';
import { DownloadBar } from '#features/support/DownloadBar.tsx';
import { ServiceIcons } from '#features/support/ServiceIcons.tsx';
import { useSessionRecord } from '#kit/session-record.ts';
import { useLaterComponent } from '@pavilion/client/queries/later-component.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { InviteOverHome } from './InviteOverHome.tsx';
import styles from './HomeStack.module.css';

const resumeGame = lazyComponent('ResumeGame', () => import('#features/games/ResumeGame.tsx'));
const member = lazyComponent<'HomeMember', { userName: string }>(
  'HomeMember',
  () => import('./HomeMember.tsx'),
);
const registeredOffer = lazyComponent(
  'RegisteredOffer',
  () => import('#features/limits/RegisteredOffer.tsx'),
);
const nearRain = lazyComponent('NearRain', () => import('./NearRain.tsx'));

/** Stacks what floats over the lower end of the home, above the tab bar. */
export function HomeStack() {
  const session = useSessionRecord();
  const isNew = useSharedValue(registeredNow);
  const [wasCutOff] = useState(() => readOpenGame() !== null);
  const rainIsHere = useLaterComponent(nearRain, 0);
  return (
    <div className={styles.stack}>
      <Suspense>{session !== null && <member.Component userName={session.userName} />}</Suspense>
      <div className={styles.row}>
        {/* Beside the icons, so that it moves nothing when it appears. */}
        <Suspense>{rainIsHere && <nearRain.Component />}</Suspense>
        <ServiceIcons />
      </div>
      <Suspense>{isNew && <registeredOffer.Component />}</Suspense>
      <InviteOverHome />
      <Suspense>{wasCutOff && <resumeGame.Component />}</Suspense>
      <DownloadBar />
    </div>
  );
}
