import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import type { OpenedAccount } from './links/DirectForm.tsx';
import { DirectTab } from './links/DirectTab.tsx';
import { JoinedTab } from './links/JoinedTab.tsx';
import { useLinks } from './links/links.queries.ts';
import { LinkTab } from './links/LinkTab.tsx';
import { oneOf, useAddressFields } from './team/address-fields.ts';
import { teamLinks } from './team/team-links.ts';
import { TeamPage } from './team/TeamPage.tsx';
import styles from './links/Links.module.css';

const tabs = ['link', 'direct', 'joined'] as const;
const readers = { tab: oneOf(...tabs) };
const skeletonHeights = [44, 140, 140, 140];
const panelId = 'ways-to-open';

/** Opens accounts: by links, or directly; and lists who joined by them. */
export function AgentRegisterScreen() {
  const text = useText();
  const { fields, change } = useAddressFields(readers, teamLinks.openAccount);
  const { tab } = fields;
  const links = useLinks();
  const [opened, setOpened] = useState<OpenedAccount | null>(null);
  return (
    <TeamPage shown="" mayWiden={tab !== 'direct'}>
      <SegmentedControl
        label={text('open.tabs')}
        segments={tabs.map((key) => ({ key, label: text(`open.tab.${key}`) }))}
        value={tab}
        onChange={(chosen) => change({ tab: chosen })}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={text(`open.tab.${tab}`)}
        className={styles.panel}
      >
        {tab === 'joined' ? (
          <JoinedTab onLinks={() => change({ tab: 'link' })} />
        ) : (
          <Loaded query={links} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
            {(data) =>
              tab === 'link' ? (
                <LinkTab links={data} />
              ) : (
                <DirectTab links={data} opened={opened} onOpened={setOpened} />
              )
            }
          </Loaded>
        )}
      </div>
    </TeamPage>
  );
}
