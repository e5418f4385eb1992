import { useCatalogue } from '../../kit/use-catalogue.ts';
import { HotMatches } from '../games/HotMatches.tsx';
import { HomeVideo } from './live/HomeVideo.tsx';
import { WinnerBoard } from './live/WinnerBoard.tsx';
import styles from './HomePanel.module.css';

/** What happens on the site right now; its code and texts come after the first screen. */
export function HomeLive() {
  useCatalogue();
  return (
    <div className={styles.panel}>
      <WinnerBoard />
      <HotMatches />
      <HomeVideo />
    </div>
  );
}
