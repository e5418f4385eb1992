import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMoneyMoved, useWallet } from '#features/wallet/wallet.queries.ts';
import { useText } from '#kit/text.ts';
import { gameMessage, sandboxFor, type GameAddress } from './frame-rules.ts';
import { GameOpening } from './GameOpening.tsx';
import { useOpenDeposit } from './open-deposit.ts';
import styles from './GameFrame.module.css';

export type GameFrameProps = {
  address: GameAddress;
  name: string;
  /** The provider with its own wallets to which the player transfers money, or null. */
  bringMoneyTo: string | null;
  onLeave: () => void;
};

const balancePollMs = 10_000;

function useGameMessages({ address, bringMoneyTo, onLeave }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useWallet(balancePollMs);
  const moneyMoved = useMoneyMoved();
  const openDeposit = useOpenDeposit(bringMoneyTo);
  const hear = useEffectEvent((event: MessageEvent): void => {
    if (event.source !== frame.current?.contentWindow) return;
    const message = gameMessage(event, address.origin);
    if (message === 'balance') moneyMoved();
    if (message === 'deposit') openDeposit?.();
    if (message === 'exit') onLeave();
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return frame;
}

/** Shows the provider's page in a sandboxed frame. */
export function GameFrame(props: GameFrameProps) {
  const { address, name } = props;
  const text = useText();
  const frame = useGameMessages(props);
  const [loaded, setLoaded] = useState(false);
  return (
    <div className={styles.stage}>
      {!loaded && <GameOpening />}
      <iframe
        ref={frame}
        className={styles.frame}
        data-loaded={loaded ? '' : undefined}
        title={text('play.frame', { name })}
        src={address.href}
        sandbox={sandboxFor(address, location.origin)}
        referrerPolicy="no-referrer"
        allow="autoplay; fullscreen"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
