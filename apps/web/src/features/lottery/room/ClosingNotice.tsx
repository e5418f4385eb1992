import { useEffect, useState } from 'react';
import { useServerTime } from '#kit/clock/server-time.ts';
import { useText } from '#kit/text.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import type { Near } from '../clock/near.ts';
import type { OpenDraw } from './room.ts';
import styles from './ClosingNotice.module.css';

const shownMs = 10_000;
/** Somebody who is just choosing sees it too. */
const keptMs = 2000;

/** The draw that closed last while the page was open. */
function useClosed(draw: OpenDraw | null): OpenDraw | null {
  const [open, setOpen] = useState(draw);
  const [closed, setClosed] = useState<OpenDraw | null>(null);
  if (open?.numero !== draw?.numero) {
    setOpen(draw);
    if (open !== null) setClosed(open);
  }
  return closed;
}

/** The numero of the draw for which the selection stays; null where none is known. */
function nextOf(near: Near, closed: string): string | null {
  const { currentNumero: current, nextNumero: next } = near.answer;
  const after = current?.numero === closed ? next : (current ?? next);
  return after?.numero ?? null;
}

type NoticeProps = { near: Near | undefined; draw: OpenDraw | null };

/**
 * Says that a draw takes no more bets, for 10 seconds or until the person goes on. It lies over the
 * page, so that nothing moves under the finger.
 */
export function ClosingNotice({ near, draw }: NoticeProps) {
  const text = useText();
  const closed = useClosed(draw);
  const [seen, setSeen] = useState<string | null>(null);
  const closedAtMs = closed?.closesAtMs ?? 0;
  const isRecent = useServerTime(0, (nowMs) => nowMs < closedAtMs + shownMs);
  const numero = isRecent && near?.answer.paused === false ? (closed?.numero ?? null) : null;
  const isShown = numero !== null && numero !== seen;
  useEffect(() => {
    if (!isShown) return undefined;
    const act = () => {
      if (Date.now() > closedAtMs + keptMs) setSeen(numero);
    };
    addEventListener('pointerdown', act);
    addEventListener('keydown', act);
    return () => {
      removeEventListener('pointerdown', act);
      removeEventListener('keydown', act);
    };
  }, [isShown, numero, closedAtMs]);
  const next = near && numero !== null ? nextOf(near, numero) : null;
  return (
    <div className={styles.place} role="status">
      {isShown && (
        <div className={styles.notice}>
          <Notice>
            {next === null
              ? text('lottery.bet.closed.wait', { numero })
              : text('lottery.bet.closed', { numero, next })}
          </Notice>
        </div>
      )}
    </div>
  );
}
