import { useText } from '#kit/text.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { useVendors } from '../catalogue.queries.ts';
import styles from './GameBrowser.module.css';

export type VendorStripProps = {
  gameType: GameType;
  chosen: string | undefined;
  onChoose: (vendor: string | undefined) => void;
};

const allVendors = '';

/** "All games" and one tab per vendor; JL is a single vendor and has no "all" (section 2). */
export function VendorStrip({ gameType, chosen, onChoose }: VendorStripProps) {
  const text = useText();
  const { data, isError } = useVendors();
  if (isError && !data) return null;
  if (!data) return <div className={styles.stripPlace} />;
  const category = data.list.find(({ gameCategory }) => gameCategory === gameType);
  const vendors = category?.vendors ?? [];
  if (vendors.length < 2 && chosen === undefined) return null;
  const all = gameType === 'JL' ? [] : [{ key: allVendors, label: text('games.all') }];
  const chips = vendors.map(({ vassalage, vendorName }) => ({ key: vassalage, label: vendorName }));
  return (
    <ChipRow
      label={text('games.providers')}
      chips={[...all, ...chips]}
      value={chosen ?? allVendors}
      onChange={(key) => onChoose(key === allVendors ? undefined : key)}
    />
  );
}
