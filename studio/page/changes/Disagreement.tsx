import { useState } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { imageName } from "../fields/documentKindText.ts";
import { ImageProblems } from "../images/ImageProblems.tsx";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { text } from "../texts.ts";
import { DiskConflict } from "./DiskConflict.tsx";

interface DisagreementProps {
  readonly brand: Pick<OpenedBrand, "basis" | "isRecovered" | "session">;
  readonly state: EditState;
  /** The visitor keeps the own changes: they are shown. */
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
export function Disagreement({ brand: { session, isRecovered, basis }, state, onKept }: DisagreementProps) {
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
  if (document.changedOnDisk === undefined)
    return state.refusedImage === undefined && isRecovered ? <Recovered /> : <LeftOut state={state} />;
  const merge = async (taken: readonly string[]) => {
    if (await session.rebase({ taken })) onKept();
  };
  return (
    <DiskConflict
      state={state}
      disk={document.changedOnDisk}
      basis={basis}
      onMerge={(taken) => decide(() => void merge(taken), "disk.kept")}
      onTakeDisk={() => decide(() => void session.rebase("disk"), "disk.taken")}
    />
  );
}
