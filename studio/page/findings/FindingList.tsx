import { type ReactNode, useRef } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { checkIcon, errorIcon, infoIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { theme } from "#ui/theme/theme.ts";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { countText, text } from "../texts.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import type { FindingTarget } from "./findingPlace.ts";
import { findingWhere } from "./findingWords.ts";
import { fixText } from "./fixFinding.ts";
import { FindingMark, FindingRows, FindingSentence } from "./findingRows.ts";
import { Muted } from "../parts/layout.ts";

interface FindingListProps {
  readonly findings: readonly StudioFinding[];
  /** Whether the findings belong to the text as it is now. */
  readonly isCurrent: boolean;
  /** Where the form shows a finding; undefined: nowhere. */
  readonly targetOf: (finding: StudioFinding) => FindingTarget | undefined;
  /** Shows a finding in the form. */
  readonly onOpen: (finding: StudioFinding) => void;
  readonly onFix: (finding: StudioFinding) => void;
  /** The title without findings, and whether nothing is left to do. Default: that the brand can be built. */
  readonly empty?: { readonly text: string; readonly isClean: boolean };
  /** Whether it is about what all brands share: whether a brand can be built is another question then. */
  readonly isOfBase?: boolean;
  /** Other findings, below these. */
  readonly children?: ReactNode;
  /** How many others there are. */
  readonly others?: number;
}

/** A colour as it is written in a file, or undefined. */
const colourOf = ({ fix }: StudioFinding): string | undefined =>
  fix?.kind === "colour" ? /^"(#[\da-f]{3,8})"$/i.exec(fix.text)?.[1] : undefined;

interface SentencesProps extends Pick<FindingListProps, "onOpen"> {
  readonly finding: StudioFinding;
  readonly target: FindingTarget | undefined;
}

function Sentences({ finding, target, onOpen }: SentencesProps) {
  const sentence = finding.plain?.message ?? finding.message;
  return (
    <div>
      {target === undefined ? (
        <p>{sentence}</p>
      ) : (
        <FindingSentence type="button" onClick={() => onOpen(finding)}>
          {sentence}
        </FindingSentence>
      )}
      <Expected finding={finding} />
      <Muted>
        {target?.section?.title ?? findingWhere(finding)}
        {finding.level === "note" && ` · ${text("findings.note")}`}
      </Muted>
    </div>
  );
}

function Expected({ finding: { expected, plain } }: { readonly finding: StudioFinding }) {
  const words = plain === undefined ? expected : plain.expected;
  return words === undefined ? null : <Muted>{text("findings.expected", { expected: words })}</Muted>;
}

/** All findings of the brand: sentences, each with its place and its correction. */
export function FindingList(props: FindingListProps) {
  const { findings, isCurrent, targetOf, onOpen, onFix, empty, isOfBase = false, children, others = 0 } = props;
  const panel = useRef<HTMLElement>(null);
  const isEmpty = findings.length === 0 && isCurrent && empty === undefined;
  const emptyKind = findings.length > 0 || !isCurrent ? undefined : empty?.isClean === true ? "clean" : "note";
  // The button goes with the finding: the focus stays in the list.
  const fix = (finding: StudioFinding) => {
    panel.current?.focus();
    onFix(finding);
  };
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      aria-label={text("findings.region")}
      aria-describedby={isEmpty ? undefined : "funn"}
    >
      {!isEmpty && (
        <Title id="funn" data-empty={emptyKind}>
          {findings.length > 0 && countText("findings.title", findings.length + others)}
          {findings.length === 0 && !isCurrent && text("findings.checking")}
          {findings.length === 0 && isCurrent && (
            <>
              <Icon path={empty?.isClean === true ? checkIcon : infoIcon} size="small" /> {empty?.text}
            </>
          )}
        </Title>
      )}
      <Rows>
        {findings.length > 0 && (
          <FindingRows>
            {findings.map((finding) => (
              <li key={`${finding.file}:${finding.line}:${finding.column}:${finding.code}:${finding.message}`}>
                <FindingMark data-level={finding.level}>
                  <Icon path={finding.level === "error" ? errorIcon : infoIcon} size="small" />
                </FindingMark>
                <Sentences finding={finding} target={targetOf(finding)} onOpen={onOpen} />
                {finding.fix !== undefined && finding.kind !== undefined && (
                  <Button variant="secondary" onClick={() => fix(finding)}>
                    {colourOf(finding) !== undefined && <Chip style={{ background: colourOf(finding) }} />}
                    {fixText(finding.fix)}
                  </Button>
                )}
              </li>
            ))}
          </FindingRows>
        )}
        {isEmpty && (
          <EmptyState icon={checkIcon} title={text(isOfBase ? "findings.noneOfBase" : "findings.none")}>
            {text(isOfBase ? "findings.noneOfBase.text" : "findings.none.text")}
          </EmptyState>
        )}
        {children}
      </Rows>
    </Panel>
  );
}

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Title = styled.h2`
  padding: 0.625rem 1rem;
  font-size: ${theme.font.sizeSm};

  &[data-empty] {
    font-weight: ${theme.font.weightBody};
  }

  &[data-empty="clean"] {
    color: ${theme.color.onSuccess};
  }
`;

const Rows = styled.div`
  min-height: 0;
  overflow: auto;
`;

const Chip = styled.span`
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: 50%;
`;
