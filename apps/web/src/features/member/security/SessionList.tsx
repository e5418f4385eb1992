import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { limits } from '@pavilion/domain/limits';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { locationOf } from './location-of.ts';
import { useEndSessions, useOwnSessions, type OwnSession } from './security.queries.ts';
import styles from './Security.module.css';

const skeletonHeights = [64, 64];

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const text = useText();
  const { dateTime } = useFormat();
  const { device, address } = locationOf(session, text);
  const seen = text('security.session.seen', { when: dateTime(session.lastSeenAt) });
  return (
    <ListRow
      title={device}
      detail={
        <>
          {text(`security.way.${session.way}`)} · {address}
          <br />
          {seen}
          {session.remembered && ` · ${text('security.session.remembered')}`}
        </>
      }
      trail={
        session.current ? (
          <Tag tone="good">{text('security.session.current')}</Tag>
        ) : (
          <button
            type="button"
            className={styles.quietButton}
            aria-label={`${text('security.session.end')}: ${device}`}
            onClick={onEnd}
          >
            {text('security.session.end')}
          </button>
        )
      }
    />
  );
}

/** Lists the member's sessions, each with a button to log it out. */
export function SessionList() {
  const text = useText();
  const errorText = useErrorText();
  const sessions = useOwnSessions();
  const ending = useEndSessions();
  const others = (sessions.data?.list ?? []).some(({ current }) => !current);

  async function end(sessionId: string | null): Promise<void> {
    const sure = await askConfirm({
      title: text(sessionId === null ? 'security.session.endOthers' : 'security.session.end'),
      text: text('security.session.endText'),
      confirmLabel: text('security.session.end'),
      cancelLabel: text('confirm.cancel'),
      confirmKind: 'danger',
    });
    if (!sure) return;
    ending.mutate(sessionId, {
      onSuccess: () => showToast(text('security.session.ended'), { kind: 'success' }),
      onError: (error) =>
        showToast(errorText(error), { kind: 'error', durationMs: limits.toastShortMs }),
    });
  }

  return (
    <Section
      title={text('security.sessions')}
      aside={
        others && (
          <button type="button" className={styles.quietButton} onClick={() => void end(null)}>
            {text('security.session.endOthers')}
          </button>
        )
      }
    >
      <Loaded
        query={sessions}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState text={text('security.sessions.empty')} />}
      >
        {({ list }) => (
          <Card look="flush">
            {list.map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                onEnd={() => void end(session.sessionId)}
              />
            ))}
          </Card>
        )}
      </Loaded>
    </Section>
  );
}
