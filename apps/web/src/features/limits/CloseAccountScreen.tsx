import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { screenLink } from '#features/site/screen-links.ts';
import { BalancePanel } from '#features/wallet/BalancePanel.tsx';
import { GameWalletsLine } from '#features/wallet/GameWalletsLine.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { hourglass } from '@pavilion/ui/icons/form-icons.ts';
import { chartColumn } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { CloseSheet } from './closing/CloseSheet.tsx';
import { useClosingFacts } from './closing/closing-facts.ts';
import { useLimits, type OwnLimits } from './limits.queries.ts';
import styles from './break/Break.module.css';
import list from './list/Limits.module.css';

const skeletonHeights = [112, 320, 168];
const history = screenLink('history', chartColumn);

/** For who only needs a rest: the breaks of the site, and how much was played. */
function Rather({ breaks }: Pick<OwnLimits, 'breaks'>) {
  const text = useText();
  const isOffered = breaks.length > 0;
  return (
    <Section title={text(isOffered ? 'closing.rather' : 'exclusion.records')}>
      {isOffered && <p className={list.about}>{text('closing.rather.text')}</p>}
      <Card look="flush">
        {isOffered && (
          <ListRow
            icon={hourglass}
            title={text('exclusion.take')}
            href={paths.limits({ break: 1 })}
          />
        )}
        <ListRow icon={history.icon} title={text(history.label)} href={history.href} />
      </Card>
    </Section>
  );
}

function CloseAccount({ limits }: { limits: OwnLimits }) {
  const text = useText();
  const { breaks, dataKeptFor } = limits;
  const facts = useClosingFacts(dataKeptFor);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Card>
        <BalancePanel />
        <GameWalletsLine />
      </Card>
      <Section title={text('exclusion.what')}>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Section>
      <Rather breaks={breaks} />
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {text('exclusion.next')}
      </Button>
      <CloseSheet open={isAsked} dataKeptFor={dataKeptFor} onClose={() => setAsked(false)} />
    </>
  );
}

/** Closes the account in two steps: what happens, and the yes to it. */
export function CloseAccountScreen() {
  const limits = useLimits();
  return (
    <Loaded query={limits} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(data) => <CloseAccount limits={data} />}
    </Loaded>
  );
}
