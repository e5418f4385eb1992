import { useState, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { ListRow } from '../actions/ListRow.tsx';
import { OfferBar } from '../actions/OfferBar.tsx';
import { OutsideRow } from '../actions/OutsideRow.tsx';
import { ChipRow } from '../choices/ChipRow.tsx';
import { ChoiceList } from '../choices/ChoiceList.tsx';
import { SegmentedControl } from '../choices/SegmentedControl.tsx';
import { TileChoice } from '../choices/TileChoice.tsx';
import { circleAlert } from '../icons/home-icons.ts';
import { Icon } from '../icons/Icon.tsx';
import { eye, moon, sun } from '../icons/shell-icons.ts';
import { Card } from '../layout/Card.tsx';
import { Section } from '../layout/Section.tsx';
import { Timeline } from '../layout/Timeline.tsx';
import { askConfirm } from '../overlays/ask-confirm.ts';
import { Drawer } from '../overlays/Drawer.tsx';
import { Sheet } from '../overlays/Sheet.tsx';
import { showToast } from '../overlays/toast.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { HiddenUntil } from '../states/HiddenUntil.tsx';
import { Notice } from '../states/Notice.tsx';
import { SkeletonRows } from '../states/Skeleton.tsx';
import { SkeletonBlocks } from '../states/SkeletonBlocks.tsx';
import { StateSwitch } from '../states/StateSwitch.tsx';
import { Badge } from '../values/Badge.tsx';
import { Money } from '../values/Money.tsx';
import { ProgressBar } from '../values/ProgressBar.tsx';
import { Tag } from '../values/Tag.tsx';
import { Shown } from './Shown.tsx';
import styles from './ComponentsPage.module.css';

const nothing = () => undefined;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={styles.grid}>{children}</div>
    </Section>
  );
}

const colours = [
  'backdrop',
  'ground',
  'surface',
  'surface-high',
  'line',
  'text',
  'text-quiet',
  'accent',
  'accent-text',
  'select',
  'select-text',
  'win',
  'alert',
];

export function TokenComponents() {
  return (
    <Group title="Tokens">
      <Shown name="tokens.css: colours">
        {colours.map((name) => (
          <div key={name} className={styles.swatch}>
            <span className={styles.colour} style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </Shown>
      <Shown name="tokens.css: text">
        {['28', '20', '16', '14', '12'].map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            Text {size}
          </p>
        ))}
      </Shown>
    </Group>
  );
}

export function ActionComponents() {
  return (
    <Group title="Actions">
      <Shown name="Button">
        <Button onClick={nothing}>Primary</Button>
        <Button kind="secondary">Secondary</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="danger">Danger</Button>
        <Button size="compact">Compact</Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
      </Shown>
      <Shown name="IconButton, Icon">
        <div className={styles.row}>
          <IconButton shape={eye} label="Show" />
          <IconButton shape={moon} label="Dark" />
          <Icon shape={sun} size={28} />
        </div>
      </Shown>
      <Shown name="ListRow, OutsideRow">
        <ListRow title="Leads somewhere" detail="Nov 26 · 08:00 PM" href="#row" icon={eye} />
        <ListRow title="Does something" trail={<Tag>New</Tag>} onPress={nothing} />
        <ListRow title="Says something" detail="No press" />
        <OutsideRow
          title="Leaves"
          detail="To another house"
          icon={circleAlert}
          href="https://outside.example"
          leavesLabel="opens in a new window"
        />
      </Shown>
      <Shown name="OfferBar">
        <OfferBar
          label="An offer"
          picture=""
          above="For you"
          name="A bonus of 100 %"
          below="until Sunday"
          act="Open"
          closeLabel="Close the offer"
          onClose={nothing}
          onPress={nothing}
        />
      </Shown>
      <Overlays />
    </Group>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'sheet' | 'cover' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  const ask = () =>
    void askConfirm({
      title: 'Remove the card?',
      text: 'It can be added again.',
      confirmLabel: 'Remove',
      cancelLabel: 'Cancel',
      confirmKind: 'danger',
    });
  return (
    <Shown name="Sheet, Drawer, ask-confirm, toast">
      <Button kind="secondary" onClick={() => setOpen('sheet')}>
        Open a sheet
      </Button>
      <Button kind="secondary" onClick={() => setOpen('cover')}>
        Cover the page
      </Button>
      <Button kind="secondary" onClick={() => setOpen('drawer')}>
        Open a drawer
      </Button>
      <Button kind="secondary" onClick={ask}>
        Ask
      </Button>
      <Button kind="secondary" onClick={() => showToast('Saved', { kind: 'success' })}>
        Notify
      </Button>
      <Sheet open={open === 'sheet'} onClose={close} title="A sheet" closeLabel="Close">
        <p>It comes from below.</p>
      </Sheet>
      <Sheet open={open === 'cover'} title="A sheet that waits">
        <Button onClick={close}>Answer</Button>
      </Sheet>
      <Drawer open={open === 'drawer'} onClose={close} title="A drawer">
        <Button onClick={close}>Close the drawer</Button>
      </Drawer>
    </Shown>
  );
}

const methods = [
  { key: 'wallet', title: 'E-wallet', detail: 'At once' },
  { key: 'bank', title: 'Bank transfer', detail: 'Within a day' },
];
const days = [
  { key: 'today', label: 'Today' },
  { key: 'week', label: '7 days' },
  { key: 'month', label: '30 days' },
];

export function ChoiceComponents() {
  const [method, setMethod] = useState('wallet');
  const [span, setSpan] = useState('today');
  return (
    <Group title="Choices">
      <Shown name="SegmentedControl">
        <SegmentedControl label="Span" segments={days} value={span} onChange={setSpan} />
      </Shown>
      <Shown name="ChipRow">
        <ChipRow label="Span" chips={days} value={span} onChange={setSpan} />
      </Shown>
      <Shown name="ChoiceList">
        <ChoiceList label="Way" choices={methods} value={method} onChange={setMethod} />
      </Shown>
      <Shown name="TileChoice">
        <TileChoice label="Payment method" choices={methods} value={method} onChange={setMethod} />
      </Shown>
    </Group>
  );
}

const asPesos = (amount: string) => `₱${amount}`;

export function ValueComponents() {
  return (
    <Group title="Values and layout">
      <Shown name="Money, Badge, Tag">
        <div className={styles.row}>
          <Money amount="1250.50" format={asPesos} />
          <Badge count={3} label="3 unread messages" />
          <Badge count={120} label="120 unread messages" />
        </div>
        <div className={styles.row}>
          <Tag>Neutral</Tag>
          <Tag tone="good">Good</Tag>
          <Tag tone="bad">Bad</Tag>
          <Tag tone="waiting">Waiting</Tag>
          <Tag tone="accent">Accent</Tag>
        </div>
      </Shown>
      <Shown name="ProgressBar">
        <ProgressBar label="Used up" tone="alert" size="thin" max={100} value={100} />
        <ProgressBar label="Question 4 of 9" tone="select" max={9} value={4} />
        <ProgressBar label="Wagered" size="thick" max={100} value={60} />
      </Shown>
      <Shown name="Card">
        <Card>Plain</Card>
        <Card look="lit">Lit</Card>
      </Shown>
      <Shown name="Timeline">
        <Timeline
          label="A withdrawal"
          steps={[
            { key: 'asked', title: 'Asked for', detail: '08:00 PM', state: 'done' },
            { key: 'checked', title: 'Being checked', state: 'current' },
            { key: 'paid', title: 'Paid', state: 'ahead' },
          ]}
        />
      </Shown>
    </Group>
  );
}

export function StateComponents() {
  return (
    <Group title="States">
      <Shown name="Notice">
        <Notice>Something to know.</Notice>
        <Notice tone="success">It is done.</Notice>
        <Notice tone="error">It did not work.</Notice>
      </Shown>
      <Shown name="EmptyState">
        <EmptyState text="Nothing here yet." action={<Button size="compact">Begin</Button>} />
      </Shown>
      <Shown name="ErrorState">
        <ErrorState text="The site does not answer." retryLabel="Try again" onRetry={nothing} />
      </Shown>
      <Shown name="HiddenUntil">
        <HiddenUntil ready>
          <p>What was not ready yet</p>
        </HiddenUntil>
      </Shown>
      <Shown name="StateSwitch, Skeleton, SkeletonBlocks">
        <StateSwitch
          of={{ data: undefined, isError: false }}
          loading={<SkeletonRows rows={2} />}
          loadingLabel="Loading"
          error={null}
        >
          {nothing}
        </StateSwitch>
        <SkeletonBlocks heights={[48, 24]} />
      </Shown>
    </Group>
  );
}
