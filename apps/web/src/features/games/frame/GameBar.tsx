import { useEffect, useState } from 'react';
import { useRefusal } from '#features/site/visitor.ts';
import { WalletBalance } from '#features/wallet/WalletBalance.tsx';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { useLazyOverlay, type OverlayProps } from '@pavilion/client/queries/lazy-overlay.tsx';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { maximize, minimize } from '@pavilion/ui/icons/content-icons.ts';
import { circlePlus } from '@pavilion/ui/icons/home-icons.ts';
import { arrowLeft, gauge } from '@pavilion/ui/icons/shell-icons.ts';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useFullScreen } from './full-screen.ts';
import type { OpenedGame } from './launch.queries.ts';
import { useOpenDeposit } from './open-deposit.ts';
import { PlayResult } from './PlayResult.tsx';
import styles from './GameFrame.module.css';

const secondMs = 1000;

/** "4:07", and "1:04:07" from the first full hour. */
export function elapsedText(elapsedMs: number): string {
  const seconds = Math.max(Math.floor(elapsedMs / secondMs), 0);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const tail = two(seconds % 60);
  return hours === 0 ? `${minutes}:${tail}` : `${hours}:${two(minutes)}:${tail}`;
}

/** How long the game has been open, updated every second. */
function Elapsed({ startedMs }: { startedMs: number }) {
  const text = useText();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={text('play.elapsed')}>
      {elapsedText(nowMs - startedMs)}
    </span>
  );
}

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

const limitsSheet = lazyComponent<'GameLimits', OverlayProps>(
  'GameLimits',
  () => import('./GameLimits.tsx'),
);

function LimitsButton() {
  const text = useText();
  const isRefused = useRefusal('memberCentre') !== null;
  const { open, overlay } = useLazyOverlay(limitsSheet);
  if (isRefused) return null;
  return (
    <>
      <IconButton
        shape={gauge}
        label={text('title.limits')}
        aria-haspopup="dialog"
        onClick={open}
      />
      {overlay}
    </>
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
          {launched?.showsElapsed && <Elapsed startedMs={launched.stay.startedMs} />}
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
