import { useState } from 'react';
import { useComingText } from '#features/rain/coming-text.ts';
import type { useRain } from '#features/rain/rain.queries.ts';
import { useComingRain, type ComingRain } from '#features/rain/use-coming-rain.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { gift } from '@pavilion/ui/icons/first-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';

/** When the rain is, as it stands under the title. */
function useWhen(): (coming: ComingRain | null) => string {
  const text = useText();
  const format = useFormat();
  const say = useComingText();
  return (coming) => {
    if (coming === null) return text('rain.none');
    const { beginsAt, secondsIfNear: seconds } = coming;
    if (seconds !== null) return say(seconds);
    return `${text('rain.next')} · ${format.dateTime(beginsAt)}`;
  };
}

type RainRowProps = {
  query: ReturnType<typeof useRain>;
  /** Whether what is below is drawn: from then on the row neither comes nor goes. */
  isDrawn: boolean;
};

/** Leads to the red envelope rain that falls or is planned; nothing where none was. */
export function RainRow({ query, isDrawn }: RainRowProps) {
  const text = useText();
  const when = useWhen();
  const coming = useComingRain(query);
  const [wasThere, setWasThere] = useState<boolean | null>(null);
  if (isDrawn && wasThere === null) setWasThere(coming !== null);
  if (!(wasThere ?? coming !== null)) return null;
  return (
    <Card look="flush">
      <ListRow
        icon={gift}
        title={text('title.redRain')}
        detail={when(coming)}
        href={paths.redRain()}
      />
    </Card>
  );
}
