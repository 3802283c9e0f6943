import { useId, useMemo, useState } from "react";
import { Loader } from "#ui/feedback/Loader.tsx";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import type { ProposedChange, ProposedTexts } from "#studio/document/company/CompanyWire.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { DocumentTexts, PreviewState } from "#studio/document/StudioDocument.ts";
import {
  changedLines,
  changedScenes,
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
import { readChoices } from "../session/gallery.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi, studioApi } from "../studioApi.ts";
import { countText, text } from "../texts.ts";
import { companyApi } from "../companyApi.ts";

interface PicturedBrand extends ProposedTexts {
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
}

async function read({ number, brand }: ProposalPicturesProps, signal: AbortSignal): Promise<PicturedBrand> {
  const [texts, choices, preview] = await Promise.all([
    companyApi.texts(number, brand, signal),
    readChoices(),
    brandsApi.preview(brand, signal),
  ]);
  const { environment } = preview;
  const sources = await studioApi.sources(brand, { environment, language: "" }, signal);
  return { ...texts, choices, preview, sources };
}

/** The screens of a brand that look otherwise with a proposal: before and after. A new brand has no before. */
export function ProposalPictures(props: ProposalPicturesProps) {
  const { number, brand, head, changes } = props;
  const answer = useServerAnswer([number, brand, head].join(), (signal) => read(props, signal));
  if (answer.status === "loading") return <Loader text={text("loading")} />;
  return answer.status === "here" ? (
    <Pictures key={head} brand={brand} pictured={answer.value} changes={changes} />
  ) : null;
}

interface PicturesProps extends Pick<ProposalPicturesProps, "brand" | "changes"> {
  readonly pictured: PicturedBrand;
}

function Pictures({ brand, pictured, changes }: PicturesProps) {
  const { before, after, sources, choices, preview } = pictured;
  const [reports, setReports] = useState<SceneReports>(new Map());
  const scenes = useMemo(() => changedScenes(before, after, sources), [before, after, sources]);
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
  if (scenes.length === 0)
    return (
      <>
        <Follows sentences={follows} />
        <p>{text("proposal.noScreen")}</p>
      </>
    );
  const isSame = !scenes.some((each) => mayDiffer(each, reports));
  return (
    <>
      <Follows sentences={follows} />
      {isSame && <p>{text("proposal.noPictures")}</p>}
      <ScenePictures
        captionOf={(version) => text(`proposal.picture.${version}`)}
        scenes={scenes}
        reports={reports}
        choices={choices}
        portalOf={portalOf}
        onMessage={(...message) => setReports((earlier) => withReport(earlier, ...message))}
      />
    </>
  );
}

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
  const answer = useServerAnswer(`${brand} ${head}`, (signal) => studioApi.check(brand, signal));
  if (answer.status !== "here") return null;
  const { length } = answer.value.findings;
  return length === 0 ? (
    <span>{text("proposal.noFindings")}</span>
  ) : (
    <a href={brandPath(brand)}>{countText("findings.title", length)}</a>
  );
}
