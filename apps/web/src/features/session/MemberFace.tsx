import { BlobImage } from '@pavilion/ui/values/BlobImage.tsx';
import { useMemberInfo, useProfilePicture } from './member-info.queries.ts';
import styles from './MemberFace.module.css';

/** Shows the member's picture, or the first letter of the name, which is shown beside it. */
export function MemberFace({ name }: { name: string }) {
  const { data } = useMemberInfo();
  const picture = useProfilePicture(data?.pictureId ?? null);
  if (picture.data !== undefined) {
    return <BlobImage blob={picture.data} alt="" className={styles.face} />;
  }
  return (
    <span className={styles.face} aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
