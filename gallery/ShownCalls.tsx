import { useSyncExternalStore } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { shownCalls } from "./shownCalls.ts";

/** What the widgets have told their host, the newest last. */
export function ShownCalls() {
  const calls = useSyncExternalStore(shownCalls.subscribe, shownCalls.current);
  return (
    <Log aria-label="Kall til verten" data-empty={calls.length === 0 || undefined}>
      {calls.map((call, at) => (
        <code key={at}>{call}</code>
      ))}
    </Log>
  );
}

const Log = styled.output`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
  padding: 0.75rem 1rem;
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surfaceSubtle};
  color: ${theme.color.text};
  font-size: ${theme.font.sizeSm};
  overflow-wrap: anywhere;

  &[data-empty] {
    display: none;
  }
`;
