import { useEffect, useRef } from 'react';
import { Picture } from '#features/site/Picture.tsx';
import { useText } from '#kit/text.ts';
import { useVendorPictures } from './game-pages.queries.ts';
import type { VendorStripProps } from './VendorStrip.tsx';
import styles from './VendorMenu.module.css';

/** The side menu of a category: all games and one tab per vendor; JL has no "all games". */
export function VendorMenu({ gameType, chosen, onChoose }: VendorStripProps) {
  const text = useText();
  const { data } = useVendorPictures();
  const list = useRef<HTMLDivElement>(null);
  const vendors = data?.list.find((one) => one.gameCategory === gameType)?.vendors ?? [];

  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!list.current || !active) return;
    const top = active.offsetTop - (list.current.clientHeight - active.offsetHeight) / 2;
    list.current.scrollTo({ top, behavior: 'smooth' });
  }, [chosen, vendors.length]);

  const tabs = [
    ...(gameType === 'JL' ? [] : [{ code: undefined, name: text('games.all'), icon: '' }]),
    ...vendors.map((one) => ({ code: one.vassalage, name: one.vendorName, icon: one.iconUrl })),
  ];
  return (
    <div ref={list} role="group" aria-label={text('games.providers')} className={styles.menu}>
      {tabs.map(({ code, name, icon }) => (
        <button
          key={code ?? ''}
          type="button"
          className={styles.tab}
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
        >
          {icon !== '' && <Picture className={styles.logo} src={icon} />}
          {name}
        </button>
      ))}
    </div>
  );
}
