import styled from "styled-components";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import { shownCalls } from "./shownCalls.ts";

/** The last calls of the widgets to their host, the newest last. */
export function ShownCalls() {
  const calls = useStore(shownCalls);
  return (
    <Log aria-label="Kall til verten" data-empty={calls.length === 0 || undefined}>
      {calls.map((call, at) => (
        <code key={at}>{call}</code>
      ))}
    </Log>
  );
}

const Log = styled.output`
  position: fixed;
  z-index: 5;
  right: 0;
  bottom: 0;
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  max-width: min(28rem, 100%);
  padding: 0.5rem 0.75rem;
  border: 1px solid ${theme.color.border};
  border-start-start-radius: ${theme.radius.control};
  background: ${theme.color.surfaceSubtle};
  color: ${theme.color.text};
  font-size: ${theme.font.sizeXs};
  overflow-wrap: anywhere;
  pointer-events: none;

  &[data-empty] {
    display: none;
  }
`;
