import { type ReactNode, useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { brokenKinds } from "#studio/document/fieldChanges.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import {
  type DocumentTexts,
  isSameDocument,
  type StudioDocument,
  type StudioFinding,
} from "#studio/document/StudioDocument.ts";
import { companyPlace } from "../companyPlace.ts";
import { documentKindText, imageName } from "../fields/documentKindText.ts";
import { ImageProblems } from "../images/ImageProblems.tsx";
import { listInWords } from "../parts/listInWords.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { text } from "../texts.ts";
import { BrokenByOthers, useIsAboutBroken } from "./BrokenByOthers.tsx";
import { type Holds, MergeMessage } from "./MergeMessage.tsx";
import { keepProblemWords } from "./saveProblemWords.ts";

interface DisagreementProps {
  readonly brand: Pick<OpenedBrand, "basis" | "isRecovered" | "session">;
  readonly state: EditState;
  /** The visitor keeps the own changes: they are shown. */
  readonly onKept: () => void;
}

/** Ends a disagreement. The buttons go with the message: the focus goes to the title of the page. */
function decide(act: () => void, said?: string): void {
  const title = document.querySelector<HTMLElement>("h1");
  if (title !== null) title.tabIndex = -1;
  title?.focus();
  if (said !== undefined) announcements.announce(said);
  act();
}

/** Brings the focus to the message in which somebody has to decide. */
export function focusDecision(): void {
  const message = document.querySelector<HTMLElement>("[data-decision]");
  message?.focus();
  message?.scrollIntoView({ block: "nearest" });
}

/** An image of the last edit that may not be stored. The rest of the edit holds. */
function LeftOut({ state: { refusedImage } }: Pick<DisagreementProps, "state">) {
  if (refusedImage === undefined) return null;
  const { kind, problems } = refusedImage;
  return (
    <Message variant="warning" title={text("images.leftOut", { name: imageName(kind) })} announced>
      <ImageProblems problems={problems} />
      <p>{text("images.leftOutText")}</p>
    </Message>
  );
}

/** The texts of a page that was closed or has crashed were recovered. */
function Recovered() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Message
      variant="info"
      title={text("recovered.title")}
      announced
      action={
        <Button variant="secondary" onClick={() => decide(() => setIsOpen(false))}>
          {text("recovered.close")}
        </Button>
      }
    >
      {text("recovered.text")}
    </Message>
  );
}

interface ElsewhereProps extends Pick<OpenedBrand, "basis" | "session"> {
  readonly document: StudioDocument;
  readonly own: DocumentTexts;
  /** What the other side has made of the document. */
  readonly other: StudioDocument;
  /** Said before the rest. */
  readonly children: ReactNode;
}

const none: readonly StudioFinding[] = [];

/** A colleague or another tab has changed the same. */
function Elsewhere({ session, basis, document, own, other, children }: ElsewhereProps) {
  const { changedBy: name, broken = none } = other;
  const texts = { before: document.texts, own, theirs: other.texts };
  const isAboutBroken = useIsAboutBroken({ ...texts, broken });
  const side = name === undefined ? "tab" : "colleague";
  const tabTitle = text(companyPlace() === undefined ? "tab.title" : "tab.titleOfOthers");
  const title = name === undefined ? tabTitle : text("colleague.title", { name });
  const merge = (taken: readonly string[]) => decide(() => session.settle({ taken }), text(`${side}.kept`));
  if (isAboutBroken && broken.length > 0) {
    const files = listInWords(brokenKinds(other.texts).map(documentKindText));
    return (
      <BrokenByOthers
        {...texts}
        broken={broken}
        title={title}
        way={text(`${side}.broken`, { name: name ?? "", files })}
        onKeepOwn={() => merge([])}
      >
        {children}
      </BrokenByOthers>
    );
  }
  return (
    <MergeMessage
      {...texts}
      side={side}
      name={name}
      basis={basis}
      title={title}
      onMerge={merge}
      onTake={() => decide(() => session.settle("theirs"), text(`${side}.taken`))}
    >
      {children}
    </MergeMessage>
  );
}

/**
 * The reason why the text cannot be stored: no answer, a colleague, another tab, another program, a refused image. The message says
 * which texts are safe, and what to do.
 */
export function Disagreement({ brand: { session, isRecovered, basis }, state, onKept }: DisagreementProps) {
  const { sync, document, history } = state;
  const [merged, setMerged] = useState<{ readonly holds: Holds; readonly texts: DocumentTexts }>();
  // After a press on the save button, the message first says that a decision is needed.
  const notSaved = state.saving === "undecided" && <strong>{text("changes.undecided")} </strong>;
  if (sync.status === "offline")
    return (
      <Message variant="warning" title={keepProblemWords(sync.problem).title} announced>
        {keepProblemWords(sync.problem).text}
      </Message>
    );
  if (sync.status === "elsewhere")
    return (
      <Elsewhere session={session} basis={basis} document={document} own={history.texts} other={sync.other}>
        {notSaved}
      </Elsewhere>
    );
  const isUnsaved = unsavedKinds(history.texts, document.saved).length > 0;
  // It is said of the merged texts alone: undo leads to others.
  const isMerged = merged !== undefined && isSameDocument(merged.texts, history.texts);
  if (document.changedOnDisk === undefined && isMerged && isUnsaved)
    return (
      <Message variant="info" title={text("merged.title")} announced>
        {text(`merged.${merged.holds}`)} {text("merged.text")}
      </Message>
    );
  if (document.changedOnDisk === undefined)
    return state.refusedImage === undefined && isRecovered ? <Recovered /> : <LeftOut state={state} />;
  const { brokenOnDisk: broken, deletedOnDisk: deleted = [] } = document;
  const merge = async (taken: readonly string[], holds: Holds) => {
    if (!(await session.rebase({ taken }))) return;
    setMerged({ holds, texts: session.get().history.texts });
    onKept();
  };
  if (broken !== undefined)
    return (
      <BrokenByOthers
        before={document.saved}
        own={history.texts}
        theirs={document.changedOnDisk}
        broken={broken}
        title={text("disk.brokenTitle")}
        way={text("disk.broken")}
        onKeepOwn={() => decide(() => void merge([], "own"))}
      >
        {state.saving === "undecided" && <strong>{text("disk.brokenNotSaved")}</strong>}
      </BrokenByOthers>
    );
  return (
    <MergeMessage
      side="disk"
      before={document.saved}
      own={history.texts}
      theirs={document.changedOnDisk}
      basis={basis}
      title={text(deleted.length === 0 ? "disk.title" : "disk.deletedTitle")}
      onMerge={(taken, holds) => decide(() => void merge(taken, holds))}
      onTake={() => decide(() => void session.rebase("theirs"), text("disk.taken"))}
    >
      {notSaved}
      {deleted.length > 0 && `${text("disk.deleted", { files: listInWords(deleted.map(documentKindText)) })} `}
    </MergeMessage>
  );
}
