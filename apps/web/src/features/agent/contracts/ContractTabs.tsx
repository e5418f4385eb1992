import { useId, type ReactNode } from 'react';
import { useText } from '#kit/text.ts';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import type { ContractFields } from './contract-fields.ts';
import styles from './Contracts.module.css';

type ContractTab = ContractFields['tab'];

const tabs: readonly ContractTab[] = ['mine', 'given'];

type ContractTabsProps = {
  tab: ContractTab;
  /** Another tab begins with everybody. */
  onChange: (fields: { tab: ContractTab; account: '' }) => void;
  children: ReactNode;
};

/** The own contracts, or those that the agent has given; each tab begins anew. */
export function ContractTabs({ tab, onChange, children }: ContractTabsProps) {
  const text = useText();
  const panelId = useId();
  return (
    <>
      <SegmentedControl
        label={text('contracts.tabs')}
        segments={tabs.map((key) => ({ key, label: text(`contracts.tab.${key}`) }))}
        value={tab}
        onChange={(chosen) => onChange({ tab: chosen, account: '' })}
        panelId={panelId}
      />
      <div
        key={tab}
        id={panelId}
        role="tabpanel"
        aria-label={text(`contracts.tab.${tab}`)}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}
