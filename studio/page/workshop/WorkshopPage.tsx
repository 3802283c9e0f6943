import { useState } from "react";
import styled from "styled-components";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { useStore } from "#ui/store/useStore.ts";
import { PreviewPane } from "../preview/PreviewPane.tsx";
import { usePageEvents } from "../session/usePageEvents.ts";
import type { OpenedBrand } from "../session/useSession.ts";
import { Disagreement } from "./Disagreement.tsx";
import { EditPane, type EditTab } from "./EditPane.tsx";
import { TopBar } from "./TopBar.tsx";

/** A brand with its text, its findings and the portal beside them. */
export function WorkshopPage({ brand }: { readonly brand: OpenedBrand }) {
  const { session, choices } = brand;
  const state = useStore(session);
  const [tab, setTab] = useState<EditTab>("descriptor");
  usePageEvents(session);
  const showChanges = () => setTab("changes");
  return (
    <Room>
      <TopBar session={session} state={state} isShowingChanges={tab === "changes"} onShowChanges={showChanges} />
      <div>
        <Disagreement session={session} state={state} onKept={showChanges} />
      </div>
      <Panes>
        <EditPane brand={brand} state={state} tab={tab} onTab={setTab} />
        <PreviewPane session={session} document={state.document} choices={choices} />
      </Panes>
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  height: 100dvh;
  background: ${theme.color.page};
`;

/* On a tablet the portal is above its text; beside it where there is room for both. */
const Panes = styled.main`
  display: grid;
  grid-template-rows: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 0;

  & > :first-child {
    order: 1;
  }

  ${from.large} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(26rem, 38%) minmax(0, 1fr);

    & > :first-child {
      order: 0;
    }
  }
`;
