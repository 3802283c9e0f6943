import { type DragEvent, useId, useState } from "react";
import styled from "styled-components";
import type { ImageKind } from "#studio/document/StudioDocument.ts";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { theme } from "#ui/theme/theme.ts";
import type { Session, SessionState } from "../session/createSession.ts";
import { text } from "../texts.ts";
import { ImageStage } from "./ImageStage.tsx";
import { type ImageRefusal, offerImage } from "./offerImage.ts";
import { readHeaderLook } from "./readHeaderLook.ts";
import { RefusedImage } from "./RefusedImage.tsx";
import { withImage } from "./withImage.ts";

interface ImageFieldProps {
  readonly kind: ImageKind;
  readonly session: Session;
  readonly state: SessionState;
}

/** An image of the brand: how it looks, and a place to drop another file. */
export function ImageField({ kind, session, state: { document, history } }: ImageFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<ImageRefusal>();
  const [isChecking, setIsChecking] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const { paths } = document;
  const svg = history.texts[kind] ?? "";
  const name = text(`images.${kind}`);
  const put = (next: string) => session.edit(withImage(session.get().history.texts, paths, kind, next));
  const offer = async (file: File | undefined) => {
    if (file === undefined || isChecking) return;
    setIsChecking(true);
    const offered = await offerImage(document.id, kind, file);
    setIsChecking(false);
    setRefusal(offered.status === "refused" ? offered.refusal : undefined);
    if (offered.status === "refused") return;
    put(offered.text);
    announcements.announce(text("images.replaced", { name }));
  };
  const takeBack = (button: HTMLElement) => {
    button.closest("section")?.querySelector<HTMLElement>("input[type=file]")?.focus();
    put(document.saved[kind] ?? "");
    announcements.announce(text("images.takenBack", { name }));
  };
  const drag = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isNow);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    void offer(event.dataTransfer.files[0]);
  };
  return (
    <Field aria-labelledby={id}>
      <h5 id={id}>{name}</h5>
      <p>{text(`images.${kind}Help`)}</p>
      {svg === "" ? (
        <p>{text("images.none")}</p>
      ) : (
        <ImageStage kind={kind} svg={svg} header={readHeaderLook(history.texts)} />
      )}
      {svg !== (document.saved[kind] ?? "") && (
        <Unsaved>
          <span>{text("images.unsaved")}</span>
          <Button variant="quiet" onClick={(event) => takeBack(event.currentTarget)}>
            {text("images.takeBack")}
          </Button>
        </Unsaved>
      )}
      <Drop data-over={isOver || undefined} onDragOver={drag(true)} onDragLeave={drag(false)} onDrop={drop}>
        <input
          type="file"
          accept=".svg,image/svg+xml"
          aria-label={text("images.chooseFor", { name })}
          onChange={(event) => {
            void offer(event.target.files?.[0]);
            // The same file can be chosen again after it was corrected.
            event.target.value = "";
          }}
        />
        {isChecking ? (
          <span>{text("images.checking")}</span>
        ) : (
          <span>
            {text("images.drop")} <u>{text("images.choose")}</u>
          </span>
        )}
      </Drop>
      {refusal !== undefined && <RefusedImage refusal={refusal} />}
    </Field>
  );
}

const Field = styled.section`
  display: grid;
  gap: 0.5rem;

  & > h5 {
    margin: 0;
    font-size: ${theme.font.sizeSm};
  }

  & > p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;

const Unsaved = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font-size: ${theme.font.sizeSm};
`;

const Drop = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 3.5rem;
  padding: 0.5rem 1rem;
  border: 1px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  font-size: ${theme.font.sizeSm};
  text-align: center;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:hover,
  &[data-over] {
    background: ${theme.color.actionSubtle};
  }

  &[data-over] {
    border-style: solid;
  }

  &:focus-within:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
