import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useId, useMemo, useState } from "react";
import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import { theme } from "#ui/theme/theme.ts";
import { baseId, type DocumentTexts, type PreviewState } from "#studio/document/StudioDocument.ts";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import type { ProposedChange, ProposedTexts } from "#studio/document/company/CompanyWire.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { noOutline } from "../preview/frames/PortalPicture.tsx";
import { listInWords } from "../parts/listInWords.ts";
import { SelectField } from "../parts/Select.tsx";
import { Unanswered } from "../parts/Unanswered.tsx";
import { ChangedPairs } from "./ChangedPairs.tsx";
import {
  type ChangedScene,
  changedLines,
  changedScenes,
  isKnown,
  mayDiffer,
  newMisfits,
  type SceneReports,
  type Version,
  withReport,
} from "../changes/changedScenes.ts";
import { linesSentence, misfitSentence, themeSentences } from "../changes/consequenceWords.ts";
import { pictureSize, ScenePictures } from "../changes/ScenePictures.tsx";
import type { Scene } from "../preview/scenes/sceneGroups.ts";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { chosen, inLight, readView } from "../preview/view/previewView.ts";
import { savedPreview } from "../preview/view/savedPreview.ts";
import { findingsQuery, picturedQuery, proposedTextsQuery } from "../session/queries.ts";
import { countText, text } from "../texts.ts";

interface PicturedBrand extends ProposedTexts {
  /** What is changed: the brand's own files, or those that all brands share. */
  readonly changed: Pick<ProposedTexts, "after" | "before">;
  readonly choices: PreviewChoices;
  readonly preview: PreviewState;
  readonly sources: readonly FieldSource[];
}

interface ProposalPicturesProps {
  readonly number: number;
  readonly brand: string;
  /** The newest commit: another one has other pictures. */
  readonly head: string;
  /** What is changed in the brand. */
  readonly changes: readonly ProposedChange[];
  /** What is changed for all brands, when that is shown in this one. */
  readonly shared?: ProposedTexts;
}

/** The screens of a brand that look otherwise with a proposal: before and after. A new brand has no before. */
export function ProposalPictures({ number, brand, head, changes, shared }: ProposalPicturesProps) {
  const { data, isError } = useQuery(picturedQuery(number, brand, head));
  if (data === undefined) return isError ? null : <Loader text={text("loading")} />;
  const pictured = { ...data, ...data.texts, changed: shared ?? data.texts };
  return <Pictures key={head} brand={brand} pictured={pictured} changes={changes} />;
}

interface PicturesProps extends Pick<ProposalPicturesProps, "brand" | "changes"> {
  readonly pictured: PicturedBrand;
}

function Pictures({ brand, pictured, changes }: PicturesProps) {
  const { before, after, changed, sources, choices, preview } = pictured;
  const [reports, setReports] = useState<SceneReports>(new Map());
  const scenes = useMemo(() => changedScenes(changed.before, changed.after, sources), [changed, sources]);
  const portalOf = (scene: Scene, version: Version, window: string) => {
    const view = chosen(choices, { ...readView(choices, ""), width: pictureSize.width }, scene);
    const saved: DocumentTexts = version === "before" ? before : after;
    return {
      preview: savedPreview({ preview, saved }),
      session: undefined,
      view: preview.hasDark ? view : inLight(view),
      language: undefined,
      origin: previewOrigin(brand, globalThis.location, {
        version: version === "before" ? "main" : "saved",
        environment: preview.environment,
        window,
      }),
    };
  };
  const ofTheme = useMemo(() => themeSentences(before, after), [before, after]);
  const ofLines = changedLines(scenes, reports).flatMap((each) => {
    const change = changes.find(({ path }) => path?.join("\0") === each.path.join("\0"));
    return change === undefined ? [] : [linesSentence(change.title, each)];
  });
  const follows = [...newMisfits(scenes, reports).map(misfitSentence), ...ofLines, ...ofTheme];
  const isSame = scenes.length > 0 && scenes.every((each) => !mayDiffer(each, reports));
  const isLookedFor = scenes.some((each) => !isKnown(each, reports));
  const pictures = {
    captionOf: (version: Version) => text(`proposal.picture.${version}`),
    choices,
    portalOf,
    canCompare: true,
  };
  return (
    <>
      {scenes.length === 0 && <p>{text("proposal.noScreen")}</p>}
      {isSame && <p>{text("proposal.noPictures")}</p>}
      {scenes.length > 0 && preview.status !== "current" && <p>{text("proposal.outdated")}</p>}
      {isLookedFor && <Quiet role="status">{text("proposal.comparing")}</Quiet>}
      <ScenePictures
        {...pictures}
        scenes={scenes}
        reports={reports}
        onMessage={(...message) => setReports((earlier) => withReport(earlier, ...message))}
      />
      <Follows sentences={follows} />
      <ChangedPairs before={before} after={after} />
      <OtherScreens {...pictures} scenes={scenes} reports={reports} />
    </>
  );
}

type OtherScreensProps = Pick<
  ComponentProps<typeof ScenePictures>,
  "canCompare" | "captionOf" | "choices" | "portalOf" | "reports" | "scenes"
>;

/** The screens of the portal on which nothing of the proposal is seen, one press away. */
function OtherScreens({ scenes, reports, portalOf, ...pictures }: OtherScreensProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = new Set(scenes.filter((each) => mayDiffer(each, reports)).map(({ key }) => key));
  const others = pictures.choices.pages.flatMap(({ path, needsState }): readonly ChangedScene[] => {
    const scene: Scene = { path, state: "" };
    const key = JSON.stringify(scene);
    return needsState === true || shown.has(key) ? [] : [{ key, scene, outlined: noOutline, isOfParts: false }];
  });
  if (others.length === 0) return null;
  return (
    <Others open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{countText("proposal.otherScreens", others.length)}</summary>
      {isOpen && (
        <ScenePictures
          {...pictures}
          title={text("proposal.otherScreens.title")}
          scenes={others}
          reports={new Map()}
          portalOf={(scene, version, window) => portalOf(scene, version, `u${window}`)}
          onMessage={() => undefined}
        />
      )}
    </Others>
  );
}

interface SharedPicturesProps {
  readonly number: number;
  readonly head: string;
  readonly nameOf: (id: string) => string;
}

/** What a proposal changes for all brands: which brands it reaches, and how it looks in each of them. */
export function SharedPictures({ number, head, nameOf }: SharedPicturesProps) {
  const texts = useQuery(proposedTextsQuery(number, baseId, head));
  const [chosenBrand, setChosenBrand] = useState<string>();
  if (texts.data === undefined) return <Unanswered query={texts} />;
  const { reached = [] } = texts.data;
  const [first] = reached;
  const brand = reached.find((each) => each === chosenBrand) ?? first;
  if (brand === undefined) return <p>{text("proposal.reachesNone")}</p>;
  return (
    <>
      <p>
        <strong>{countText("proposal.reaches", reached.length)}</strong>{" "}
        {reached.length > 1 && listInWords(reached.map(nameOf))}
      </p>
      {reached.length > 1 && (
        <SelectField
          label={text("proposal.shownIn")}
          value={brand}
          options={reached.map((id) => ({ value: id, text: nameOf(id) }))}
          onChange={setChosenBrand}
        />
      )}
      <ProposalPictures key={brand} number={number} brand={brand} head={head} changes={[]} shared={texts.data} />
    </>
  );
}

const Quiet = styled.p`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
`;

const Others = styled.details`
  margin-block-start: 0.75rem;

  & > summary {
    padding-block: 0.25rem;
    font-size: ${theme.font.sizeSm};
  }
`;

/** What follows from the changes: texts that do not fit or have other lines on a phone, colours that are hard to see. */
function Follows({ sentences }: { readonly sentences: readonly string[] }) {
  const id = useId();
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h4 id={id}>{text("follows.title")}</h4>
      <ul>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** How many findings a brand has in a proposal, and the way to them. */
export function ProposalFindings({ brand, head }: Pick<ProposalPicturesProps, "brand" | "head">) {
  const { data } = useQuery(findingsQuery(brand, head));
  if (data === undefined) return null;
  const { length } = data.findings;
  return length === 0 ? (
    <span>{text("proposal.noFindings")}</span>
  ) : (
    <a href={brandPath(brand)}>{countText("findings.title", length)}</a>
  );
}
