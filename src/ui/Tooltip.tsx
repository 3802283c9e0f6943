import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "./theme/theme.ts";
import { TooltipAnchor, TooltipTrigger } from "./TooltipTrigger.tsx";
import { useTooltip } from "./useTooltip.ts";

interface TooltipProps {
  /** Name of the button that opens it, for example "Om årsprisen". */
  readonly label: string;
  /** The hint: a sentence or two. Becomes the button's description. */
  readonly children: ReactNode;
  /** It was pressed or focused before it was there (`LateTooltip`). */
  readonly startsOpen?: boolean;
}

/** A small button that explains what stands beside it. The pointer can move onto the hint; Escape closes it. */
export function Tooltip({ label, children, startsOpen = false }: TooltipProps) {
  const { id, place, wrapperProps, triggerProps } = useTooltip(startsOpen);
  return (
    <TooltipAnchor {...wrapperProps}>
      <TooltipTrigger {...triggerProps} label={label} aria-describedby={place ? id : undefined} />
      {place && (
        <Bridge data-side={place.side} data-align={place.align}>
          <Hint role="tooltip" id={id}>
            {children}
          </Hint>
        </Bridge>
      )}
    </TooltipAnchor>
  );
}

/* Its padding is the way that the pointer takes from the button to the hint: the offset of 16 (shared-widgets §9). */
const Bridge = styled.span`
  position: absolute;
  z-index: 1;
  width: min(16rem, 100vw - 2 * ${theme.space[1]});

  &[data-side="below"] {
    inset-block-start: 100%;
    padding-block-start: 1rem;
  }

  &[data-side="above"] {
    inset-block-end: 100%;
    padding-block-end: 1rem;
  }

  &[data-align="start"] {
    inset-inline-start: -1rem;
  }

  &[data-align="center"] {
    inset-inline-start: 50%;
    translate: -50%;
  }

  &[data-align="end"] {
    inset-inline-end: -1rem;
  }
`;

const Hint = styled.span`
  display: block;
  padding: 1rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.dialog};
  font-size: ${theme.font.sizeSm};
  font-weight: ${theme.font.weightBody};
  line-height: ${theme.font.lineBody};
  text-align: start;
`;
