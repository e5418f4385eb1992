import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { plus } from '@pavilion/ui/icons/shell-icons.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LinkForm } from './LinkForm.tsx';
import type { InvitationLink, Links } from './links.queries.ts';
import { LinkSheet } from './LinkSheet.tsx';
import styles from './Links.module.css';

/** The link whose sheet is open, or was until now: it keeps its content while it slides away. */
function useOpenedLink(list: Links['list']) {
  const [opened, setOpened] = useState<{ last: InvitationLink; isOpen: boolean } | null>(null);
  const now = list.find(({ affiUrlId }) => affiUrlId === opened?.last.affiUrlId);
  return {
    link: now ?? opened?.last,
    isOpen: opened?.isOpen === true,
    open: (link: InvitationLink) => setOpened({ last: link, isOpen: true }),
    close: () => setOpened(opened && { ...opened, isOpen: false }),
  };
}

type HeadProps = { links: Links; onNew: () => void };

/** How many links there are, and the way to another one. */
function Head({ links, onNew }: HeadProps) {
  const text = useText();
  const { list, mostLinks, opensLinks } = links;
  const count = list.filter(({ state }) => state === 'open').length;
  if (!opensLinks) return <Notice>{text('links.closed')}</Notice>;
  if (count >= mostLinks) return <Notice>{text('links.full', { most: mostLinks })}</Notice>;
  return (
    <div className={styles.tools}>
      <p className={styles.about}>{text('links.count', { count, most: mostLinks })}</p>
      <Button size="compact" aria-haspopup="dialog" onClick={onNew}>
        <Icon shape={plus} size={16} />
        {text('links.new')}
      </Button>
    </div>
  );
}

function Empty({ links, onNew }: HeadProps) {
  const text = useText();
  if (!links.opensLinks) return <EmptyState text={text('links.closed')} />;
  return (
    <EmptyState
      text={text('links.empty')}
      action={
        <Button size="compact" aria-haspopup="dialog" onClick={onNew}>
          {text('links.new')}
        </Button>
      }
    />
  );
}

/** The links of the agent; a new one is shown with its code at once. */
export function LinkTab({ links }: { links: Links }) {
  const text = useText();
  const { list } = links;
  const [making, setMaking] = useState({ isOpen: false, turn: 0 });
  const opened = useOpenedLink(list);
  const make = () => setMaking(({ turn }) => ({ isOpen: true, turn: turn + 1 }));
  const leave = () => setMaking(({ turn }) => ({ isOpen: false, turn }));
  return (
    <>
      {list.length === 0 ? (
        <Empty links={links} onNew={make} />
      ) : (
        <>
          <Head links={links} onNew={make} />
          <ul className={styles.cards} aria-label={text('links.list')}>
            {list.map((link) => (
              <LinkCard key={link.affiUrlId} link={link} onOpen={() => opened.open(link)} />
            ))}
          </ul>
        </>
      )}
      <Sheet
        open={making.isOpen}
        onClose={leave}
        title={text('links.new')}
        closeLabel={text('shell.close')}
      >
        <LinkForm
          key={making.turn}
          links={links}
          onDone={(link) => {
            leave();
            opened.open(link);
            showToast(text('link.form.done'), {
              kind: 'success',
              durationMs: limits.successToastMs,
            });
          }}
        />
      </Sheet>
      {opened.link && <LinkSheet link={opened.link} open={opened.isOpen} onClose={opened.close} />}
    </>
  );
}
