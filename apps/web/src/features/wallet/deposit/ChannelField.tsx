import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { pageTemplate } from '@pavilion/domain/site/page-template';
import { ChoiceList } from '@pavilion/ui/choices/ChoiceList.tsx';
import { TileChoice } from '@pavilion/ui/choices/TileChoice.tsx';
import { wallet } from '@pavilion/ui/icons/first-icons.ts';
import { banknoteArrowDown, landmark, qrCode } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { useShortMoneyFormat } from '../money-format.ts';
import type { DepositChannel } from '../wallet.queries.ts';

const channelIcons = {
  gateway: wallet,
  qr: qrCode,
  bankTransfer: landmark,
  manual: banknoteArrowDown,
} as const satisfies Record<DepositChannel['kind'], string>;

function ChannelMark({ channel }: { channel: DepositChannel }) {
  if (channel.iconUrl === '') return <Icon shape={channelIcons[channel.kind]} />;
  return <img src={channel.iconUrl} alt="" width="40" height="40" />;
}

export type ChannelFieldProps = {
  channels: readonly DepositChannel[];
  chosen: DepositChannel;
  onChange: (code: string) => void;
};

/**
 * Lists the payment methods: in the new template (`dep_func`) as tiles that leave space for the
 * amount, in the base one as a list that describes each in full.
 */
export function ChannelField({ channels, chosen, onChange }: ChannelFieldProps) {
  const text = useText();
  const money = useShortMoneyFormat();
  const isNew = pageTemplate(useSettings()?.mobileTemplate.dep_func) === 'new';
  const choices = channels.map((channel) => {
    const range = { minimum: money(channel.minimum), maximum: money(channel.maximum) };
    const hint = channel.hint === '' ? text(`deposit.kind.${channel.kind}`) : channel.hint;
    const closedUntil = channel.open ? null : channel.hours;
    const about = closedUntil === null ? hint : text('deposit.closed', closedUntil);
    return {
      key: channel.code,
      title: channel.name,
      detail: isNew ? about : `${about} · ${text('deposit.limits', range)}`,
      mark: <ChannelMark channel={channel} />,
    };
  });
  const field = { label: text('deposit.channels'), choices, value: chosen.code, onChange };
  return isNew ? <TileChoice {...field} /> : <ChoiceList {...field} />;
}
