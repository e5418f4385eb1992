import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { useKeepAccount } from './closing.queries.ts';
import list from '../list/Limits.module.css';

/** The way back, until the account is closed. */
export function KeepSection() {
  const text = useText();
  const { keep, busy, error } = useKeepAccount();
  const ask = async () => {
    const isSure = await askConfirm({
      title: text('closing.keep.question'),
      text: text('closing.keep.text'),
      confirmLabel: text('closing.keep'),
      cancelLabel: text('shell.back'),
    });
    if (isSure) keep();
  };
  return (
    <Section title={text('closing.keep')}>
      <p className={list.about}>{text('closing.keep.about')}</p>
      <ErrorNotice error={error} />
      <Button kind="secondary" busy={busy} onClick={() => void ask()}>
        {text('closing.keep')}
      </Button>
    </Section>
  );
}
