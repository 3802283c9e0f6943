import { useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { documentKindText, imageName } from "../fields/documentKindText.ts";
import { ImageProblems } from "../images/ImageProblems.tsx";
import { listInWords } from "../parts/listInWords.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { text } from "../texts.ts";

interface DisagreementProps {
  readonly session: EditSession;
  readonly state: EditState;
  /** Whether the session began with texts that a page before had not sent. */
  readonly isRecovered: boolean;
  /** The visitor keeps the own text: the difference is shown. */
  readonly onKept: () => void;
}

/** Ends a disagreement. The buttons go with the message: the focus goes to the title of the page. */
function decide(act: () => void, said?: "disk.kept" | "disk.taken" | "tab.kept" | "tab.taken"): void {
  const title = document.querySelector<HTMLElement>("h1");
  if (title !== null) title.tabIndex = -1;
  title?.focus();
  if (said !== undefined) announcements.announce(text(said));
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

/**
 * The reason why the text cannot be stored: no answer, another tab, another program, a refused image. The message says
 * which texts are safe, and what to do.
 */
export function Disagreement({ session, state, isRecovered, onKept }: DisagreementProps) {
  const { sync, document } = state;
  // After a press on the save button, the message first says that a decision is needed.
  const notSaved = state.saving === "undecided" && <strong>{text("changes.undecided")} </strong>;
  if (sync.status === "offline")
    return (
      <Message
        variant="warning"
        title={text(sync.problem === undefined ? "offline.title" : `problem.${sync.problem}`)}
        announced
      >
        {text(sync.problem === undefined ? "offline.text" : `problem.${sync.problem}.text`)}
      </Message>
    );
  if (sync.status === "elsewhere")
    return (
      <Message
        variant="warning"
        title={text("tab.title")}
        announced
        data-decision
        tabIndex={-1}
        action={
          <ButtonRow>
            <Button variant="secondary" onClick={() => decide(() => session.settle("own"), "tab.kept")}>
              {text("tab.keep")}
            </Button>
            <Button variant="secondary" onClick={() => decide(() => session.settle("other"), "tab.taken")}>
              {text("tab.take")}
            </Button>
          </ButtonRow>
        }
      >
        {notSaved}
        {text("tab.text")}
      </Message>
    );
  const { deletedOnDisk: deleted = [] } = document;
  const keepOwn = async () => {
    if (await session.rebase("own")) onKept();
  };
  if (document.changedOnDisk === undefined)
    return state.refusedImage === undefined && isRecovered ? <Recovered /> : <LeftOut state={state} />;
  return (
    <Message
      variant="warning"
      title={text(deleted.length === 0 ? "disk.title" : "disk.deletedTitle")}
      announced
      data-decision
      tabIndex={-1}
      action={
        <ButtonRow>
          <Button variant="secondary" onClick={() => decide(() => void keepOwn(), "disk.kept")}>
            {text("disk.keep")}
          </Button>
          <Button variant="secondary" onClick={() => decide(() => void session.rebase("disk"), "disk.taken")}>
            {text(deleted.length === 0 ? "disk.take" : "disk.takeDeleted")}
          </Button>
        </ButtonRow>
      }
    >
      {notSaved}
      {deleted.length === 0
        ? text("disk.text")
        : text("disk.deletedText", { files: listInWords(deleted.map(documentKindText)) })}
    </Message>
  );
}
