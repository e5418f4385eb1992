import { Frame } from './Frame.tsx';
import { TitledHeader } from './header/TitledHeader.tsx';
import { PagePending } from './PagePending.tsx';
import { shellRules } from './shell-rules.ts';
import styles from './Shell.module.css';

/** The frame of a page with its screen still to come: what the first HTML shows off the home. */
export function StandInPage({ path }: { path: string }) {
  const rules = shellRules(path);
  return (
    <div className={styles.column}>
      <Frame
        path={path}
        header={rules.header === 'titled' && <TitledHeader rules={rules} />}
        footer={rules.footer}
      >
        <PagePending />
      </Frame>
    </div>
  );
}
