import { Page } from '../layout/Page.tsx';
import { FieldParts } from './FieldParts.tsx';
import { ActionParts, ChoiceParts, StateParts, TokenParts, ValueParts } from './PlainParts.tsx';
import styles from './PartsPage.module.css';

/** Every component and token in its states, for developers; no page of the product. */
export function PartsPage() {
  return (
    <div className={styles.page}>
      <Page title="Parts" titleShown>
        <TokenParts />
        <ActionParts />
        <FieldParts />
        <ChoiceParts />
        <ValueParts />
        <StateParts />
      </Page>
    </div>
  );
}
