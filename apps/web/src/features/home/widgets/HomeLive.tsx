import { HotMatches } from '#features/games/HotMatches.tsx';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { HomeVideo } from './HomeVideo.tsx';
import { WinnerBoard } from './WinnerBoard.tsx';
import styles from './HomeLive.module.css';

// What happens on the site right now; its code and texts come after the first screen.

const none = <div className={styles.none} />;

export function Winners() {
  useCatalogue();
  return <WinnerBoard none={none} />;
}

export function Matches() {
  useCatalogue();
  return <HotMatches none={none} />;
}

export function VideoPlayer() {
  useCatalogue();
  return <HomeVideo none={none} />;
}
