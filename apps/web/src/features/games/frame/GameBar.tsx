import { useLocation } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { paths } from '../../../kit/paths.ts';
import { useSessionRecord } from '../../../kit/session-record.ts';
import { sessionKeys } from '../../../kit/storage-keys.ts';
import { useText } from '../../../kit/text.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { maximize, minimize } from '../../../ui/icons/game-icons.ts';
import { circlePlus } from '../../../ui/icons/home-icons.ts';
import { arrowLeft } from '../../../ui/icons/shell-icons.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { WalletBalance } from '../../wallet/WalletBalance.tsx';
import { useElapsed } from './elapsed-time.ts';
import { useFullScreen } from './full-screen.ts';
import type { OpenedGame } from './launch.queries.ts';
import { PlayResult } from './PlayResult.tsx';
import { useGamePath } from './stay.ts';
import styles from './GameFrame.module.css';

export type GameBarProps = {
  /** Undefined while the game is being opened. */
  launched?: OpenedGame | undefined;
  nodeId?: number;
  trial: boolean;
  onLeave: () => void;
};

/** Money goes to the wallet, or to the studio that keeps its players' money itself. */
function useOpenDeposit(bringMoneyTo: string | null): () => void {
  const [, navigate] = useLocation();
  const gamePath = useGamePath();
  return () => {
    sessionStorage.setItem(sessionKeys.wayBackToGame, gamePath);
    navigate(
      bringMoneyTo === null ? paths.deposit() : paths.gameWallets({ vassalage: bringMoneyTo }),
    );
  };
}

function DepositButton({ bringMoneyTo }: { bringMoneyTo: string | null }) {
  const text = useText();
  const openDeposit = useOpenDeposit(bringMoneyTo);
  const session = useSessionRecord();
  const isRefused =
    session === null || refusal('deposit', { kind: 'session', memberType: session.type }) !== null;
  if (isRefused) return null;
  return (
    <IconButton
      className={styles.deposit ?? ''}
      shape={circlePlus}
      label={text(bringMoneyTo === null ? 'play.deposit' : 'play.bring')}
      onClick={openDeposit}
    />
  );
}

function FullScreenButton() {
  const text = useText();
  const fullScreen = useFullScreen();
  if (fullScreen === null) return null;
  const { isOn, toggle } = fullScreen;
  return (
    <IconButton
      className={styles.fullScreen ?? ''}
      shape={isOn ? minimize : maximize}
      label={text(isOn ? 'play.fullScreen.leave' : 'play.fullScreen')}
      onClick={toggle}
    />
  );
}

/** Play money and the money that a studio keeps are in no record of this site. */
function isRecorded({ playSessionId, bringMoneyTo }: OpenedGame): boolean {
  return playSessionId !== null && bringMoneyTo === null;
}

/** The way out, what is played, for how long, the balance, and what the game took or gave. */
export function GameBar({ launched, nodeId, trial, onLeave }: GameBarProps) {
  const text = useText();
  const elapsed = useElapsed(launched?.stay.startedMs ?? null);
  return (
    <header className={styles.bar}>
      <IconButton turns shape={arrowLeft} label={text('play.leave')} onClick={onLeave} />
      <div className={styles.about}>
        <h1 className={styles.name}>{launched?.gameName ?? text('title.play')}</h1>
        <p className={styles.below}>
          <span role="timer" aria-label={text('play.elapsed')}>
            {elapsed}
          </span>
          {trial && <Tag tone="accent">{text('play.trial')}</Tag>}
        </p>
      </div>
      <p className={styles.balance}>
        <span className="visually-hidden">{text('play.balance')}</span>
        <WalletBalance />
        {launched && isRecorded(launched) && nodeId !== undefined && (
          <PlayResult nodeId={nodeId} since={launched.stay.openedAt} />
        )}
      </p>
      <DepositButton bringMoneyTo={launched?.bringMoneyTo ?? null} />
      <FullScreenButton />
    </header>
  );
}
