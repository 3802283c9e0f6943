import { useSyncExternalStore } from "react";
import styled from "styled-components";
import { Icon } from "./Icon.tsx";
import { rise } from "./motion.ts";
import { theme } from "./theme/theme.ts";
import { type Toast, toasts } from "./toasts.ts";
import { toneStyle } from "./toneStyle.ts";

interface ToastAreaProps {
  /** Name of the button that closes a toast. */
  readonly closeLabel: string;
}

const signs = { info: "info", success: "check", warning: "warning", error: "error" } as const;

/** Where `toasts.push` shows its messages. Stands once in the page. They are spoken by the page's `Announcer`. */
export function ToastArea({ closeLabel }: ToastAreaProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.visible);
  if (shown.length === 0) return undefined;
  return (
    <Area>
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </Area>
  );
}

function ToastItem({ toast, closeLabel }: { readonly toast: Toast; readonly closeLabel: string }) {
  const { id, tone, text } = toast;
  return (
    <Item
      data-tone={tone}
      onPointerEnter={() => toasts.pause(id)}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) toasts.resume(id);
      }}
      onFocus={() => toasts.pause(id)}
      onBlur={() => toasts.resume(id)}
    >
      <Sign>
        <Icon name={signs[tone]} />
      </Sign>
      <Text>{text}</Text>
      <Close type="button" aria-label={closeLabel} onClick={() => toasts.close(id)}>
        <Icon name="close" size="small" />
      </Close>
    </Item>
  );
}

const Area = styled.div`
  position: fixed;
  z-index: 10;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.5rem;
  padding: ${theme.space[1]};
  padding-block-end: max(${theme.space[1]}, env(safe-area-inset-bottom));
  pointer-events: none;

  @media print {
    display: none;
  }
`;

const Item = styled.div`
  ${toneStyle}
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: min(100%, 28rem);
  padding-inline-start: 1rem;
  border: 1px solid var(--tone-line);
  border-radius: ${theme.radius.control};
  box-shadow: ${theme.shadow.dialog};
  pointer-events: auto;
  animation: ${rise} ${theme.duration.normal} ease-out;
`;

const Sign = styled.span`
  display: flex;
  color: var(--tone-line);
`;

const Text = styled.p`
  flex: 1;
  min-width: 0;
  padding-block: 0.75rem;
  font-weight: ${theme.font.weightStrong};
  overflow-wrap: anywhere;
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  cursor: pointer;
`;
