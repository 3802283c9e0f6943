import { checkIcon } from "../graphics/icons/interface/checkIcon.ts";
import { errorIcon } from "../graphics/icons/interface/errorIcon.ts";
import { infoIcon } from "../graphics/icons/interface/infoIcon.ts";
import { warningIcon } from "../graphics/icons/interface/warningIcon.ts";
import type { MessageVariant } from "./messageVariantStyle.ts";

/** The icon of each kind of message. */
export const messageIcons: Record<MessageVariant, string> = {
  info: infoIcon,
  success: checkIcon,
  warning: warningIcon,
  error: errorIcon,
};
