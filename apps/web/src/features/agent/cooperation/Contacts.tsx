import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { isOutsideAddress } from '@pavilion/domain/site/link-rule';
import { OutsideRow } from '@pavilion/ui/actions/OutsideRow.tsx';
import { messagesSquare } from '@pavilion/ui/icons/content-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';

/** How people reach the site before they apply; nothing where it has no channel outside. */
export function Contacts() {
  const text = useText();
  const channels = useSettings()?.customerService ?? [];
  const outside = channels.filter(({ path }) => isOutsideAddress(path));
  if (outside.length === 0) return null;
  return (
    <Section title={text('cooperation.contacts')}>
      <Card look="flush">
        <ul>
          {outside.map(({ csType, title, hours, path }) => (
            <li key={`${csType} ${title}`}>
              <OutsideRow
                title={title}
                detail={hours}
                icon={messagesSquare}
                href={path}
                leavesLabel={text('content.outside')}
              />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
