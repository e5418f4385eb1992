import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/text.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Section } from '#ui/Section.tsx';
import { Tag } from '#ui/Tag.tsx';
import { RecordList } from '../RecordList.tsx';
import { placeOf } from './place-of.ts';
import { useOwnLogins, type LoginRecord } from './security.queries.ts';

function LoginRow({ login }: { login: LoginRecord }) {
  const text = useText();
  const { dateTime } = useFormat();
  const { device, address } = placeOf(login, text);
  const failed = login.outcome === 'failed';
  return (
    <ListRow
      title={dateTime(login.at)}
      detail={`${text(`security.way.${login.way}`)} · ${device} · ${address}`}
      trail={<Tag tone={failed ? 'bad' : 'neutral'}>{text(`security.login.${login.outcome}`)}</Tag>}
    />
  );
}

/** Logins and failed tries, so that a stranger's try is noticed. */
export function LoginHistory() {
  const text = useText();
  const logins = useOwnLogins();
  return (
    <Section title={text('security.logins')}>
      <RecordList query={logins} empty={<EmptyState text={text('security.logins.empty')} />}>
        {(list) => list.map((login) => <LoginRow key={login.at} login={login} />)}
      </RecordList>
    </Section>
  );
}
