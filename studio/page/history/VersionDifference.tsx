import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { BrandVersion, VersionTexts } from "#studio/document/BrandHistory.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { imageKinds, isRequiredImage } from "#studio/document/imageKinds.ts";
import {
  type DocumentKind,
  type DocumentTexts,
  isImage,
  isLanguageFile,
  oneFileKinds,
  takenOverKinds,
} from "#studio/document/StudioDocument.ts";
import { ChangedDocument } from "../changes/ChangedDocument.tsx";
import { imageName } from "../fields/documentKindText.ts";
import { ImageProblems } from "../images/ImageProblems.tsx";
import { Unanswered } from "../parts/Unanswered.tsx";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { versionQuery } from "../session/queries.ts";
import { fullTimeWords } from "#studio/document/timeWords.ts";
import { text } from "../texts.ts";
import { useStore } from "#ui/store/useStore.ts";
import { fieldTitle } from "#studio/document/describeField.ts";
import { type BothThemes, colourFields } from "../colours/colourFields.ts";
import { ChangedFields } from "../changes/ChangedFields.tsx";
import { ContextSwitches } from "../colours/contexts/ContextSwitches.tsx";
import { hasDark } from "../colours/contexts/themeContexts.ts";
import { Row } from "../parts/layout.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

interface VersionDifferenceProps {
  readonly version: BrandVersion;
  readonly session: EditSession;
  readonly basis: FormBasis;
  readonly state: EditState;
}

/** What has changed since a version; one change can be taken back, or all of them. */
export function VersionDifference({ version, session, basis, state }: VersionDifferenceProps) {
  const { id, paths } = state.document;
  const answer = useQuery(versionQuery(id, version.hash));
  const panel = useRef<HTMLElement>(null);
  const date = fullTimeWords(version.date);
  const put = (texts: DocumentTexts) => {
    session.edit(texts);
    // The button goes with the change: the focus stays where it was.
    panel.current?.focus();
  };
  const goBack = (then: Partial<DocumentTexts>) => {
    put({ ...session.get().history.texts, ...then });
    announcements.announce(text("history.goneBack", { date }));
  };
  if (answer.data === undefined) return <Unanswered query={answer} />;
  const { refused } = answer.data;
  const now = state.history.texts;
  const then = withoutLaterFiles(answer.data.texts, now);
  const refusedKinds = imageKinds.filter((kind) => refused[kind] !== undefined && then[kind] !== now[kind]);
  const kinds = oneFileKinds.filter((kind) => now[kind] !== undefined && !refusedKinds.some((each) => each === kind));
  const changed = kinds.filter((kind) => then[kind] !== undefined && then[kind] !== now[kind]);
  const absent = kinds.filter((kind) => then[kind] === undefined && now[kind] !== "");
  const usable = Object.fromEntries(changed.map((kind) => [kind, then[kind]]));
  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby="forskjell">
      <Row as="header" $apart $gap="0.5rem 1rem">
        <h2 id="forskjell">{text("history.difference", { date })}</h2>
        {changed.length > 0 && (
          <Button variant="secondary" onClick={() => goBack(usable)}>
            {text("history.goBack")}
          </Button>
        )}
      </Row>
      {refusedKinds.map((kind) => (
        <Message key={kind} variant="warning" title={text("history.refusedImage", { name: imageName(kind) })}>
          <ImageProblems problems={refused[kind] ?? []} />
          <p>{text("history.refusedImageText")}</p>
        </Message>
      ))}
      {changed.length === 0 && refusedKinds.length === 0 && (
        <Message variant="info" title={text("history.sameTitle")}>
          {text("history.same")}
        </Message>
      )}
      {changed.length > 0 && (
        <ChangedDocument
          before={{ ...now, ...usable }}
          after={now}
          paths={paths}
          basis={basis}
          onTakeBack={(texts) => put({ ...session.get().history.texts, ...texts })}
        />
      )}
      {changed.some((kind) => themeKinds.has(kind)) && <VersionColours themes={{ a: { ...now, ...then }, b: now }} />}
      {absent.map((kind) => (
        <p key={kind}>{text("history.absent", { file: paths[kind] ?? kind })}</p>
      ))}
    </Panel>
  );
}

/** The files that decide the colours. */
const themeKinds: ReadonlySet<DocumentKind> = new Set(["theme", "resolver", ...takenOverKinds]);

/** Whether a brand can be without a file, at any time. */
const isAddition = (kind: DocumentKind): boolean =>
  isImage(kind)
    ? !isRequiredImage(kind)
    : kind === "look" || isLanguageFile(kind) || takenOverKinds.some((each) => each === kind);

/** The texts of a version. A file that was added later is removed, if the brand can be without it. */
function withoutLaterFiles(then: VersionTexts, now: DocumentTexts): Partial<DocumentTexts> {
  const later = oneFileKinds.filter((kind) => isAddition(kind) && then[kind] === undefined && (now[kind] ?? "") !== "");
  return { ...then, ...Object.fromEntries(later.map((kind) => [kind, ""])) };
}

interface VersionColoursProps {
  /** The texts of the version: `a`; those of now: `b`. */
  readonly themes: BothThemes;
}

/** The colours that have changed since a version, in light, dark and with more contrast; also those that are built. */
function VersionColours({ themes: { a, b } }: VersionColoursProps) {
  const { shownContext, showContext } = useWorkshop();
  const context = useStore(shownContext);
  const changed = useMemo(
    () =>
      colourFields({ a, b }, context)
        .filter(({ isSame }) => !isSame)
        .map((field) => ({ ...field, title: fieldTitle(field), before: field.a, after: field.b })),
    [a, b, context],
  );
  return (
    <Colours aria-labelledby="fargene">
      <Row as="header">
        <h3 id="fargene">{text("history.colours")}</h3>
        <ContextSwitches context={context} hasDark={hasDark(a) || hasDark(b)} onChoose={showContext} />
      </Row>
      {changed.length === 0 && <p>{text("compare.none")}</p>}
      <ChangedFields changes={changed} />
    </Colours>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;

  & > header {
    min-height: ${theme.size.control};
  }

  & h2 {
    font-size: ${theme.font.sizeLg};
  }

  & > p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;

const Colours = styled.section`
  &[aria-labelledby] {
    background: none;
  }

  & > header {
    margin-block-end: 0.5rem;
  }

  & h3 {
    margin: 0;
    font-size: ${theme.font.sizeMd};
  }
`;
