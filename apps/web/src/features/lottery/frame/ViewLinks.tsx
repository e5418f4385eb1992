import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import styles from './Framed.module.css';

/** The pages of a lottery by their view in the address, with the names of their links. */
const views = {
  betting: 'lottery.view.betting',
  draws: 'lottery.draws',
  orders: 'lottery.view.orders',
  chart: 'lottery.view.chart',
  rules: 'lottery.view.rules',
} as const;

export type LotteryView = keyof typeof views;

const all = ['betting', 'draws', 'orders', 'chart', 'rules'] as const satisfies LotteryView[];

/** The name of a view's link. */
export const nameOfView = (view: LotteryView) => views[view];

/** The view of an address; a draw that is explained belongs to the draws. */
export function viewOf(wanted: string | null): LotteryView {
  if (wanted === 'fair') return 'draws';
  return all.find((view) => view === wanted) ?? 'betting';
}

type LinksProps = {
  gameCode: string;
  view: LotteryView;
  /** What the address says of the prize mode, which all views keep. */
  mode: { prizeMode?: string; playType?: string };
};

/** Links to all pages of a lottery, in a row that scrolls sideways where it is too long. */
export function ViewLinks({ gameCode, view, mode }: LinksProps) {
  const text = useText();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !shown) return;
    // Scrolls only the row, not the page.
    row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2;
  }, [view]);
  return (
    <nav ref={row} className={styles.links} aria-label={text('lottery.view')}>
      {all.map((one) => (
        <Link
          key={one}
          className={styles.link}
          href={paths.lottery({ gameCode, ...mode, ...(one !== 'betting' && { view: one }) })}
          aria-current={one === view ? 'page' : undefined}
        >
          {text(nameOfView(one))}
        </Link>
      ))}
    </nav>
  );
}
