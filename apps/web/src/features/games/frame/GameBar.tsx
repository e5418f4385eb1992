import { LimitsButton } from '#features/limits/LimitsButton.tsx';
import { PlayElapsed } from '#features/limits/PlayElapsed.tsx';
import { PlayResult } from '#features/limits/PlayResult.tsx';
import { WalletBalance } from '#features/wallet/WalletBalance.tsx';
import { useText } from '#kit/text.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { maximize, minimize } from '@pavilion/ui/icons/content-icons.ts';
import { circlePlus } from '@pavilion/ui/icons/home-icons.ts';
import { arrowLeft } from '@pavilion/ui/icons/shell-icons.ts';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useFullScreen } from './full-screen.ts';
import type { OpenedGame } from './launch.queries.ts';
import { useOpenDeposit } from './open-deposit.ts';
import styles from './GameFrame.module.css';

export type GameBarProps = {
  /** Undefined while the game is being opened. */
  launched?: OpenedGame | undefined;
  nodeId?: number;
  trial: boolean;
  onLeave: () => void;
};

function DepositButton({ bringMoneyTo }: { bringMoneyTo: string | null }) {
  const text = useText();
  const openDeposit = useOpenDeposit(bringMoneyTo);
  if (openDeposit === null) return null;
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

/** Shows the exit, the game's name, the time played, the balance, the result, and the limits. */
export function GameBar({ launched, nodeId, trial, onLeave }: GameBarProps) {
  const text = useText();
  return (
    <header className={styles.bar}>
      <IconButton turns shape={arrowLeft} label={text('play.leave')} onClick={onLeave} />
      <div className={styles.about}>
        <h1 className={styles.name}>{launched?.gameName ?? text('title.play')}</h1>
        <p className={styles.below}>
          {launched?.showsElapsed && <PlayElapsed startedMs={launched.stay.startedMs} />}
          {trial && <Tag tone="accent">{text('play.trial')}</Tag>}
        </p>
      </div>
      <p className={styles.balance}>
        <span className="visually-hidden">{text('play.balance')}</span>
        <WalletBalance />
        {launched?.showsNet && launched.playSessionId !== null && nodeId !== undefined && (
          <PlayResult nodeId={nodeId} since={launched.stay.openedAt} />
        )}
      </p>
      <DepositButton bringMoneyTo={launched?.bringMoneyTo ?? null} />
      <LimitsButton />
      <FullScreenButton />
    </header>
  );
}
