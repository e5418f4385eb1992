import { useIdentity } from '#features/wallet/identity.queries.ts';
import { useText } from '#kit/text.ts';
import type { IdentityState } from '@pavilion/domain/protection/identity-check';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import styles from './Member.module.css';

const tones = {
  none: 'waiting',
  sent: 'neutral',
  verified: 'good',
  refused: 'bad',
} as const satisfies Record<IdentityState, TagTone>;

export type IdentityTagProps = {
  /** A tag, or words in a narrow place. */
  look: 'tag' | 'words';
};

/** How far the identity check is, beside a link to it; nothing until it is known. */
export function IdentityTag({ look }: IdentityTagProps) {
  const text = useText();
  const state = useIdentity().data?.state;
  if (state === undefined) return null;
  const words = text(`identity.state.${state}`);
  if (look === 'words') return <span className={styles.since}>{words}</span>;
  return <Tag tone={tones[state]}>{words}</Tag>;
}
