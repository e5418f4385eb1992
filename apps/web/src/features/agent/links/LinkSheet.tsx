import { Link } from 'wouter';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useLinkWords } from './link-words.ts';
import { LinkAddress } from './LinkAddress.tsx';
import { LinkFigures, LinkTags } from './LinkCard.tsx';
import { useDeleteLink, useSetDefaultLink, type InvitationLink } from './links.queries.ts';
import list from '../team-list/TeamList.module.css';
import styles from './Links.module.css';

function Rates({ rates }: Pick<InvitationLink, 'rates'>) {
  const text = useText();
  return (
    <Section title={text('rates.title')}>
      <dl className={list.rates}>
        {(Object.keys(rates) as (keyof typeof rates)[]).map((category) => (
          <div key={category}>
            <dt>{text(`category.${category}`)}</dt>
            <dd>{rates[category]}%</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function useSaid() {
  const text = useText();
  return (key: Parameters<typeof text>[0]) =>
    showToast(text(key), { kind: 'success', durationMs: limits.noticeToastMs });
}

/** Makes the link the default or takes that away, and deletes it after a question. */
function Changes({ link, onDeleted }: { link: InvitationLink; onDeleted: () => void }) {
  const text = useText();
  const say = useSaid();
  const setDefault = useSetDefaultLink();
  const remove = useDeleteLink();
  const { affiUrlId, isDefault, state } = link;
  const isPaused = state === 'paused';
  const busy = setDefault.isPending || remove.isPending;

  function change(): void {
    afterCall(setDefault.mutateAsync({ affiUrlId, isDefault: !isDefault }), () =>
      say(isDefault ? 'link.default.none.done' : 'link.default.set.done'),
    );
  }
  async function askAndDelete(): Promise<void> {
    const sure = await askConfirm({
      title: text('link.delete.title'),
      text: text('link.delete.text'),
      confirmLabel: text('link.delete'),
      cancelLabel: text('link.delete.keep'),
      confirmKind: 'danger',
    });
    if (!sure) return;
    afterCall(remove.mutateAsync(affiUrlId), () => {
      say('link.delete.done');
      onDeleted();
    });
  }
  return (
    <div className={styles.changes}>
      <ErrorNotice error={setDefault.error ?? remove.error} />
      <div className={styles.pair}>
        {(state === 'open' || (isDefault && !isPaused)) && (
          <Button kind="secondary" size="compact" busy={busy} onClick={change}>
            {text(isDefault ? 'link.default.none' : 'link.default.set')}
          </Button>
        )}
        <Button kind="danger" size="compact" busy={busy} onClick={() => void askAndDelete()}>
          {text('link.delete')}
        </Button>
      </div>
      {!isPaused && <p className={styles.note}>{text('links.default.note')}</p>}
    </div>
  );
}

type OverState = Exclude<InvitationLink['state'], 'open'>;

/** Why nobody can register by a link, and where an agent asks about one that was paused. */
function Over({ state, onLeave }: { state: OverState; onLeave: () => void }) {
  const text = useText();
  return (
    <>
      <Notice>{text(`links.over.${state}`)}</Notice>
      {state === 'paused' && (
        <Link
          className={buttonClass('secondary', 'compact')}
          href={paths.feedback()}
          onClick={onLeave}
        >
          {text('identity.support')}
        </Link>
      )}
    </>
  );
}

type LinkSheetProps = { link: InvitationLink; open: boolean; onClose: () => void };

/** All of one link: how to give it to somebody, what came of it, and what can be changed. */
export function LinkSheet({ link, open, onClose }: LinkSheetProps) {
  const text = useText();
  const words = useLinkWords();
  const { state } = link;
  return (
    <Sheet open={open} onClose={onClose} title={words.name(link)} closeLabel={text('shell.close')}>
      <div className={styles.sheet}>
        <div className={styles.summary}>
          <LinkTags link={link} />
          <span className={styles.until}>{words.until(link)}</span>
        </div>
        {state === 'open' ? <LinkAddress link={link} /> : <Over state={state} onLeave={onClose} />}
        <LinkFigures link={link} />
        <Changes link={link} onDeleted={onClose} />
        <Rates rates={link.rates} />
      </div>
    </Sheet>
  );
}
