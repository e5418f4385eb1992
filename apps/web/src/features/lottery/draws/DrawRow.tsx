import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ownFamilyCodes } from '@pavilion/domain/lottery/play';
import { paths } from '@pavilion/screens/paths';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import type { Draw, Lottery } from '../lottery.queries.ts';
import { DrawnResult } from './DrawnResult.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import styles from './Draws.module.css';

const isOwn = (family: string) => (ownFamilyCodes as readonly string[]).includes(family);

type RowProps = { lottery: Lottery; draw: Draw };

/** What stands in place of a result that is still to come, with the prizes that are known. */
function Awaited({ lottery: { family }, draw }: RowProps) {
  const text = useText();
  const format = useFormat();
  const { late, drawsAt, prizes = {} } = draw;
  const isPartial = Object.keys(prizes).length > 0;
  const usual = isPartial ? text('lottery.partial') : text('lottery.waiting');
  return (
    <>
      {late ? (
        <p className={styles.late}>{text('lottery.late', { at: format.dateTime(drawsAt) })}</p>
      ) : (
        <p className={styles.waits}>{usual}</p>
      )}
      {isPartial && <PrizeTable family={family} prizes={prizes} />}
    </>
  );
}

function Void() {
  const text = useText();
  return (
    <>
      <p>
        <Tag tone="bad">{text('lottery.void')}</Tag>
      </p>
      <p className={styles.quiet}>{text('lottery.void.text')}</p>
    </>
  );
}

/** A result that was put right, and below it what was said before, each with its time. */
function Corrected({ family, draw }: { family: string; draw: Draw & { winNo: string } }) {
  const text = useText();
  const format = useFormat();
  const { earlier, decidedAt, winNo, prizes } = draw;
  return (
    <>
      <p>
        <Tag tone="accent">{text('lottery.corrected')}</Tag>{' '}
        {decidedAt !== null && (
          <span className={styles.quiet}>
            {text('lottery.corrected.since', { at: format.dateTime(decidedAt) })}
          </span>
        )}
      </p>
      <DrawnResult family={family} winNo={winNo} prizes={prizes} />
      {earlier.map((before) => (
        <div key={before.version} className={styles.earlier}>
          <p className={styles.quiet}>
            {text('lottery.corrected.before', { at: format.dateTime(before.decidedAt) })}
          </p>
          <DrawnResult family={family} winNo={before.winNo} prizes={before.prizes} />
        </div>
      ))}
    </>
  );
}

function Outcome({ lottery, draw }: RowProps) {
  const { family } = lottery;
  const { state, winNo, prizes, earlier } = draw;
  if (state === 'void') return <Void />;
  if (winNo === null) return <Awaited lottery={lottery} draw={draw} />;
  if (earlier.length > 0) return <Corrected family={family} draw={{ ...draw, winNo }} />;
  return <DrawnResult family={family} winNo={winNo} prizes={prizes} />;
}

/** A draw on which betting has ended, with its result or what has become of it. */
export function DrawRow({ lottery, draw }: RowProps) {
  const text = useText();
  const format = useFormat();
  const { numero, drawsAt, state, stationName } = draw;
  const fair = paths.lottery({ gameCode: lottery.code, view: 'fair', numero });
  return (
    <li className={styles.draw}>
      <p className={styles.head}>
        <b className={styles.numero}>
          {stationName !== null && `${stationName} · `}
          {text('lottery.numero', { numero })}
        </b>
        <time className={styles.quiet} dateTime={drawsAt}>
          {format.dateTime(drawsAt)}
        </time>
      </p>
      <Outcome lottery={lottery} draw={draw} />
      {isOwn(lottery.family) && (
        <Link className={styles.link} href={fair}>
          {text(state === 'void' ? 'lottery.void.why' : 'lottery.fair')}
          <span className="visually-hidden">: {numero}</span>
        </Link>
      )}
    </li>
  );
}
