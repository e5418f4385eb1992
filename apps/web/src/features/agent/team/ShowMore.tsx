import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';

type ShowMoreProps = {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** Fetches the next page of a list, while there is one. */
export function ShowMore({ query }: ShowMoreProps) {
  const text = useText();
  if (!query.hasNextPage) return null;
  return (
    <Button
      kind="secondary"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {text('records.more')}
    </Button>
  );
}
