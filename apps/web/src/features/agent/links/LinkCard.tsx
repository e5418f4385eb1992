import { useText } from '#kit/text.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useTypeText } from '../team/team-words.ts';
import { stateTones, useLinkWords } from './link-words.ts';
import type { InvitationLink } from './links.queries.ts';
import styles from './Links.module.css';

/** How far a link was used, and what came of it. */
export function LinkFigures({ link }: { link: InvitationLink }) {
  const text = useText();
  const words = useLinkWords();
  const figures = [
    ['links.uses', words.uses(link)],
    ['links.registered', words.count(link.registered)],
    ['links.firstDeposits', words.count(link.firstDeposits)],
  ] as const;
  return (
    <span className={styles.figures}>
      {figures.map(([label, value]) => (
        <span key={label} className={styles.figure}>
          <span className={styles.figureName}>{text(label)}</span> <strong>{value}</strong>
        </span>
      ))}
    </span>
  );
}

/** What kind of link it is, and whether people can still register by it. */
export function LinkTags({ link }: { link: InvitationLink }) {
  const text = useText();
  const typeText = useTypeText();
  return (
    <span className={styles.tags}>
      {link.isDefault && <Tag tone="accent">{text('links.default')}</Tag>}
      <Tag tone={stateTones[link.state]}>{text(`links.state.${link.state}`)}</Tag>
      <Tag>{typeText(link.type)}</Tag>
    </span>
  );
}

/** A link in the list; a press opens it. */
export function LinkCard({ link, onOpen }: { link: InvitationLink; onOpen: () => void }) {
  const text = useText();
  const words = useLinkWords();
  return (
    <li>
      <Card look="flush" className={styles.card}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
          <span className={styles.head}>
            <strong className={styles.name}>{words.name(link)}</strong>
            <LinkTags link={link} />
          </span>
          <LinkFigures link={link} />
          <span className={styles.until}>
            {link.label !== '' && <span>{link.code}</span>}
            <span>{link.state === 'paused' ? text('links.over.paused') : words.until(link)}</span>
          </span>
        </button>
      </Card>
    </li>
  );
}
