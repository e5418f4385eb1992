import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { forgetPerson, useSignOut } from '#features/session/sign-out.ts';
import { Loaded } from '#features/site/Loaded.tsx';
import {
  ownLinks,
  screenLink,
  linksWhileExcluded,
  shownLinks,
} from '#features/site/screen-links.ts';
import { useSettings } from '#features/site/site.queries.ts';
import { BalancePanel } from '#features/wallet/BalancePanel.tsx';
import { GameWalletsLine } from '#features/wallet/GameWalletsLine.tsx';
import { useIdentityFor } from '#features/wallet/identity.queries.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { BreakKind } from '@pavilion/domain/protection/exclusion';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { idCard } from '@pavilion/ui/icons/document-icons.ts';
import { banknoteArrowUp } from '@pavilion/ui/icons/home-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useBreakWords } from './break/break-words.ts';
import { BreakButton } from './break/BreakButton.tsx';
import type { BeingClosedProps } from './closing/BeingClosed.tsx';
import { useExclusion, type CurrentExclusion, type OwnExclusion } from './exclusion.queries.ts';
import { HelpSection } from './list/HelpSection.tsx';
import { useNowMs } from './list/now-ms.ts';
import styles from './break/Break.module.css';
import list from './list/Limits.module.css';

const beingClosed = lazyComponent<'BeingClosed', BeingClosedProps>(
  'BeingClosed',
  () => import('./closing/BeingClosed.tsx'),
);

const returnSection = lazyComponent<'ReturnSection', { current: CurrentExclusion }>(
  'ReturnSection',
  () => import('./break/ReturnSection.tsx'),
);

const skeletonHeights = [152, 184, 168];
const tickMs = 1000;
const withdraw = screenLink('withdraw', banknoteArrowUp);
const records = linksWhileExcluded(ownLinks);

/** What is left of a time-out. */
function TimeLeft({ until }: { until: string }) {
  const text = useText();
  const words = useBreakWords();
  const leftMs = Date.parse(until) - useNowMs(tickMs);
  if (leftMs <= 0) return null;
  return (
    <p className={list.countdown} role="timer">
      {text('limits.break.left', { left: words.left(leftMs) })}
    </p>
  );
}

/** Kind and end of the break, and what it means. */
function BreakCard({ current, kind }: { current: CurrentExclusion; kind: BreakKind }) {
  const text = useText();
  const words = useBreakWords();
  const titleId = useId();
  const { until, byOperator, returnStep } = current;
  const isPast = returnStep !== 'none' && until !== null;
  return (
    <Card role="region" aria-labelledby={titleId} look="lit" className={styles.state ?? ''}>
      <h2 id={titleId} className={styles.kind}>
        {text(`exclusion.kind.${kind}`)}
      </h2>
      {kind === 'timeOut' && until !== null && <TimeLeft until={until} />}
      <p>
        {isPast ? words.past(until) : words.until({ kind, until })}{' '}
        {byOperator && text('exclusion.byOperator')}
      </p>
      <p className={list.detail}>
        {text('exclusion.means')} {until !== null && !isPast && text(`exclusion.end.${kind}`)}
      </p>
    </Card>
  );
}

/** The identity check, while a withdrawal needs it. */
function IdentityRow() {
  const text = useText();
  const { identity } = useIdentityFor('withdraw');
  if (identity === null) return null;
  return (
    <ListRow
      icon={idCard}
      title={text('title.identity')}
      detail={text(`identity.state.${identity.state}`)}
      href={paths.identity()}
    />
  );
}

function Money() {
  const text = useText();
  return (
    <Section title={text('exclusion.money')}>
      <Card>
        <BalancePanel />
        <GameWalletsLine />
      </Card>
      <Card look="flush">
        <ListRow
          icon={withdraw.icon}
          title={text(withdraw.label)}
          detail={text('exclusion.money.withdraw')}
          href={withdraw.href}
        />
        <IdentityRow />
      </Card>
    </Section>
  );
}

function Records() {
  const text = useText();
  const flags = useSettings()?.whitelabel ?? {};
  const links = shownLinks(records, flags);
  if (links.length === 0) return null;
  return (
    <Section title={text('exclusion.records')}>
      <Card look="flush">
        {links.map(({ label, href, icon }) => (
          <ListRow key={href} icon={icon} title={text(label)} href={href} />
        ))}
      </Card>
    </Section>
  );
}

/** The breaks that may take the place of this one, or of the closing of the account. */
function Longer({ current: { kind, longer } }: { current: CurrentExclusion }) {
  const text = useText();
  if (longer.length === 0) return null;
  const isClosing = kind === 'closing';
  return (
    <Section title={text(isClosing ? 'closing.break' : 'exclusion.longer')}>
      <p className={list.about}>
        {text(isClosing ? 'closing.rather.text' : 'exclusion.longer.about')}
      </p>
      {longer.map((terms) => (
        <BreakButton key={terms.kind} terms={terms} label={text(`exclusion.open.${terms.kind}`)} />
      ))}
    </Section>
  );
}

/** The exclusion has ended while this session was open, which sees the site only after a log-in. */
function Over() {
  const text = useText();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const logInAgain = () => {
    navigate(paths.login(), { replace: true });
    forgetPerson(queries);
  };
  return (
    <>
      <p>{text('exclusion.returned.text')}</p>
      <Button onClick={logInAgain}>{text('shell.logIn')}</Button>
    </>
  );
}

/** What the account may do now, by the kind of its exclusion. */
/** How things stand with the break or the closing, and the money. */
function State({ current }: { current: CurrentExclusion }) {
  const { kind, since, closing } = current;
  if (kind !== 'closing') {
    return (
      <>
        <BreakCard current={current} kind={kind} />
        <Suspense>
          <returnSection.Component current={current} />
        </Suspense>
        <Money />
      </>
    );
  }
  return (
    closing && (
      <Suspense fallback={<SkeletonBlocks heights={skeletonHeights} />}>
        <beingClosed.Component closing={closing} since={since}>
          <Money />
        </beingClosed.Component>
      </Suspense>
    )
  );
}

type ScreenProps = {
  /** Ways to reach support, and its answers. */
  support: ReactNode;
};

function Exclusion({ exclusion, support }: ScreenProps & { exclusion: OwnExclusion }) {
  const text = useText();
  const isExcluded = useSessionRecord()?.excluded === true;
  const signOut = useSignOut();
  const { current, help } = exclusion;
  if (current === null) return isExcluded ? <Over /> : <Redirect to={paths.limits()} replace />;
  return (
    <>
      <State current={current} />
      <Records />
      <Section title={text('support.title')}>{support}</Section>
      <Longer current={current} />
      <HelpSection help={help} />
      <Button kind="secondary" onClick={() => void signOut()}>
        {text('menu.logOut')}
      </Button>
    </>
  );
}

/** The home of a member on a break or who closes the account; leads others to their limits. */
export function ExclusionScreen({ support }: ScreenProps) {
  const exclusion = useExclusion();
  return (
    <Loaded query={exclusion} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(data) => <Exclusion exclusion={data} support={support} />}
    </Loaded>
  );
}
