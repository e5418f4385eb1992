import { useLocation } from 'wouter';
import { useRefusal } from '#features/site/visitor.ts';
import { sessionKeys } from '#kit/storage-keys.ts';
import { paths } from '@pavilion/screens/paths';
import { useGamePath } from './stay.ts';

/**
 * Opens the page where the player adds money, which returns to the game: the cashier, or the
 * transfer to a provider with its own wallets. Null for players who can add none.
 */
export function useOpenDeposit(bringMoneyTo: string | null): (() => void) | null {
  const [, navigate] = useLocation();
  const gamePath = useGamePath();
  if (useRefusal('deposit') !== null) return null;
  return () => {
    sessionStorage.setItem(sessionKeys.returnToGame, gamePath);
    navigate(
      bringMoneyTo === null ? paths.deposit() : paths.gameWallets({ vassalage: bringMoneyTo }),
    );
  };
}
