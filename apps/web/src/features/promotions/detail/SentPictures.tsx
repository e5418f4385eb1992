import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useText } from '#kit/text.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { BlobImage } from '@pavilion/ui/values/BlobImage.tsx';
import styles from './SentPictures.module.css';

/** The picture of an id never changes. */
function useSentPicture(pictureId: string) {
  return useQuery({
    queryKey: [ownData, 'picture', pictureId],
    queryFn: ({ signal }) => api.pictures.getPicture({ pictureId }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function SentPicture({ pictureId, number }: { pictureId: string; number: number }) {
  const text = useText();
  const { data, isError } = useSentPicture(pictureId);
  if (isError) return <p className={styles.gone}>{text('pictures.gone')}</p>;
  if (data === undefined) return <Skeleton height={104} radius="var(--radius-m)" />;
  return <BlobImage blob={data} alt={text('pictures.name', { number })} className={styles.image} />;
}

/** Shows the pictures that the member has sent; nobody else can open them. */
export function SentPictures({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <ul className={styles.list}>
      {ids.map((id, index) => (
        <li key={id}>
          <SentPicture pictureId={id} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}
