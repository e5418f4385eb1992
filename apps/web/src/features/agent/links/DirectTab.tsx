import { CopyFact, useCopy } from '#features/site/CopyFact.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { DirectForm, type OpenedAccount } from './DirectForm.tsx';
import type { Links } from './links.queries.ts';
import styles from './Links.module.css';

type OpenedProps = { links: Links; opened: OpenedAccount; onAgain: () => void };

/** The new account with its first password, which nobody sees again. */
function Opened({ links, opened, onAgain }: OpenedProps) {
  const text = useText();
  const copy = useCopy();
  const { account, password } = opened;
  const both = [
    `${text('session.username')}: ${account}`,
    `${text('session.password')}: ${password}`,
    `${location.origin}${paths.login()}`,
  ].join('\n');
  return (
    <Card look="lit">
      <div className={styles.opened} role="status">
        <h2 className={styles.openedTitle}>{text('direct.done')}</h2>
        <p className={styles.about}>{text('direct.done.text')}</p>
        <div>
          <CopyFact label={text('session.username')} value={account} />
          <CopyFact label={text('direct.password')} value={password} />
        </div>
        <Button onClick={() => copy(both)}>{text('direct.done.copy')}</Button>
        <Button kind="secondary" onClick={onAgain}>
          {text('direct.done.again')}
        </Button>
        <p className={styles.note}>
          {text('direct.today', { count: links.openedToday, most: links.mostPerDay })}
        </p>
      </div>
    </Card>
  );
}

type DirectTabProps = {
  links: Links;
  /** Kept by the page, so that another tab does not lose the password. */
  opened: OpenedAccount | null;
  onOpened: (opened: OpenedAccount | null) => void;
};

/** Opens accounts one by one, as many a day as the site allows. */
export function DirectTab({ links, opened, onOpened }: DirectTabProps) {
  const text = useText();
  const { mostPerDay } = links;
  if (opened !== null) {
    return <Opened links={links} opened={opened} onAgain={() => onOpened(null)} />;
  }
  if (!links.opensDirectly) return <EmptyState text={text('direct.closed')} />;
  if (links.openedToday >= mostPerDay) {
    return <Notice>{text('direct.full', { most: mostPerDay })}</Notice>;
  }
  return <DirectForm links={links} onDone={onOpened} />;
}
