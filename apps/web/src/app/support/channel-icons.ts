import type { Settings } from '#features/site/site.queries.ts';
import { send } from '@pavilion/ui/icons/content-icons.ts';
import { headset } from '@pavilion/ui/icons/first-icons.ts';
import { messagesSquare, phone, video } from '@pavilion/ui/icons/service-icons.ts';

type ServiceType = Settings['customerService'][number]['csType'];

/** A generic icon for each channel, not the company's logo. */
export const channelIcons = {
  LIVECHAT: headset,
  TELEGRAM: send,
  WHATSAPP: phone,
  MESSENGER: messagesSquare,
  SKYPE: video,
} as const satisfies Record<ServiceType, string>;
