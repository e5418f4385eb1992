import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ErrorState } from '@pavilion/ui/states/ErrorState.tsx';

export type ShowMoreProps = {
  query: {
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** Fetches the next page of a list, while there is one; says why it did not come. */
export function ShowMore({ query }: ShowMoreProps) {
  const text = useText();
  const errorText = useErrorText();
  if (!query.hasNextPage) return null;
  const fetchMore = () => void query.fetchNextPage();
  if (query.isFetchNextPageError) {
    return (
      <ErrorState
        text={errorText(query.error)}
        retryLabel={text('state.retry')}
        busy={query.isFetchingNextPage}
        onRetry={fetchMore}
      />
    );
  }
  return (
    <Button kind="secondary" busy={query.isFetchingNextPage} onClick={fetchMore}>
      {text('records.more')}
    </Button>
  );
}
