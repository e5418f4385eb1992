import { ResumeGame } from '../games/ResumeGame.tsx';
import { HomePopups } from '../messages/HomePopups.tsx';
import { RegisteredOffer } from '../wallet/RegisteredOffer.tsx';

/** What lies over the home and comes after its first look. */
export function HomeLater() {
  return (
    <>
      <ResumeGame />
      <RegisteredOffer />
      <HomePopups />
    </>
  );
}
