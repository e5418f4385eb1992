import { useState } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { useExcludeSelf, type BreakChoices } from '../exclusion.queries.ts';
import { useBreakWords } from './break-words.ts';
import { endOfLength } from './length-end.ts';
import list from '../list/Limits.module.css';
import styles from './Break.module.css';

type ChooseProps = {
  terms: BreakChoices;
  chosen: string | null;
  onChoose: (length: string) => void;
  onNext: () => void;
};

/** First step: how long. */
function ChooseLength({ terms, chosen, onChoose, onNext }: ChooseProps) {
  const text = useText();
  const words = useBreakWords();
  const chips = terms.choices.map((key) => ({ key, label: words.length(key) }));
  return (
    <div className={list.form}>
      <p className={list.detail}>{text(`exclusion.about.${terms.kind}`)}</p>
      <div className={styles.lines}>
        <p className={list.title}>{text('exclusion.choose')}</p>
        <ChipRow
          label={text('exclusion.choose')}
          chips={chips}
          value={chosen}
          onChange={onChoose}
        />
      </div>
      <Button disabled={chosen === null} onClick={onNext}>
        {text('exclusion.next')}
      </Button>
    </div>
  );
}

/** Everything that a time-out or self-exclusion of a length does, as sentences. */
function useConsequences({ kind, returnAfterHours }: BreakChoices, length: string): string[] {
  const text = useText();
  const words = useBreakWords();
  const duration = useDurationFormat();
  const [now] = useState(() => new Date());
  const until = endOfLength(length, now)?.toISOString() ?? null;
  const mayReturn = until !== null && returnAfterHours !== null;
  return [
    words.until({ kind, until }),
    text('exclusion.stops'),
    text('exclusion.bets'),
    text('exclusion.bonuses'),
    text('exclusion.balance'),
    text('exclusion.fixed'),
    ...(mayReturn ? [text('exclusion.return', { wait: duration.hours(returnAfterHours) })] : []),
    ...(kind === 'selfExclusion' ? [text('exclusion.accounts')] : []),
    text('exclusion.devices'),
    text('exclusion.help'),
  ];
}

/** Second step: what happens, and the yes to it. */
function ConfirmLength(props: { terms: BreakChoices; length: string; onBack: () => void }) {
  const { terms, length, onBack } = props;
  const text = useText();
  const words = useBreakWords();
  const { exclude, busy, error } = useExcludeSelf();
  const { kind } = terms;
  return (
    <div className={list.form}>
      <p className={styles.chosen}>{words.length(length)}</p>
      <div className={styles.lines}>
        <h3 className={list.title}>{text('exclusion.what')}</h3>
        <ul className={styles.facts}>
          {useConsequences(terms, length).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <ErrorNotice error={error} />
      <div className={list.answers}>
        <Button kind="secondary" disabled={busy} onClick={onBack}>
          {text('shell.back')}
        </Button>
        <Button kind="danger" busy={busy} onClick={() => exclude({ kind, length })}>
          {text(`exclusion.confirm.${kind}`)}
        </Button>
      </div>
    </div>
  );
}

function Steps({ terms }: { terms: BreakChoices }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSecond, setSecond] = useState(false);
  return isSecond && chosen !== null ? (
    <ConfirmLength terms={terms} length={chosen} onBack={() => setSecond(false)} />
  ) : (
    <ChooseLength
      terms={terms}
      chosen={chosen}
      onChoose={setChosen}
      onNext={() => setSecond(true)}
    />
  );
}

export type BreakSheetProps = {
  open: boolean;
  terms: BreakChoices;
  /** Counts the openings, each of which begins with the first step. */
  turn: number;
  onClose: () => void;
};

/** Begins a time-out or self-exclusion, in two steps. */
export function BreakSheet({ open, terms, turn, onClose }: BreakSheetProps) {
  const text = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text(`exclusion.kind.${terms.kind}`)}
      closeLabel={text('shell.close')}
    >
      <Steps key={turn} terms={terms} />
    </Sheet>
  );
}
