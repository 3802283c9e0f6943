import type { ReactNode } from "react";
import { useExternalLink } from "#core/navigation/useExternalLink.ts";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";

interface OutsideButtonProps {
  readonly href: string | undefined;
  readonly children: ReactNode;
}

/** A link in the look of a primary button to another application, in this tab; left out when its address is missing or refused. */
export function OutsideButton({ href, children }: OutsideButtonProps) {
  const link = useExternalLink(href, "web");
  if (link === undefined) return undefined;
  return (
    <ButtonLink {...link} data-variant="primary">
      {children}
    </ButtonLink>
  );
}
