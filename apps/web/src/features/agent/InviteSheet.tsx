import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import type { OverlayProps } from '@pavilion/client/queries/lazy-overlay.tsx';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { userRound } from '@pavilion/ui/icons/first-icons.ts';
import { userPlus } from '@pavilion/ui/icons/home-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { InviteLink } from './invite/InviteLink.tsx';
import styles from './invite/Invite.module.css';

/** What the invitation of the home opens for agents: a link to give on, and ways to more. */
export function InviteSheet({ open, onClose }: OverlayProps) {
  useCatalogue();
  const text = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('invite.title')}
      closeLabel={text('shell.close')}
    >
      <div className={styles.invite}>
        <InviteLink />
        <Card look="flush" className={styles.ways}>
          <ListRow
            icon={userPlus}
            title={text('title.agentRegister')}
            href={paths.agentRegister()}
          />
          <ListRow icon={userRound} title={text('title.agentHome')} href={paths.agentHome()} />
        </Card>
      </div>
    </Sheet>
  );
}
