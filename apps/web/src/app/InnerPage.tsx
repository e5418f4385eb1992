import { useEffect } from 'react';
import { Route, useLocation } from 'wouter';
import { SessionConfirm } from '../features/session/SessionConfirm.tsx';
import { useSettings } from '../features/site/site.queries.ts';
import { announceReady } from '../kit/app-ready.ts';
import { useText } from '../kit/text.ts';
import { Frame } from './Frame.tsx';
import { TitledHeader } from './header/TitledHeader.tsx';
import { matchPath } from './match-route.ts';
import { useDocumentTitle } from './page-effects.ts';
import { shellRules } from './shell-rules.ts';

const noRoutes = {};

function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

function Screen({ path }: { path: string }) {
  const settings = useSettings();
  const match = matchPath(path, settings?.domainRoute ?? noRoutes);
  if (match.kind === 'redirect') return <Redirect to={match.to} />;
  return <Route path={match.pattern} component={match.route.screen.Part} />;
}

/** Any page but the home: its rules say what stands around its screen. */
export function InnerPage({ path }: { path: string }) {
  const text = useText();
  const brand = useSettings()?.brand.name;
  const rules = shellRules(path);
  useEffect(announceReady, []);
  useDocumentTitle([text(rules.title), brand].filter(Boolean).join(' · '));
  return (
    <Frame
      path={path}
      header={rules.header === 'titled' && <TitledHeader rules={rules} />}
      footer={rules.footer}
    >
      <Screen path={path} />
      <SessionConfirm />
    </Frame>
  );
}
