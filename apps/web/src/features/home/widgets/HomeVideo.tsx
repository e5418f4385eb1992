import { useState, type ReactNode } from 'react';
import { Picture } from '#features/site/Picture.tsx';
import { prefersReducedMotion } from '#kit/device.ts';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { ErrorState } from '@pavilion/ui/states/ErrorState.tsx';
import { useVideo, type Video } from './home-live.queries.ts';
import styles from './HomeVideo.module.css';

// A path of Lucide (lucide.dev), ISC licence, 24 × 24, stroke 2.
const play = 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z';

/** The player has an origin of its own, never that of the site. */
const playerRights = 'allow-scripts allow-same-origin allow-presentation';

/** Plays the operator's own video, without sound at first, or says that it cannot be played. */
function VideoPlayer({ address, poster }: Video) {
  const text = useText();
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <div className={styles.message}>
        <ErrorState
          text={text('video.failed')}
          retryLabel={text('state.retry')}
          onRetry={() => setFailed(false)}
        />
      </div>
    );
  }
  return (
    <video
      className={styles.player}
      src={address}
      aria-label={text('video.title')}
      {...(poster !== null && { poster })}
      controls
      muted
      autoPlay={!prefersReducedMotion()}
      playsInline
      onError={() => setFailed(true)}
    />
  );
}

function Player(video: Video) {
  const text = useText();
  if (video.kind === 'file') return <VideoPlayer {...video} />;
  return (
    <iframe
      className={styles.player}
      title={text('video.title')}
      src={video.address}
      sandbox={playerRights}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}

/** Loads nothing of the video, nor of the company that hosts it, until it is pressed. */
function VideoCover({ poster, onOpen }: Pick<Video, 'poster'> & { onOpen: () => void }) {
  const text = useText();
  return (
    <div className={styles.curtain}>
      {poster !== null && <Picture className={styles.poster} src={poster} />}
      <Button kind="primary" onClick={onOpen}>
        <Icon shape={play} size={18} />
        {text('video.watch')}
      </Button>
    </div>
  );
}

export type HomeVideoProps = {
  /** Shown where the site has no video. */
  none: ReactNode;
};

/** Section 2, "a video link": shown where the site has one; an invalid link says so (D9). */
export function HomeVideo({ none }: HomeVideoProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { data, isPending } = useVideo();
  if (isPending) return <div className={styles.place} />;
  if (data === undefined || data.link === null) return none;
  const { video } = data;
  return (
    <Section title={text('video.title')}>
      {video === null && <EmptyState text={text('video.none')} />}
      {video !== null && !isOpen && (
        <VideoCover poster={video.poster} onOpen={() => setOpen(true)} />
      )}
      {video !== null && isOpen && <Player {...video} />}
    </Section>
  );
}
