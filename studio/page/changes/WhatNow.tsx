import { useMemo, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { fieldChanges } from "#studio/document/fieldChanges.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import { fontLicenceFile, fontsIn } from "#studio/document/editedFonts.ts";
import type { DocumentTexts, StudioDocument } from "#studio/document/StudioDocument.ts";
import { documentKindText } from "../fields/documentKindText.ts";
import type { SavedTexts } from "../session/createEditSession.ts";
import { companyPlace } from "../companyPlace.ts";
import { studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { countText, text } from "../texts.ts";
import { changeSentence, wordedChanges } from "./changeWords.ts";

interface WhatNowProps {
  readonly document: Pick<StudioDocument, "name" | "paths">;
  readonly saved: SavedTexts;
  readonly basis: FormBasis;
}

/** The files of the brand's own fonts that were changed; a licence with its first line. */
function fontFiles(folder: string, before: DocumentTexts, after: DocumentTexts): readonly string[] {
  const [old, now] = [fontsIn(before.fonts) ?? {}, fontsIn(after.fonts) ?? {}];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((path) => old[path] !== now[path]);
  return changed.map((path) => {
    const data = path.endsWith(`/${fontLicenceFile}`) ? now[path] : undefined;
    const [line = ""] =
      data === undefined
        ? []
        : new TextDecoder().decode(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))).split("\n");
    return line.trim() === "" ? `${folder}/${path}` : `${folder}/${path} (${line.trim()})`;
  });
}

/** The message for whoever commits: the changes in words, then the files. */
function handover({ document: { name, paths }, saved: { before, after }, basis }: WhatNowProps): string {
  const kinds = unsavedKinds(after, before);
  const changes = wordedChanges(fieldChanges(before, after), { before, after, basis });
  const others = kinds.filter((kind) => !changes.some((change) => change.kind === kind)).map(documentKindText);
  return [
    text("now.subject", { name }),
    "",
    ...[...changes.map(changeSentence), ...others].map((line) => `- ${line}`),
    "",
    text("now.files"),
    ...kinds
      .flatMap((kind) => (kind === "fonts" ? fontFiles(paths.fonts ?? "", before, after) : [paths[kind] ?? ""]))
      .map((file) => `- ${file}`),
  ].join("\n");
}

/** The files are saved: what comes next. */
export function WhatNow(props: WhatNowProps) {
  const proposal = companyPlace()?.proposal;
  return typeof proposal === "number" ? <InProposal number={proposal} /> : <Handover {...props} />;
}

/** In a company's studio the server has written the commit: the proposal's own page has what comes next. */
function InProposal({ number }: { readonly number: number }) {
  return (
    <Message
      variant="success"
      title={text("now.inProposal", { number })}
      action={
        <ButtonLink href={studioPaths.brands} data-variant="secondary">
          {text("now.toProposal")}
        </ButtonLink>
      }
    >
      {text("now.ask")}
    </Message>
  );
}

/** Who does what next, with the message to send. */
function Handover(props: WhatNowProps) {
  const { before, after } = props.saved;
  const message = useMemo(() => handover(props), [props]);
  const [isCopied, setIsCopied] = useState(false);
  const files = unsavedKinds(after, before);
  const copy = async () => {
    await navigator.clipboard.writeText(message);
    setIsCopied(true);
  };
  return (
    <>
      <Message variant="success" title={countText("changes.saved", files.length)}>
        {text("now.seen")}
      </Message>
      <Steps>
        <h3>{text("now.title")}</h3>
        <ol>
          <li>{text("now.send")}</li>
          <li>{text("now.commit")}</li>
          <li>{text("now.publish")}</li>
        </ol>
        <label>
          {text("now.message")}
          <textarea readOnly rows={8} value={message} />
        </label>
        <Button variant="secondary" onClick={() => void copy()}>
          {text(isCopied ? "now.copied" : "now.copy")}
        </Button>
      </Steps>
    </>
  );
}

const Steps = styled.section`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  font-size: ${theme.font.sizeSm};

  & > h3 {
    font-size: ${theme.font.sizeMd};
  }

  & > ol {
    display: grid;
    gap: 0.375rem;
    padding-inline-start: 1.25rem;
    list-style: decimal;
  }

  & > label {
    width: 100%;
  }

  & textarea {
    display: block;
    width: 100%;
    margin-block-start: 0.25rem;
    padding: 0.5rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surfaceSubtle};
    color: inherit;
    font: inherit;
    font-size: ${theme.font.sizeXs};
  }
`;
