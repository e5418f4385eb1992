import { useMemberInfo } from '#features/session/member-info.queries.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { userRound } from '@pavilion/ui/icons/first-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';

/** Says whose team the member is in, with the way to what the agent sees; nothing without a team. */
export function TeamRow() {
  const text = useText();
  const name = useMemberInfo().data?.upline ?? null;
  if (name === null) return null;
  return (
    <Card look="flush">
      <ListRow
        icon={userRound}
        title={name === '' ? text('security.team.unnamed') : text('security.team', { name })}
        detail={text('title.page.privacy')}
        href={paths.privacy()}
      />
    </Card>
  );
}
