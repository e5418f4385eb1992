import { Suspense } from 'react';
import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';
import type { CaptchaPanelProps } from './CaptchaPanel.tsx';

const panel = lazyPart<'CaptchaPanel', CaptchaPanelProps>(
  'CaptchaPanel',
  () => import('./CaptchaPanel.tsx'),
);

/** Renders the captcha, whose code is loaded once one is needed. */
export function CaptchaField(props: CaptchaPanelProps) {
  return (
    <Suspense>
      <panel.Part {...props} />
    </Suspense>
  );
}
