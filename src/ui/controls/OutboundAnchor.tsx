import type { MouseEventHandler, ReactNode } from "react";
import { Icon } from "../graphics/Icon.tsx";
import { externalIcon } from "../graphics/icons/interface/externalIcon.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.ts";

interface OutboundAnchorProps {
  /** The result of `useExternalLink`. */
  readonly link: {
    readonly href: string;
    readonly target?: "_blank";
    readonly rel?: string;
    readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  };
  /** Read out after the text where the link opens a new tab or a PDF, for example "åpnes i ny fane". */
  readonly hint: string | undefined;
  /** The text of the link. */
  readonly children: ReactNode;
  /** Styles, when it is wrapped by a styled block. */
  readonly className?: string;
  /** Id of the link. */
  readonly id?: string;
  /** Ids of the elements that name the link, where its text alone is not unique; its own id first. */
  readonly "aria-labelledby"?: string;
}

/** A link that leaves the portal. One that opens a new tab says so with a text and an icon. */
export function OutboundAnchor({ link, hint, children, ...rest }: OutboundAnchorProps) {
  return (
    <a {...link} {...rest}>
      {children}
      {hint !== undefined && (
        <>
          <Icon path={externalIcon} size="small" />
          <VisuallyHidden> ({hint})</VisuallyHidden>
        </>
      )}
    </a>
  );
}
