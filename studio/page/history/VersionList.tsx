import { useState } from "react";
import styled from "styled-components";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import type { BrandVersion, VersionFile } from "#studio/document/BrandHistory.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { icons } from "../parts/icons.ts";
import { shortened } from "#studio/document/words.ts";
import { listInWords } from "../parts/listInWords.ts";
import { documentKindText } from "../fields/documentKindText.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { changeSentence, wordedChanges } from "../changes/changeWords.ts";
import { fullTimeWords } from "#studio/document/timeWords.ts";
import { countText, text } from "../texts.ts";
import { VersionDifference } from "./VersionDifference.tsx";
import { Stack, cardStyle } from "../parts/layout.ts";

interface VersionListProps {
  readonly versions: readonly BrandVersion[];
  readonly brand: OpenedBrand;
  readonly state: EditState;
}

/** The files of a version in words; one that was renamed since with the name that it had. */
const filesText = (files: readonly VersionFile[], paths: DocumentTexts): string =>
  listInWords(
    files.map(({ kind, path }) => {
      const name = documentKindText(kind);
      return path === paths[kind] ? name : `${name} (${text("history.renamed", { path })})`;
    }),
  );

/** The words are about the change itself: values are as the file has them. */
const noTexts: DocumentTexts = { descriptor: "", theme: "" };

/** What a version has changed, in words. */
function sentencesOf({ changes, moreChanges }: BrandVersion, basis: FormBasis): readonly string[] {
  const words = wordedChanges(changes, { before: noTexts, after: noTexts, basis }).map((each) =>
    shortened(changeSentence(each), longestSentence),
  );
  return moreChanges === 0 ? words : [...words, countText("history.moreChanges", moreChanges)];
}

/** Longer sentences are cut: the version itself has all of it. */
const longestSentence = 120;

/** The versions at the left, the difference between the chosen one and now beside them. */
export function VersionList({ versions, brand, state }: VersionListProps) {
  const { session, basis } = brand;
  const [hash, setHash] = useState<string>();
  const chosen = versions.find((version) => version.hash === hash);
  return (
    <Columns>
      <nav aria-labelledby="utgaver">
        <h2 id="utgaver">{text("history.versions")}</h2>
        <ol>
          {versions.map((version) => (
            <li key={version.hash}>
              <button
                type="button"
                aria-current={version.hash === hash || undefined}
                onClick={() => setHash(version.hash)}
              >
                <time dateTime={version.date}>{fullTimeWords(version.date)}</time>
                {sentencesOf(version, basis).map((sentence) => (
                  <strong key={sentence}>{sentence}</strong>
                ))}
                <span>{filesText(version.files, state.document.paths)}</span>
                <span>
                  {version.message} · <code>{version.short}</code>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {chosen === undefined ? (
        <Empty>
          <EmptyState icon={icons.history}>{text("history.choose")}</EmptyState>
        </Empty>
      ) : (
        <VersionDifference key={chosen.hash} version={chosen} session={session} basis={basis} state={state} />
      )}
    </Columns>
  );
}

const Columns = styled(Stack)`
  align-items: start;
  gap: ${theme.space[2]};

  ${from.medium} {
    grid-template-columns: minmax(16rem, 24rem) minmax(0, 1fr);
  }

  & > nav {
    overflow: hidden;
    ${cardStyle}
  }

  & > nav > h2 {
    padding: 0.625rem 1rem;
    background: ${theme.color.surfaceSubtle};
    font-size: ${theme.font.sizeMd};
  }

  & > nav > ol {
    max-height: 70vh;
    overflow: auto;
  }

  & > nav button {
    display: grid;
    gap: 0.125rem;
    width: 100%;
    padding: 0.625rem 1rem;
    border: 0;
    border-block-start: 1px solid ${theme.color.border};
    background: none;
    font-size: ${theme.font.sizeSm};
    text-align: start;
    overflow-wrap: anywhere;
  }

  & > nav button:hover {
    background: ${theme.color.actionSubtle};
  }

  & > nav button[aria-current] {
    background: ${theme.color.actionSubtle};
    box-shadow: inset 3px 0 ${theme.color.action};
  }

  & > nav button:focus-visible {
    outline-offset: -3px;
  }

  & > nav button > strong {
    font-weight: ${theme.font.weightBody};
  }

  & > nav button > time {
    font-weight: ${theme.font.weightStrong};
  }

  & > nav button > span {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > nav code {
    font-family: ui-monospace, "DejaVu Sans Mono", monospace;
  }
`;

const Empty = styled.div`
  ${cardStyle}
`;
