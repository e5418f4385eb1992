import { useState, type ReactNode } from 'react';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import {
  minBetOptions,
  type GameClassification,
  type GameType,
} from '@pavilion/domain/game/game-type';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { useVendors } from '../catalogue.queries.ts';
import { withTab, withVendor, type GameTab, type ListFilter } from './list-filter.ts';
import styles from './FilterBar.module.css';

export type FilterSheetProps = {
  gameType: GameType | undefined;
  kinds: readonly GameClassification[];
  filter: ListFilter;
  onApply: (filter: ListFilter) => void;
  onClose: () => void;
};

type Draft = { filter: ListFilter; onChange: (filter: ListFilter) => void };

const any = 'any';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** Hidden on the New tab, which covers all vendors. */
function ProviderGroup({ gameType, filter, onChange }: Draft & { gameType: GameType | undefined }) {
  const text = useText();
  const { data } = useVendors();
  const category = data?.list.find(({ gameCategory }) => gameCategory === gameType);
  if (filter.tab === 'NEW' || category === undefined || category.vendors.length < 2) return null;
  const isSingle = gameType === 'JL';
  const chips = category.vendors.map((one) => ({ key: one.vassalage, label: one.vendorName }));
  return (
    <Group title={text('games.filter.provider')}>
      <ChipRow
        label={text('games.filter.provider')}
        value={filter.vendor ?? any}
        onChange={(key) => onChange(withVendor(filter, key === any ? undefined : key))}
        chips={[...(isSingle ? [] : [{ key: any, label: text('games.filter.any') }]), ...chips]}
      />
    </Group>
  );
}

function CategoryGroup({ filter, onChange }: Draft) {
  const text = useText();
  const { data } = useVendors();
  const types = data?.list.map(({ gameCategory }) => gameCategory) ?? [];
  return (
    <Group title={text('games.filter.type')}>
      <ChipRow<GameType | typeof any>
        label={text('games.filter.type')}
        value={filter.gameType ?? any}
        onChange={(key) => {
          const { gameType: _, ...rest } = filter;
          onChange({ ...rest, ...(key !== any && { gameType: key }) });
        }}
        chips={[
          { key: any, label: text('games.filter.any') },
          ...types.map((key) => ({ key, label: text(`category.${key}`) })),
        ]}
      />
    </Group>
  );
}

function MinBetGroup({ filter, onChange }: Draft) {
  const text = useText();
  const format = useFormat();
  const symbol = useSettings()?.brand.currency.symbol ?? '';
  return (
    <Group title={text('games.filter.minBet')}>
      <ChipRow<(typeof minBetOptions)[number] | typeof any>
        label={text('games.filter.minBet')}
        value={filter.minBet ?? any}
        onChange={(key) => {
          const { minBet: _, ...rest } = filter;
          onChange({ ...rest, ...(key !== any && { minBet: key }) });
        }}
        chips={[
          { key: any, label: text('games.filter.any') },
          ...minBetOptions.map((key) => ({ key, label: format.money(key, symbol) })),
        ]}
      />
    </Group>
  );
}

/** Renders the filter panel, which applies the choices only when the person confirms them. */
export function FilterSheet({ gameType, kinds, filter, onApply, onClose }: FilterSheetProps) {
  const text = useText();
  const [draft, setDraft] = useState(filter);
  const group = { filter: draft, onChange: setDraft };
  function apply(next: ListFilter) {
    onApply(next);
    onClose();
  }
  const { name } = filter;
  return (
    <Sheet open title={text('games.filter')} closeLabel={text('shell.close')} onClose={onClose}>
      <div className={styles.panel}>
        {gameType === undefined && <CategoryGroup {...group} />}
        <ProviderGroup gameType={gameType} {...group} />
        {kinds.length > 1 && (
          <Group title={text('games.filter.kind')}>
            <ChipRow<GameTab>
              label={text('games.filter.kind')}
              value={draft.tab}
              onChange={(tab) => setDraft(withTab(draft, tab))}
              chips={[
                { key: 'ALL', label: text('games.kind.ALL') },
                ...kinds.map((key) => ({ key, label: text(`games.kind.${key}`) })),
              ]}
            />
          </Group>
        )}
        <MinBetGroup {...group} />
        <div className={styles.actions}>
          <Button
            kind="secondary"
            onClick={() =>
              apply({
                tab: 'ALL',
                ...(name !== undefined && { name }),
                ...(gameType && filter.gameType && { gameType: filter.gameType }),
              })
            }
          >
            {text('games.filter.clear')}
          </Button>
          <Button onClick={() => apply(draft)}>{text('games.filter.apply')}</Button>
        </div>
      </div>
    </Sheet>
  );
}
