import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import type { TagTone } from '@pavilion/ui/values/Tag.tsx';
import type { InvitationLink } from './links.queries.ts';

export const stateTones = {
  open: 'good',
  expired: 'bad',
  usedUp: 'waiting',
  paused: 'bad',
} as const satisfies Record<InvitationLink['state'], TagTone>;

/** What the lists of links say of one. */
export function useLinkWords() {
  const text = useText();
  const format = useFormat();
  const count = (value: number) => format.decimal(String(value), 0);
  return {
    count,
    /** What tells it apart from others. */
    name: ({ label, code }: InvitationLink) => label || code,
    uses: ({ uses, maxUses }: InvitationLink) =>
      maxUses === null
        ? count(uses)
        : text('links.uses.of', { count: count(uses), most: count(maxUses) }),
    until: ({ expiresAt, state }: InvitationLink) =>
      expiresAt === null
        ? text('links.forever')
        : text(state === 'expired' ? 'links.ended' : 'links.until', {
            when: format.dateTime(expiresAt),
          }),
  };
}
