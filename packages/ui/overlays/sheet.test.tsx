import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sheet } from './Sheet.tsx';

test('a sheet that the person may close has a button for it', () => {
  const drawn = renderToStaticMarkup(
    <Sheet open title="Limits" closeLabel="Close" onClose={() => undefined}>
      Text
    </Sheet>,
  );
  expect(drawn).toContain('aria-label="Close"');
  expect(drawn).not.toContain('closedby');
});

test('a sheet that asks has no way out but those in it', () => {
  const drawn = renderToStaticMarkup(
    <Sheet open title="Limits">
      Text
    </Sheet>,
  );
  expect(drawn).not.toContain('<button');
  expect(drawn).toContain('closedby="none"');
});
