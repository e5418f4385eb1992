import { useLocation } from 'wouter';
import { useComeBack } from '#features/limits/come-back.ts';
import { useRefusal } from '#features/site/visitor.ts';
import { paths } from '@pavilion/screens/paths';

/**
 * Opens the page where the player adds money, which returns to the game: the cashier, or the
 * transfer to a provider with its own wallets. Null for players who can add none.
 */
export function useOpenDeposit(bringMoneyTo: string | null): (() => void) | null {
  const [, navigate] = useLocation();
  const comeBack = useComeBack();
  if (useRefusal('deposit') !== null) return null;
  return () => {
    comeBack();
    navigate(
      bringMoneyTo === null ? paths.deposit() : paths.gameWallets({ vassalage: bringMoneyTo }),
    );
  };
}
