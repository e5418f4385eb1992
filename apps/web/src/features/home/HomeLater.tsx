import { ResumeGame } from '../games/ResumeGame.tsx';
import { HomePopups } from '../messages/HomePopups.tsx';

/** What lies over the home and comes after its first look. */
export function HomeLater() {
  return (
    <>
      <ResumeGame />
      <HomePopups />
    </>
  );
}
