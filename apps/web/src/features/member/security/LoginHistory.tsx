import { RecordList } from '#features/records/RecordList.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { locationOf } from './location-of.ts';
import { useOwnLogins, type LoginRecord } from './security.queries.ts';

function LoginRow({ login }: { login: LoginRecord }) {
  const text = useText();
  const { dateTime } = useFormat();
  const { device, address } = locationOf(login, text);
  const failed = login.outcome === 'failed';
  return (
    <ListRow
      title={dateTime(login.at)}
      detail={`${text(`security.way.${login.way}`)} · ${device} · ${address}`}
      trail={<Tag tone={failed ? 'bad' : 'neutral'}>{text(`security.login.${login.outcome}`)}</Tag>}
    />
  );
}

/** Lists log-ins and failed tries, so that the member notices a stranger's try. */
export function LoginHistory() {
  const text = useText();
  const logins = useOwnLogins();
  return (
    <Section title={text('security.logins')}>
      <RecordList query={logins} empty={{ text: text('security.logins.empty') }}>
        {(list) => list.map((login) => <LoginRow key={login.at} login={login} />)}
      </RecordList>
    </Section>
  );
}
