import { useText } from '#kit/text.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import type { Terms, TermsTier } from '../contracts.queries.ts';
import { useConditionsText, useTierRate } from './contract-words.ts';
import { markChanges, type Mark, type Marked } from './terms-changes.ts';
import { useTermsSentences } from './terms-sentences.ts';
import styles from './Terms.module.css';

const tones: Record<NonNullable<Mark>, TagTone> = {
  added: 'accent',
  changed: 'accent',
  gone: 'neutral',
};

function ChangeTag({ mark }: { mark: Mark }) {
  const text = useText();
  return mark && <Tag tone={tones[mark]}>{text(`contracts.${mark}`)}</Tag>;
}

type TierProps = { kind: ContractKind; row: Marked<TermsTier>; isReached: boolean };

function TierRow({ kind, row, isReached }: TierProps) {
  const text = useText();
  const conditionsText = useConditionsText();
  const rateText = useTierRate(kind);
  const { key, part, before, mark } = row;
  const conditions = conditionsText(part);
  const was = before && mark && [...conditionsText(before), ...rateText(before)].join(' · ');
  const [rate, lost] = rateText(part);
  return (
    <tr data-reached={isReached || undefined} data-gone={mark === 'gone' || undefined}>
      <th scope="row">{key}</th>
      <td>
        {conditions.length === 0 ? (
          <span>{text('contracts.tier.any')}</span>
        ) : (
          conditions.map((one) => <span key={one}>{one}</span>)
        )}
        {was && <small>{text('contracts.before', { was })}</small>}
        <ChangeTag mark={mark} />
      </td>
      <td>
        <strong>{rate}</strong>
        {lost && <small>{lost}</small>}
      </td>
    </tr>
  );
}

const byNumber = ({ tiers }: Terms): ReadonlyMap<string, TermsTier> =>
  new Map(tiers.map((tier, at) => [String(at + 1), tier]));

type TermsViewProps = {
  kind: ContractKind;
  terms: Terms;
  /** The terms of the running contract, from which those of a change are told apart. */
  before?: Terms | null;
  /** The number of the tier that applies. */
  reached?: number | null;
};

/** The tiers as a table. */
export function TiersView({ kind, terms, before = null, reached = null }: TermsViewProps) {
  const text = useText();
  const rows = markChanges(byNumber(terms), before && byNumber(before));
  return (
    <table className={styles.tiers} aria-label={text('contracts.tiers')}>
      <thead>
        <tr>
          <th scope="col">{text('contracts.tier')}</th>
          <th scope="col">{text('contracts.tier.from')}</th>
          <th scope="col">{text('contracts.tier.rate')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TierRow key={row.key} kind={kind} row={row} isReached={row.key === String(reached)} />
        ))}
      </tbody>
    </table>
  );
}

/** Terms as plain sentences and as a table of tiers. */
export function TermsView(props: TermsViewProps) {
  const { kind, terms, before = null } = props;
  const sentences = useTermsSentences(kind);
  const says = markChanges(sentences(terms), before && sentences(before));
  return (
    <div className={styles.terms}>
      <ul className={styles.sentences}>
        {says.map(({ key, part, mark }) => (
          <li key={key} data-gone={mark === 'gone' || undefined}>
            <span>{part}</span> <ChangeTag mark={mark} />
          </li>
        ))}
      </ul>
      <TiersView {...props} />
    </div>
  );
}
