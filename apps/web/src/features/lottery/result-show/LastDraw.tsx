import { Suspense, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#kit/device.ts';
import { useText, type Text } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { ballsOf } from '../balls/ball-kinds.ts';
import { Balls } from '../balls/Balls.tsx';
import type { Near } from '../clock/near.ts';
import type { RaceProps } from './Race.tsx';
import styles from './LastDraw.module.css';

type Last = NonNullable<Near['answer']['previousNumero']>;

const race = lazyComponent<'Race', RaceProps>('Race', () => import('./Race.tsx'));

/** The numbers of a result as they are read out. */
function spokenResult(text: Text, family: string, winNo: string): string {
  const { balls, special, sum } = ballsOf(family, winNo);
  return [
    ...balls.map((ball) => ball.text),
    ...(special ? [`${text('lottery.ball.special')} ${special.text}`] : []),
    ...(sum === null ? [] : [text('lottery.ball.sum', { sum: String(sum) })]),
  ].join(' ');
}

/** Whether the code of the race is here; where it does not come, the result stands there alone. */
function useRaceCode(isWanted: boolean): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    race.load().then(
      () => isShown && setHere(true),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return isHere;
}

type ResultProps = { family: string; winNo: string; isNew: boolean };

/** A result; one that has just come rolls in, or is raced for. */
function Result({ family, winNo, isNew }: ResultProps) {
  const balls = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const isWanted = isNew && family === 'PK10' && !prefersReducedMotion();
  const hasCode = useRaceCode(isWanted);
  const isRace = isWanted && hasCode && !isOver;
  return (
    <>
      <div ref={balls} tabIndex={-1} className={styles.result}>
        <Balls family={family} winNo={winNo} rolls={isNew} />
      </div>
      {isRace && (
        <Suspense>
          <race.Component
            winNo={winNo}
            onEnd={() => setOver(true)}
            onSkip={() => {
              setOver(true);
              balls.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Awaited({ last: { state, late, drawsAt } }: { last: Last }) {
  const text = useText();
  const format = useFormat();
  if (state === 'void') return <p className={styles.waits}>{text('lottery.void.text')}</p>;
  if (!late) return <p className={styles.waits}>{text('lottery.waiting')}</p>;
  return <p className={styles.late}>{text('lottery.late', { at: format.dateTime(drawsAt) })}</p>;
}

/** What is known of a draw: its numero, and its result or why there is none. */
function Known({ family, last, isNew }: { family: string; last: Last; isNew: boolean }) {
  const text = useText();
  const { numero, winNo, state } = last;
  const numeroText = text('lottery.numero', { numero });
  return (
    <>
      <p className={styles.numero}>
        <span>{winNo === null ? numeroText : `${text('lottery.last')} ${numero}`}</span>
        {state === 'void' && <Tag tone="bad">{text('lottery.void')}</Tag>}
        {state === 'resettled' && <Tag tone="accent">{text('lottery.corrected')}</Tag>}
      </p>
      {winNo === null ? (
        <Awaited last={last} />
      ) : (
        <Result key={`${numero} ${winNo}`} family={family} winNo={winNo} isNew={isNew} />
      )}
    </>
  );
}

/** The last draw on which betting has ended; a result that comes meanwhile is read out once. */
export function LastDraw({ family, last }: { family: string; last: Last | null }) {
  const text = useText();
  const winNo = last?.winNo ?? null;
  const result = winNo === null ? null : `${last?.numero} ${winNo}`;
  const [first] = useState(result);
  const isNew = result !== first;
  return (
    <div className={styles.last}>
      {last === null ? (
        <p className={styles.none}>{text('lottery.last.none')}</p>
      ) : (
        <Known family={family} last={last} isNew={isNew} />
      )}
      <p className="visually-hidden" role="status">
        {last !== null &&
          winNo !== null &&
          isNew &&
          text('lottery.spoken.result', {
            numero: last.numero,
            result: spokenResult(text, family, winNo),
          })}
      </p>
    </div>
  );
}
