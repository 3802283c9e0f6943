import { type FocusEvent, type KeyboardEvent, type Ref, useId } from "react";
import styled, { keyframes } from "styled-components";
import { Icon } from "../../graphics/Icon.tsx";
import { rise } from "../../theme/motion.ts";
import { theme } from "../../theme/theme.ts";
import { CloseButton } from "../CloseButton.tsx";
import { messageIcons } from "../messageIcons.ts";
import { messageVariantStyle } from "../messageVariantStyle.ts";
import type { Toast, ToastState } from "./toastQueue.ts";

interface ToastItemProps {
  readonly toast: Pick<Toast, "content" | "variant" | "action">;
  /** Name of the button that closes it. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** `exiting` fades and can no longer be used. Default `entering`. */
  readonly state?: ToastState;
  /** Pointer or focus entered or left: the timer is paused meanwhile. */
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: () => void;
  /** For the button that closes it. */
  readonly closeRef?: Ref<HTMLButtonElement>;
}

/** How a toast looks. Escape closes the toast that has the focus, and nothing behind it. */
export function ToastItem(props: ToastItemProps) {
  const {
    toast,
    closeLabel,
    onClose,
    state = "entering",
    onPointerEnter,
    onPointerLeave,
    onFocus,
    onBlur,
    closeRef,
  } = props;
  const { content, variant, action } = toast;
  // Several buttons have the same name: each is described by the toast that it closes.
  const textId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <Item
      data-variant={variant}
      data-state={state}
      inert={state === "exiting"}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onFocus={onFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
      onKeyDown={onKeyDown}
    >
      <LeadingIcon>
        <Icon path={messageIcons[variant]} />
      </LeadingIcon>
      <TextBlock>
        {typeof content === "string" ? (
          <Title id={textId}>{content}</Title>
        ) : (
          <>
            <Title id={textId}>{content.title}</Title>
            <p>{content.content}</p>
          </>
        )}
        {action !== undefined && (
          <Action
            type="button"
            onClick={() => {
              onClose();
              action.onClick();
            }}
          >
            {action.label}
          </Action>
        )}
      </TextBlock>
      <CloseButton ref={closeRef} label={closeLabel} aria-describedby={textId} onClick={onClose} />
    </Item>
  );
}

/** Leaves to where it came from. */
const sink = keyframes`
  to {
    opacity: 0;
    translate: 0 0.5rem;
  }
`;

const Item = styled.div`
  ${messageVariantStyle}
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  width: min(100%, 28rem);
  padding: 0.25rem;
  padding-inline-start: 1rem;
  border: 1px solid var(--variant-line);
  border-radius: ${theme.radius.control};
  box-shadow: ${theme.shadow.dialog};
  pointer-events: auto;
  animation: ${rise} ${theme.duration.normal} ease-out;

  &[data-state="exiting"] {
    animation: ${sink} ${theme.duration.fast} ease-in forwards;
  }
`;

const LeadingIcon = styled.span`
  display: flex;
  padding-block: 0.625rem;
  color: var(--variant-line);
`;

const TextBlock = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 0.5rem;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: ${theme.font.weightStrong};
`;

const Action = styled.button`
  min-height: 2.75rem;
  margin-block-end: -0.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: ${theme.font.weightStrong};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
