import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { RateForm } from './RateForm.tsx';
import { RateHistory } from './RateHistory.tsx';
import { useRatedPerson, type OwnRates } from './rates.queries.ts';
import styles from './RateForm.module.css';

type PersonProps = { account: string; isOpen: boolean; own: OwnRates; onClose: () => void };

function Person({ account, isOpen, own, onClose }: PersonProps) {
  const text = useText();
  return (
    <Loaded
      query={useRatedPerson(account, isOpen)}
      skeleton={<SkeletonRows rows={5} />}
      isEmpty={(person) => person === null}
      empty={<EmptyState text={text('error.agent.downline.not.found')} />}
    >
      {(person) =>
        person && (
          <div className={styles.sheet}>
            {person.nickname !== '' && <p className={styles.about}>{person.nickname}</p>}
            <RateForm person={person} own={own} onSaved={onClose} />
            <RateHistory history={person.history} />
          </div>
        )
      }
    </Loaded>
  );
}

type RateSheetProps = {
  /** Whose rates are open; empty for nobody. */
  account: string;
  own: OwnRates | undefined;
  onClose: () => void;
};

/** Shows and sets the rates of one person; what is not saved is gone once it was closed. */
export function RateSheet({ account, own, onClose }: RateSheetProps) {
  const text = useText();
  const isOpen = account !== '';
  const [shown, setShown] = useState({ account, isOpen, opening: 0 });
  if (isOpen !== shown.isOpen || (isOpen && account !== shown.account)) {
    // It keeps its content while it slides away.
    setShown(
      isOpen ? { account, isOpen, opening: shown.opening + 1 } : { ...shown, isOpen: false },
    );
  }
  return (
    <Sheet open={isOpen} onClose={onClose} title={shown.account} closeLabel={text('shell.close')}>
      {own && shown.account !== '' && (
        <Person
          key={shown.opening}
          account={shown.account}
          isOpen={isOpen}
          own={own}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}
