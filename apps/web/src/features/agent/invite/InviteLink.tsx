import { Link } from 'wouter';
import { useCopy } from '#features/site/CopyFact.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { QrPicture } from '#features/site/QrPicture.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useLinks, type InvitationLink, type Links } from '../links/links.queries.ts';
import styles from './Invite.module.css';

const skeletonHeights = [220, 20, 48];

/** The default link while it is open, else the newest open one. */
function linkToGive({ list }: Links): InvitationLink | undefined {
  const open = list.filter(({ state }) => state === 'open');
  return open.find(({ isDefault }) => isDefault) ?? open[0];
}

function NoLink() {
  const text = useText();
  return (
    <EmptyState
      text={text('invite.none')}
      action={
        <Link className={buttonClass('primary', 'compact')} href={paths.agentRegister()}>
          {text('invite.none.action')}
        </Link>
      }
    />
  );
}

function Given({ link: { url, code } }: { link: InvitationLink }) {
  const text = useText();
  const copy = useCopy();
  return (
    <div className={styles.given}>
      <QrPicture content={url} label={text('link.qr', { code })} />
      <p className={styles.note}>{text('invite.scan')}</p>
      <p className={styles.address}>{url}</p>
      <Button onClick={() => copy(url)}>{text('link.copy')}</Button>
    </div>
  );
}

/** The link that an agent gives on, as a code to scan and as an address to send. */
export function InviteLink() {
  return (
    <Loaded query={useLinks()} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(links) => {
        const link = linkToGive(links);
        return link ? <Given link={link} /> : <NoLink />;
      }}
    </Loaded>
  );
}
