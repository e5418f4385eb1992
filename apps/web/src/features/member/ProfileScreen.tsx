import { dayInWords } from '#features/session/calendar-day.ts';
import { useMemberInfo } from '#features/session/member-info.queries.ts';
import { MemberFace } from '#features/session/MemberFace.tsx';
import { useOwnSession } from '#features/session/RequireSession.tsx';
import { useChosenPictures } from '#features/site/chosen-pictures.ts';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { PicturesInput } from '#features/site/PicturesInput.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useSetProfilePicture } from './profile/profile.queries.ts';
import { ProfileDetails } from './profile/ProfileDetails.tsx';
import styles from './Member.module.css';

const skeletonHeights = [64, 64, 64];

function PictureForm() {
  const text = useText();
  const chosen = useChosenPictures(1);
  const sending = useSetProfilePicture();
  const [picture] = chosen.pictures;
  function send(): void {
    if (picture === undefined) return;
    sending.mutate(picture, {
      onSuccess: () => {
        chosen.clear();
        showToast(text('profile.saved'), { kind: 'success' });
      },
    });
  }
  return (
    <Section title={text('profile.picture')}>
      <Card className={styles.profile ?? ''}>
        <PicturesInput label={text('profile.choose')} most={1} chosen={chosen} />
        <ErrorNotice error={sending.error} />
        {picture !== undefined && (
          <Button busy={sending.isPending} onClick={send}>
            {text('profile.save')}
          </Button>
        )}
      </Card>
    </Section>
  );
}

export function ProfileScreen() {
  const { userName } = useOwnSession();
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <>
      <div className={styles.who}>
        <MemberFace name={userName} />
        <div>
          <h2 className={styles.name}>{userName}</h2>
        </div>
      </div>
      <Loaded query={useMemberInfo()} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {({ account, clubLabel, registeredAt, birthday, details }) => (
          <>
            <Card look="flush">
              <ListRow title={text('profile.account')} trail={account} />
              <ListRow
                title={text('member.vip')}
                trail={clubLabel.labelName}
                href={paths.benefits()}
              />
              <ListRow title={text('profile.since')} trail={format.date(registeredAt)} />
              {birthday !== null && (
                <ListRow title={text('profile.birthday')} trail={dayInWords(birthday, language)} />
              )}
            </Card>
            <PictureForm />
            <ProfileDetails details={details} />
          </>
        )}
      </Loaded>
    </>
  );
}
