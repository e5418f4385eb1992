import { Fragment, type ReactNode } from 'react';
import { Loaded, type LoadedQuery } from '#features/site/Loaded.tsx';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import styles from './Request.module.css';

/** A deposit, withdrawal or transfer as one row. */
export type RecentRow = {
  key: string;
  title: ReactNode;
  /** Stands before the time. */
  detail: string;
  requestedAt: string;
  tone: TagTone;
  state: string;
  /** The page of the request, if it has one. */
  href?: string;
  /** What can still be done, below the row. */
  action?: ReactNode;
};

export type RecentListProps<Item> = {
  title: string;
  none: string;
  query: LoadedQuery<{ list: readonly Item[] }>;
  rowOf: (item: Item) => RecentRow;
};

/** Lists the newest requests of one kind with their times and states. */
export function RecentList<Item>({ title, none, query, rowOf }: RecentListProps<Item>) {
  const { dateTime } = useFormat();
  return (
    <Section title={title}>
      <Card look="flush">
        <Loaded
          query={query}
          skeleton={<SkeletonRows rows={2} />}
          empty={<p className={styles.none}>{none}</p>}
          isEmpty={({ list }) => list.length === 0}
        >
          {({ list }) =>
            list.map(rowOf).map((row) => (
              <Fragment key={row.key}>
                <ListRow
                  {...(row.href === undefined ? {} : { href: row.href })}
                  title={row.title}
                  detail={[row.detail, dateTime(row.requestedAt)].join(' · ')}
                  trail={<Tag tone={row.tone}>{row.state}</Tag>}
                />
                {row.action}
              </Fragment>
            ))
          }
        </Loaded>
      </Card>
    </Section>
  );
}
