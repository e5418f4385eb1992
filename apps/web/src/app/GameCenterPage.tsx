import { GameCenterScreen } from '#features/games/GameCenterScreen.tsx';
import { EntryNews } from '#features/messages/EntryNews.tsx';

/** /m/gameCenter, the entry of games, with its announcements. */
export function GameCenterPage() {
  return <GameCenterScreen news={<EntryNews />} />;
}
