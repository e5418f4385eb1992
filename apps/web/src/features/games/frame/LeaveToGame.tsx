import { useEffect } from 'react';
import { sessionKeys } from '#kit/storage-keys.ts';
import { GameOpening } from './GameOpening.tsx';
import { useGamePath } from './stay.ts';
import styles from './GameFrame.module.css';

/** Opens the vendor's page in the whole window; going back leads to where the game was opened. */
export function LeaveToGame({ href }: { href: string }) {
  const path = useGamePath();
  useEffect(() => {
    // The vendor's page may lead straight to the cashier, which then returns to the game.
    sessionStorage.setItem(sessionKeys.returnToGame, path);
    location.replace(href);
  }, [href, path]);
  return (
    <div className={styles.stage}>
      <GameOpening />
    </div>
  );
}
