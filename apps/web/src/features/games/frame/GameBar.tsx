import { useLocation, useSearch } from 'wouter';
import { refusal } from '@pavilion/domain/member/refusal';
import { paths } from '../../../kit/paths.ts';
import { useSessionRecord } from '../../../kit/session-record.ts';
import { sessionKeys } from '../../../kit/storage-keys.ts';
import { useText } from '../../../kit/text.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { circlePlus } from '../../../ui/icons/home-icons.ts';
import { arrowLeft } from '../../../ui/icons/shell-icons.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { WalletBalance } from '../../wallet/WalletBalance.tsx';
import { useElapsed } from './elapsed-time.ts';
import styles from './GameFrame.module.css';

export type GameBarProps = {
  /** Null while the game is being opened. */
  name: string | null;
  trial: boolean;
  onLeave: () => void;
};

function useOpenDeposit(): () => void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return () => {
    sessionStorage.setItem(sessionKeys.wayBackToGame, search === '' ? path : `${path}?${search}`);
    navigate(paths.deposit());
  };
}

/** The way out, what is played, for how long, and the balance. */
export function GameBar({ name, trial, onLeave }: GameBarProps) {
  const text = useText();
  const elapsed = useElapsed();
  const openDeposit = useOpenDeposit();
  const session = useSessionRecord();
  const mayDeposit =
    session !== null && refusal('deposit', { kind: 'session', memberType: session.type }) === null;
  return (
    <header className={styles.bar}>
      <IconButton shape={arrowLeft} label={text('play.leave')} onClick={onLeave} />
      <div className={styles.about}>
        <h1 className={styles.name}>{name ?? text('title.play')}</h1>
        <p className={styles.below}>
          <span role="timer" aria-label={text('play.elapsed')}>
            {elapsed}
          </span>
          {trial && <Tag tone="accent">{text('play.trial')}</Tag>}
        </p>
      </div>
      <p className={styles.balance}>
        <span className="visually-hidden">{text('play.balance')}</span>
        <WalletBalance look="line" />
      </p>
      {mayDeposit && (
        <IconButton
          className={styles.deposit ?? ''}
          shape={circlePlus}
          label={text('play.deposit')}
          onClick={openDeposit}
        />
      )}
    </header>
  );
}
