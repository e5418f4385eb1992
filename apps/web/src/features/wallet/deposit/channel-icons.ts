import { wallet } from '@pavilion/ui/icons/first-icons.ts';
import { banknoteArrowDown, landmark, qrCode } from '@pavilion/ui/icons/form-icons.ts';
import type { DepositChannel } from '../wallet.queries.ts';

export const channelIcons = {
  gateway: wallet,
  qr: qrCode,
  bankTransfer: landmark,
  manual: banknoteArrowDown,
} as const satisfies Record<DepositChannel['kind'], string>;
