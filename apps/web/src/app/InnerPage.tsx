import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { SessionConfirm } from '#features/session/SessionConfirm.tsx';
import { useDomainRoute, useSettings } from '#features/site/site.queries.ts';
import { announceReady } from '#kit/app-ready.ts';
import { useText } from '#kit/text.ts';
import { findScreen, frameAt } from '@pavilion/screens/find-screen';
import { InnerFrame } from './InnerFrame.tsx';
import { useDocumentTitle } from './page-effects.ts';
import { PagePending } from './PagePending.tsx';
import { redirectOf } from './redirect-of.ts';
import { ScreenBody } from './ScreenBody.tsx';

function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

/** Redirects a path without a screen to where the site's table leads it. */
function UnknownPath({ path }: { path: string }) {
  const { data, isPending } = useDomainRoute(true);
  return isPending ? <PagePending /> : <Redirect to={redirectOf(path, data?.domainRoute ?? {})} />;
}

/**
 * Announces the app in the same commit that draws the screen, so that both take presses from then
 * on, before a further key can change a field whose typed text is not replayed yet.
 */
function Ready() {
  useLayoutEffect(announceReady, []);
  return null;
}

/** Any page but the home, as the screen's row defines it. */
export function InnerPage({ path }: { path: string }) {
  const text = useText();
  const brand = useSettings()?.brand.name;
  const screen = findScreen(path);
  useDocumentTitle([text(frameAt(path).title), brand].filter(Boolean).join(' · '));
  return (
    <InnerFrame path={path}>
      {screen === null ? <UnknownPath path={path} /> : <ScreenBody screen={screen} />}
      <SessionConfirm />
      <Ready />
    </InnerFrame>
  );
}
