import { useQuery } from "@tanstack/react-query";
import { listInWords } from "../parts/listInWords.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import type { BrandHistory } from "#studio/document/BrandHistory.ts";
import { documentKindText } from "../fields/documentKindText.ts";
import { EditedBar } from "../parts/EditedBar.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { PageNav } from "../parts/PageNav.tsx";
import { Unanswered } from "../parts/Unanswered.tsx";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import { changesAddress } from "../route.ts";
import { historyQuery } from "../session/queries.ts";
import { usePageEvents } from "../session/usePageEvents.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useUndoCommands } from "../session/takeStep.ts";
import { text } from "../texts.ts";
import { Disagreement } from "../changes/Disagreement.tsx";
import { VersionList } from "./VersionList.tsx";
import { Stack } from "../parts/layout.ts";

/** The versions of a brand's files in git, and the way back to one of them. */
export function HistoryPage({ brand }: { readonly brand: OpenedBrand }) {
  const { session } = brand;
  const state = useStore(session);
  const { id, name } = state.document;
  const history = useQuery(historyQuery(id));
  usePageTitle(text("history.title", { name }));
  usePageEvents(session);
  useUndoCommands(session);
  return (
    <>
      <PageNav>
        <EditedBar session={session} state={state} saveAddress={changesAddress(id)} />
      </PageNav>
      <PageMain data-wide>
        <h1>{text("history.title", { name })}</h1>
        <p>
          {text("history.lead")} <a href={brandPath(id)}>{text("new.open", { name })}</a>
        </p>
        <Disagreement brand={brand} state={state} onKept={() => window.location.assign(changesAddress(id))} />
        {history.data === undefined ? (
          <Unanswered query={history} waiting={text("history.loading")} />
        ) : (
          <Stack $gap={theme.space[1]}>
            <Notes history={history.data} />
            {history.data.status === "here" && history.data.versions.length > 0 && (
              <VersionList versions={history.data.versions} brand={brand} state={state} />
            )}
          </Stack>
        )}
      </PageMain>
    </>
  );
}

/** The missing parts of the history, in words. */
function notesOf(history: Extract<BrandHistory, { status: "here" }>): string[] {
  const { uncommitted, isShallow, isCut } = history;
  const files = listInWords(uncommitted.map(documentKindText));
  return [
    ...(uncommitted.length > 0 ? [text("history.uncommitted", { files })] : []),
    ...(isShallow ? [text("history.shallow")] : []),
    ...(isCut ? [text("history.cut")] : []),
  ];
}

function Notes({ history }: { readonly history: BrandHistory }) {
  if (history.status !== "here")
    return (
      <Message variant="info" title={text("history.noneTitle")}>
        {text(`history.${history.status}`)}
      </Message>
    );
  if (history.versions.length === 0)
    return (
      <Message variant="info" title={text("history.noneTitle")}>
        {[text("history.empty"), ...notesOf({ ...history, uncommitted: [] })].join(" ")}
      </Message>
    );
  const notes = notesOf(history);
  return notes.length === 0 ? null : <Message variant="info">{notes.join(" ")}</Message>;
}
