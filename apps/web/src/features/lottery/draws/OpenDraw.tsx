import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { Countdown } from '../clock/Countdown.tsx';
import type { Near } from '../clock/near.ts';
import { SpokenCountdown } from '../clock/SpokenCountdown.tsx';
import styles from './Draws.module.css';

/** The draw that takes bets now, how long it does, and when it is drawn. */
export function OpenDraw({ near, name }: { near: Near; name: string }) {
  const text = useText();
  const format = useFormat();
  const { answer, closesAtMs } = near;
  const { currentNumero: current, paused } = answer;
  return (
    <Card look="lit">
      <div className={styles.open}>
        {current === null || closesAtMs === null ? (
          <p>{text('lottery.open.none')}</p>
        ) : (
          <>
            <p className={styles.numero}>{text('lottery.numero', { numero: current.numero })}</p>
            <Countdown closesAtMs={closesAtMs} name={name} />
            <SpokenCountdown
              key={current.numero}
              closesAtMs={closesAtMs}
              numero={current.numero}
              saysEnd
            />
            <p className={styles.quiet}>
              {text('lottery.draws.at', { at: format.dateTime(current.drawsAt) })}
            </p>
          </>
        )}
        {paused && <Notice>{text('lottery.paused')}</Notice>}
      </div>
    </Card>
  );
}
