import { useId, useState } from 'react';
import { useText } from '#kit/text.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { chevronDown } from '@pavilion/ui/icons/shell-icons.ts';
import type { AgentContract } from '../contracts.queries.ts';
import { TermsView } from './TermsView.tsx';
import styles from './Terms.module.css';

type TermsFoldProps = { contract: AgentContract; labelledBy: string };

/** The terms of a contract, at a press. */
export function TermsFold({ contract, labelledBy }: TermsFoldProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        id={`${id}-button`}
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-labelledby={`${id}-button ${labelledBy}`}
        onClick={() => setOpen(!isOpen)}
      >
        {text(isOpen ? 'contracts.terms.hide' : 'contracts.terms.show')}
        <Icon shape={chevronDown} size={14} className={styles.turned ?? ''} />
      </button>
      {isOpen && (
        <div id={id}>
          <TermsView kind={contract.kind} terms={contract.terms} />
        </div>
      )}
    </>
  );
}
