import { checkIcon, errorIcon, infoIcon, warningIcon } from "../graphics/icons/interfaceIcons.ts";
import type { MessageVariant } from "./messageVariantStyle.ts";

/** The icon of each kind of message. */
export const messageIcons: Record<MessageVariant, string> = {
  info: infoIcon,
  success: checkIcon,
  warning: warningIcon,
  error: errorIcon,
};
