import { useLocation } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { paths } from '../../../kit/paths.ts';
import { useSessionRecord } from '../../../kit/session-record.ts';
import { sessionKeys } from '../../../kit/storage-keys.ts';
import { useGamePath } from './stay.ts';

/**
 * Leads to where money comes from, and back to the game: the cashier, or the transfer to the studio
 * that keeps its players' money itself. Null for who brings none.
 */
export function useOpenDeposit(bringMoneyTo: string | null): (() => void) | null {
  const [, navigate] = useLocation();
  const gamePath = useGamePath();
  const session = useSessionRecord();
  const isRefused =
    session === null || refusal('deposit', { kind: 'session', memberType: session.type }) !== null;
  if (isRefused) return null;
  return () => {
    sessionStorage.setItem(sessionKeys.wayBackToGame, gamePath);
    navigate(
      bringMoneyTo === null ? paths.deposit() : paths.gameWallets({ vassalage: bringMoneyTo }),
    );
  };
}
