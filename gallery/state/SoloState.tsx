import styled from "styled-components";
import { Announcer } from "#ui/feedback/Announcer.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { ToastArea } from "#ui/feedback/toast/ToastArea.tsx";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import type { FoundEntry } from "../findEntries.ts";
import { ShownCalls } from "./ShownCalls.tsx";
import { StateHarness } from "./StateHarness.tsx";

interface SoloStateProps {
  readonly found: FoundEntry | undefined;
  /** Index of the state. */
  readonly at: number;
}

/** One state alone in the window. */
export function SoloState({ found, at }: SoloStateProps) {
  const state = found?.status === "found" ? found.entry.states[at] : undefined;
  const isPage = found?.status === "found" && found.entry.isPage === true;
  return (
    <>
      <Surface data-page={isPage || undefined}>
        {state ? <StateHarness state={state} /> : <Message variant="error">Denne tilstanden finnes ikke.</Message>}
      </Surface>
      <ShownCalls />
      <ToastArea toasts={pageToasts} />
      <Announcer />
    </>
  );
}

const Surface = styled.main`
  padding: ${theme.space[1]};

  &[data-page] {
    padding: 0;
  }
`;
