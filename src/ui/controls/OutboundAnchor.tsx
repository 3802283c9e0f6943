import type { ComponentProps, MouseEventHandler } from "react";
import { Icon } from "../graphics/Icon.tsx";
import { externalIcon } from "../graphics/icons/interfaceIcons.ts";
import { IconJoint } from "./IconJoint.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.ts";

/** All other attributes are for the `<a>`. */
export interface OutboundAnchorProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel" | "onClick"> {
  /** The result of `useExternalLink`. */
  readonly link: {
    /** Where it leads. */
    readonly href: string;
    /** `_blank` for a new tab. */
    readonly target?: "_blank";
    /** `noopener` for a new tab. */
    readonly rel?: string;
    /** Called before the browser follows the link. */
    readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  };
  /** Read out after the text where the link opens a new tab or a PDF, for example "åpnes i ny fane". */
  readonly hint: string | undefined;
}

/** A link that leaves the portal. One that opens a new tab says so with a text and an icon. */
export function OutboundAnchor({ link, hint, children, ...rest }: OutboundAnchorProps) {
  return (
    <a {...link} {...rest}>
      {children}
      {hint !== undefined && (
        <>
          <IconJoint>
            <Icon path={externalIcon} size="small" />
          </IconJoint>
          <VisuallyHidden> ({hint})</VisuallyHidden>
        </>
      )}
    </a>
  );
}
