import { useEffect } from 'react';
import { sessionKeys } from '#kit/storage-keys.ts';
import { GameOpening } from './GameOpening.tsx';
import { useGamePath } from './stay.ts';
import styles from './GameFrame.module.css';

/** The vendor's page takes the window, and going back from it leads to where the game was opened. */
export function LeaveToGame({ href }: { href: string }) {
  const path = useGamePath();
  useEffect(() => {
    // That page may lead straight to the cashier, and from there the way back is the game.
    sessionStorage.setItem(sessionKeys.returnToGame, path);
    location.replace(href);
  }, [href, path]);
  return (
    <div className={styles.stage}>
      <GameOpening />
    </div>
  );
}
