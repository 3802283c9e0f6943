import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import styled from "styled-components";
import { popoverStyle } from "#ui/overlay/popoverStyle.ts";
import { useDismissal } from "#ui/overlay/useDismissal.ts";
import { usePlacement } from "#ui/overlay/usePlacement.ts";
import { theme } from "#ui/theme/theme.ts";
import { Stack, cardStyle } from "./layout.ts";

interface PopoverProps {
  /** The name of what opens. */
  readonly name: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Whether something in it is not as it is first: the button is marked. */
  readonly isChanged: boolean;
  /** The controls, drawn while it is open. */
  readonly children: ReactNode;
}

const placement = { sides: ["below", "above"], align: "start", offset: 6, padding: 8 } as const;

/** A button that opens controls which are not needed all the time. Tab leads from the button into them; Escape closes. */
export function Popover({ name, trigger, isChanged, children }: PopoverProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);
  usePlacement(isOpen, anchor, panel, placement);
  useDismissal(isOpen, anchor, (reason) => {
    if (reason === "escape") button.current?.focus();
    close();
  });
  useFramePress(isOpen, close);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <Anchor ref={anchor} onBlur={leave}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-changed={isChanged || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <Controls ref={panel} id={id} role="group" aria-label={name}>
          {children}
        </Controls>
      )}
    </Anchor>
  );
}

/**
 * A press in a frame is seen by its own page alone; here the window loses the focus to the frame below the pointer. A page
 * that takes the focus when it has loaded is no press.
 */
function useFramePress(isOpen: boolean, act: () => void): void {
  const onFrame = useEffectEvent(act);
  useEffect(() => {
    if (!isOpen) return undefined;
    const blur = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLIFrameElement && activeElement.matches(":hover")) onFrame();
    };
    window.addEventListener("blur", blur);
    return () => window.removeEventListener("blur", blur);
  }, [isOpen]);
}

const Anchor = styled.div`
  min-width: 0;
`;

const Controls = styled(Stack)`
  ${popoverStyle}
  gap: 0.75rem;
  width: min(20rem, 100vw - 1rem);
  max-height: calc(100dvh - 1rem);
  padding: 1rem;
  overflow: auto;
  ${cardStyle}
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.cardHover};
`;
