import { useEffect } from 'react';
import { Route, useLocation } from 'wouter';
import { SessionConfirm } from '../features/session/SessionConfirm.tsx';
import { useDomainRoute, useSettings } from '../features/site/site.queries.ts';
import { announceReady } from '../kit/app-ready.ts';
import { useText } from '../kit/text.ts';
import { Frame } from './Frame.tsx';
import { TitledHeader } from './header/TitledHeader.tsx';
import { findRoute, redirectOf } from './match-route.ts';
import { useDocumentTitle } from './page-effects.ts';
import { PagePending } from './PagePending.tsx';
import { shellRules } from './shell-rules.ts';

function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

function Screen({ path }: { path: string }) {
  const found = findRoute(path);
  const { data, isPending } = useDomainRoute(found === null);
  if (found) return <Route path={found.pattern} component={found.route.screen.Part} />;
  return isPending ? <PagePending /> : <Redirect to={redirectOf(path, data?.domainRoute ?? {})} />;
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
