import { Page } from '../layout/Page.tsx';
import { FieldComponents } from './FieldComponents.tsx';
import {
  ActionComponents,
  ChoiceComponents,
  StateComponents,
  TokenComponents,
  ValueComponents,
} from './PlainComponents.tsx';
import styles from './ComponentsPage.module.css';

/** Every component and token in its states, for developers; no page of the product. */
export function ComponentsPage() {
  return (
    <div className={styles.page}>
      <Page title="Components" titleShown>
        <TokenComponents />
        <ActionComponents />
        <FieldComponents />
        <ChoiceComponents />
        <ValueComponents />
        <StateComponents />
      </Page>
    </div>
  );
}
