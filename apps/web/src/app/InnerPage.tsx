import { useLayoutEffect } from 'react';
import { useBreakChange, type BreakChange } from '#features/limits/break-change.ts';
import { SessionConfirm } from '#features/session/SessionConfirm.tsx';
import { useDomainRoute, useSettings } from '#features/site/site.queries.ts';
import { announceReady } from '#kit/app-ready.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { narrowPage } from '#kit/session/narrow-page.ts';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { findScreen, frameAt, type Screen } from '@pavilion/screens/find-screen';
import { paths } from '@pavilion/screens/paths';
import { InnerFrame } from './frame/InnerFrame.tsx';
import { PagePending } from './frame/PagePending.tsx';
import { Redirect } from './navigation/Redirect.tsx';
import { useDocumentTitle } from './page-effects.ts';
import { ScreenBody } from './ScreenBody.tsx';

/** Section 2: the site's table decides where a path without a screen leads, otherwise home. */
export function redirectOf(path: string, configured: Readonly<Record<string, string>>): string {
  const to = Object.hasOwn(configured, path) ? configured[path] : undefined;
  return isOwnPage(to) ? to : paths.home();
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

const breakEnded = lazyComponent<'BreakEnded', { change: BreakChange }>(
  'BreakEnded',
  () => import('#features/limits/BreakEnded.tsx'),
);

/** What the page at a path shows: its screen, or what a member is told whose break has changed. */
function Body({ path, screen }: { path: string; screen: Screen | null }) {
  const change = useBreakChange(path);
  if (change !== null) return <breakEnded.Component change={change} />;
  return screen === null ? <UnknownPath path={path} /> : <ScreenBody screen={screen} />;
}

/** Leads a narrow session from a page that is closed to it. */
function Lead({ to }: { to: string }) {
  return (
    <>
      <PagePending />
      <Redirect to={to} />
    </>
  );
}

/** Any page but the home, as the screen's row defines it; the home too in a narrow session. */
export function InnerPage({ path: wanted }: { path: string }) {
  const text = useText();
  const brand = useSettings()?.brand.name;
  const lead = narrowPage(useSessionRecord());
  const path = findScreen(wanted)?.whileExcluded ? wanted : (lead ?? wanted);
  const screen = findScreen(path);
  useDocumentTitle([text(frameAt(path).title), brand].filter(Boolean).join(' · '));
  return (
    <InnerFrame path={path}>
      {path === wanted ? <Body path={path} screen={screen} /> : <Lead to={path} />}
      <SessionConfirm />
      <Ready />
    </InnerFrame>
  );
}
