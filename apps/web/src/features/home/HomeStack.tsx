import { Suspense, useState } from 'react';
import { readOpenGame } from '#features/games/open-game.ts';
import { registeredNow } from '#features/session/registered-now.ts';
import { DownloadBar } from '#features/support/DownloadBar.tsx';
import { ServiceIcons } from '#features/support/ServiceIcons.tsx';
import { useSessionRecord } from '#kit/session-record.ts';
import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import styles from './HomeStack.module.css';

const resumeGame = lazyPart('ResumeGame', () => import('#features/games/ResumeGame.tsx'));
const member = lazyPart<'HomeMember', { userName: string }>(
  'HomeMember',
  () => import('./HomeMember.tsx'),
);
const registeredOffer = lazyPart(
  'RegisteredOffer',
  () => import('#features/wallet/RegisteredOffer.tsx'),
);

/** Stacks what floats over the lower end of the home, above the tab bar. */
export function HomeStack() {
  const session = useSessionRecord();
  const isNew = useSharedValue(registeredNow);
  const [wasCutOff] = useState(() => readOpenGame() !== null);
  return (
    <div className={styles.stack}>
      <Suspense>{session !== null && <member.Part userName={session.userName} />}</Suspense>
      <ServiceIcons />
      <Suspense>{isNew && <registeredOffer.Part />}</Suspense>
      <Suspense>{wasCutOff && <resumeGame.Part />}</Suspense>
      <DownloadBar />
    </div>
  );
}
