import type { ReactNode } from 'react';
import { NotAllowed } from '#features/session/NotAllowed.tsx';
import { RequireSession } from '#features/session/RequireSession.tsx';
import { Breadcrumbs } from '#features/site/Breadcrumbs.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { useRefusal } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import type { Action } from '@pavilion/domain/member/refusal';
import { isOpen, type Screen } from '@pavilion/screens/find-screen';
import { paths } from '@pavilion/screens/paths';
import { Page } from '@pavilion/ui/layout/Page.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Redirect } from './navigation/Redirect.tsx';
import { codeOf } from './screens.tsx';

/** Draws the margins and the h1 of a screen whose row leaves them to the frame. */
function Titled({ screen, children }: { screen: Screen; children: ReactNode }) {
  const text = useText();
  return (
    <Page title={text(screen.heading ?? screen.title)} titleShown={screen.header === 'hidden'}>
      {children}
    </Page>
  );
}

function Permitted({ screen, action, children }: PermittedProps) {
  const reason = useRefusal(action);
  if (reason === null) return children;
  if (action === 'agentHome') return <Redirect to={paths.home()} />;
  return (
    <Titled screen={screen}>
      <NotAllowed reason={reason} />
    </Titled>
  );
}

type PermittedProps = { screen: Screen; action: Action; children: ReactNode };

/**
 * Shows a screen to the visitors that its row admits; sends others to the log-in or says why not.
 * Screens of guests redirect by themselves, to where the visitor was going.
 */
function Admitted({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { for: audience, guestsGo } = screen;
  if (isOpen(audience)) return children;
  const body =
    audience === 'session' ? (
      children
    ) : (
      <Permitted screen={screen} action={audience}>
        {children}
      </Permitted>
    );
  return <RequireSession guestsGo={guestsGo}>{body}</RequireSession>;
}

/** The screen, or a sentence while the site has switched its function off. */
function Content({ screen }: { screen: Screen }) {
  const text = useText();
  const flags = useSettings()?.whitelabel ?? {};
  const { id, flag, closed } = screen;
  // The home is drawn by a frame of its own.
  if (id === 'home') return null;
  const { Component } = codeOf(id);
  if (closed !== undefined && flag !== undefined && flags[flag] === false) {
    return (
      <Titled screen={screen}>
        <EmptyState text={text(closed)} />
      </Titled>
    );
  }
  if (screen.layout === 'own') return <Component />;
  return (
    <Titled screen={screen}>
      <Component />
    </Titled>
  );
}

/** The part between header and footer, as the screen's row defines it. */
export function ScreenBody({ screen }: { screen: Screen }) {
  return (
    <>
      {screen.breadcrumbs && <Breadcrumbs />}
      <Admitted screen={screen}>
        <Content screen={screen} />
      </Admitted>
    </>
  );
}
