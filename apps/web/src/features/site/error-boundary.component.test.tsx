import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart, setOnline } from '#testing/mount-screen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

test('§8: the page retries what it could not load once it is online again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isThere = false;
  function Part() {
    if (!isThere) throw new Error('not fetched');
    return <p>The part is there</p>;
  }
  await mountPart(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  await expect.element(page.getByText('This did not load.')).toBeVisible();
  isThere = true;
  setOnline(true);
  await expect.element(page.getByText('The part is there')).toBeVisible();
  expect(logged).toHaveBeenCalled();
  logged.mockReset();
});
