import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { chevronDown } from '@pavilion/ui/icons/shell-icons.ts';
import styles from './TeamTable.module.css';

type SortHeadProps<Sort extends string> = {
  sort: Sort;
  label: string;
  /** What the table is ordered by now. */
  fields: { sort: string; direction: 'asc' | 'desc' };
  /** A column of texts, which begin at the same edge. */
  isText?: boolean;
  onSort: (fields: { sort: Sort; direction: 'asc' | 'desc' }) => void;
};

const words = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column that orders the table by it, and at the next press the other way round. */
export function SortHead<Sort extends string>(props: SortHeadProps<Sort>) {
  const { sort, label, fields, isText = false, onSort } = props;
  const isSorted = fields.sort === sort;
  const { direction } = fields;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? words[direction] : undefined}
      className={isText ? '' : styles.number}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() =>
          onSort({ sort, direction: isSorted && direction === 'desc' ? 'asc' : 'desc' })
        }
      >
        <span className={styles.arrow} data-direction={isSorted ? direction : 'none'}>
          <Icon shape={chevronDown} size={14} />
        </span>
        {label}
      </button>
    </th>
  );
}
