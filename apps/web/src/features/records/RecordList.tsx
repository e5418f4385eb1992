import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useIsNarrow } from '#kit/session-record.ts';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';

/** The part of an infinite query that the list needs. */
export type RecordQuery<Row> = {
  data: Row[] | undefined;
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
};

/** What stands in place of no records: a sentence, and the page where the first one is made. */
export type EmptyRecords = { text: string; link?: { href: string; text: string } };

export type RecordListProps<Row> = {
  query: RecordQuery<Row>;
  empty: EmptyRecords;
  children: (list: Row[]) => ReactNode;
};

const skeletonRows = 6;

/** Renders a list of records page by page, with all four states. */
export function RecordList<Row>({ query, empty, children }: RecordListProps<Row>) {
  const isNarrow = useIsNarrow();
  const link = !isNarrow && empty.link && (
    <Link className={buttonClass('primary', 'compact')} href={empty.link.href}>
      {empty.link.text}
    </Link>
  );
  return (
    <Loaded
      query={query}
      skeleton={
        <Card look="flush">
          <SkeletonRows rows={skeletonRows} />
        </Card>
      }
      empty={<EmptyState text={empty.text} action={link} />}
      isEmpty={(list) => list.length === 0}
    >
      {(list) => (
        <>
          <Card look="flush">{children(list)}</Card>
          <ShowMore query={query} />
        </>
      )}
    </Loaded>
  );
}
