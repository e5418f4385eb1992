import { useText } from '#kit/text.ts';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { settlementFields } from '../settlements/settlement-fields.ts';
import { Settlements } from '../settlements/Settlements.tsx';
import { accountField, oneOf, useAddressFields } from '../team/address-fields.ts';
import { teamLinks } from '../team/team-links.ts';
import { TeamPage } from '../team/TeamPage.tsx';
import { useWide } from '../team/use-wide.ts';
import { GivenDividends } from './GivenDividends.tsx';
import { OwnDividend } from './OwnDividend.tsx';
import styles from './Dividend.module.css';

const tabs = ['mine', 'given'] as const;
const readers = { tab: oneOf(...tabs), account: accountField, ...settlementFields };
const panelId = 'dividend';

/** The own dividend with what was received, or the contracts given with what was paid. */
export function DividendPage() {
  const text = useText();
  const isWide = useWide();
  const { fields, change, hrefOf } = useAddressFields(readers, teamLinks.dividend);
  const { tab, account } = fields;
  const isGiven = tab === 'given';
  const only =
    isGiven && account !== '' ? { account, onAll: () => change({ account: '' }) } : undefined;
  return (
    <TeamPage shown="" mayWiden>
      <SegmentedControl
        label={text('contracts.tabs')}
        segments={tabs.map((key) => ({ key, label: text(`contracts.tab.${key}`) }))}
        value={tab}
        onChange={(chosen) => change({ tab: chosen, account: '' })}
        panelId={panelId}
      />
      <div
        key={tab}
        id={panelId}
        role="tabpanel"
        aria-label={text(`contracts.tab.${tab}`)}
        className={styles.panel}
      >
        {isGiven ? (
          <GivenDividends hrefOf={(name) => hrefOf({ account: name })} />
        ) : (
          <OwnDividend />
        )}
        <Settlements
          kind="dividend"
          side={isGiven ? 'paid' : 'received'}
          fields={fields}
          onChange={change}
          asTable={isWide}
          only={only}
        />
      </div>
    </TeamPage>
  );
}
