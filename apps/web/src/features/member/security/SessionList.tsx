import { Loaded } from '#features/site/Loaded.tsx';
import { useErrorText } from '#kit/error-text.ts';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/text.ts';
import { askConfirm } from '#ui/ask-confirm.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Section } from '#ui/Section.tsx';
import { SkeletonBlocks } from '#ui/SkeletonBlocks.tsx';
import { Tag } from '#ui/Tag.tsx';
import { showToast } from '#ui/toast.ts';
import { limits } from '@pavilion/domain/limits';
import { placeOf } from './place-of.ts';
import { useEndSessions, useOwnSessions, type OwnSession } from './security.queries.ts';
import styles from './Security.module.css';

const skeletonHeights = [64, 64];

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const text = useText();
  const { dateTime } = useFormat();
  const { device, address } = placeOf(session, text);
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

/** Everywhere the member is logged in, with the way to log out there. */
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
