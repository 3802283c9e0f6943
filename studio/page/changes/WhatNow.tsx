import { useMemo, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import { type FormBasis, isOfBase } from "#studio/document/FormBasis.ts";
import { fieldChanges } from "#studio/document/fieldChanges.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import type { StudioDocument, StudioFinding } from "#studio/document/StudioDocument.ts";
import { documentKindText } from "../fields/documentKindText.ts";
import { findingSentence, findingWhere } from "../findings/findingWords.ts";
import type { SavedTexts } from "../session/createEditSession.ts";
import { companyPlace } from "../companyPlace.ts";
import { studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { countText, text } from "../texts.ts";
import { changeLines, wordedChanges } from "./changeWords.ts";
import { savedFiles, savedWords } from "./savedFiles.ts";

interface WhatNowProps {
  readonly document: Pick<StudioDocument, "name" | "paths">;
  readonly saved: SavedTexts;
  readonly basis: FormBasis;
  /** What stops the build of the saved texts. */
  readonly errors: readonly StudioFinding[];
  /** Shows what is wrong. */
  readonly onShowFindings: () => void;
}

/** So many errors are in the message. */
const mostErrors = 10;

/** What has to be corrected before the brand can be built, as lines of the message. */
function errorLines(errors: readonly StudioFinding[], basis: FormBasis): readonly string[] {
  if (errors.length === 0) return [];
  const named = errors.slice(0, mostErrors).map((each) => `${findingSentence(each)} (${findingWhere(each)})`);
  const more = errors.length - named.length;
  const all = more > 0 ? [...named, countText("now.moreErrors", more)] : named;
  return [text(isOfBase(basis) ? "now.errorsOfBase" : "now.errors"), ...all.map((line) => `- ${line}`), ""];
}

/** The message for whoever commits: the changes in words, then the files. */
function handover({ document: { name, paths }, saved: { before, after }, basis, errors }: WhatNowProps): string {
  const kinds = unsavedKinds(after, before);
  const changes = wordedChanges(fieldChanges(before, after), { before, after, basis });
  const others = kinds.filter((kind) => !changes.some((change) => change.kind === kind)).map(documentKindText);
  return [
    text("now.subject", { name }),
    "",
    ...errorLines(errors, basis),
    ...changes.flatMap(changeLines),
    ...others.map((line) => `- ${line}`),
    "",
    text("now.files"),
    ...savedFiles(paths, { before, after }).map((file) => `- ${file}`),
  ].join("\n");
}

/** The files are saved: what comes next. */
export function WhatNow(props: WhatNowProps) {
  const proposal = companyPlace()?.proposal;
  return typeof proposal === "number" ? <InProposal {...props} number={proposal} /> : <Handover {...props} />;
}

/** In a company's studio the server has written the commit: the proposal's own page has what comes next. */
function InProposal({ number, ...props }: WhatNowProps & { readonly number: number }) {
  return (
    <>
      {props.errors.length > 0 && <SavedWithErrors {...props} />}
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
    </>
  );
}

/** The receipt for files with errors. */
function SavedWithErrors({ document, saved: texts, basis, errors, onShowFindings }: WhatNowProps) {
  const saved = savedWords(document.paths, texts);
  return (
    <Message
      variant="warning"
      title={text(isOfBase(basis) ? "now.savedWithErrorsOfBase" : "now.savedWithErrors", { saved })}
      announced
      action={
        <Button variant="secondary" onClick={onShowFindings}>
          {countText("now.showErrors", errors.length)}
        </Button>
      }
    >
      {text("now.notBuildable")}
    </Message>
  );
}

/** Who does what next, with the message to send. */
function Handover(props: WhatNowProps) {
  const message = useMemo(() => handover(props), [props]);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(message);
    setIsCopied(true);
  };
  return (
    <>
      {props.errors.length > 0 ? (
        <SavedWithErrors {...props} />
      ) : (
        <Message variant="success" title={savedWords(props.document.paths, props.saved)}>
          {text("now.seen")}
        </Message>
      )}
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
