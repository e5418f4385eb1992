import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Picture } from '#features/site/Picture.tsx';
import { useText } from '#kit/text.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { useLaunchPath } from './launch-link.ts';
import { useHotMatches, type HotMatch } from './matches/hot-matches.queries.ts';
import styles from './matches/HotMatches.module.css';

function Team({ name, picture }: { name: string; picture: string }) {
  return (
    <span className={styles.team}>
      {picture === '' ? (
        <span className={styles.crest} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      ) : (
        <Picture className={styles.crest} src={picture} />
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}

const two = (part: number) => String(part).padStart(2, '0');

/** Returns date and time of a match as section 2 writes them, in the visitor's own time zone. */
export function matchTime(iso: string): { date: string; time: string } {
  const at = new Date(iso);
  return {
    date: `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** As long as any real date and time. */
const unknownTime = { date: '--/--/----', time: '--:--' };

function MatchCard({ match, href }: { match: HotMatch; href: string }) {
  const text = useText();
  // The first HTML knows no time zone.
  const isHydrated = useHydrated();
  const { date, time } = isHydrated ? matchTime(match.matchTime) : unknownTime;
  return (
    <Link className={styles.card} href={href}>
      <span className={styles.when}>
        <span>{match.competition || match.gameName}</span>
        <time dateTime={match.matchTime} style={{ visibility: isHydrated ? undefined : 'hidden' }}>
          {date} <b>{time}</b>
        </time>
      </span>
      <Team name={match.homeTeam} picture={match.homeTeamImageUrl} />
      <Team name={match.awayTeam} picture={match.awayTeamImageUrl} />
      <span className={styles.bet}>{text('lobby.bet')}</span>
    </Link>
  );
}

export type HotMatchesProps = {
  /** Shown when there are no matches; nothing is shown until that is known. */
  none?: ReactNode;
};

/** Section 2: matches that are still open for bets, soonest first. */
export function HotMatches({ none }: HotMatchesProps) {
  const text = useText();
  const { data, isPending } = useHotMatches();
  const matches = data?.list ?? [];
  const launchPath = useLaunchPath();
  if (matches.length === 0) return isPending ? null : none;
  return (
    <Section title={text('lobby.matches')}>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} href={launchPath({ ...match, vassalage: match.vendor })} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
