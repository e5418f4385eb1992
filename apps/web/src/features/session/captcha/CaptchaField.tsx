import { Suspense } from 'react';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { CaptchaPanelProps } from './CaptchaPanel.tsx';

const panel = lazyComponent<'CaptchaPanel', CaptchaPanelProps>(
  'CaptchaPanel',
  () => import('./CaptchaPanel.tsx'),
);

/** Renders the captcha, whose code is loaded once one is needed. */
export function CaptchaField(props: CaptchaPanelProps) {
  return (
    <Suspense>
      <panel.Component {...props} />
    </Suspense>
  );
}
