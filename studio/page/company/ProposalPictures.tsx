import { useMemo, useState } from "react";
import { Loader } from "#ui/feedback/Loader.tsx";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import type { ProposedTexts } from "#studio/document/company/CompanyWire.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { DocumentTexts, PreviewState } from "#studio/document/StudioDocument.ts";
import { changedScenes, mayDiffer, type SceneReports, type Version, withReport } from "../changes/changedScenes.ts";
import { pictureSize, ScenePictures } from "../changes/ScenePictures.tsx";
import type { Scene } from "../preview/scenes/sceneGroups.ts";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { chosen, inLight, readView } from "../preview/view/previewView.ts";
import { savedPreview } from "../preview/view/savedPreview.ts";
import { readChoices } from "../session/gallery.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi, studioApi } from "../studioApi.ts";
import { countText, text } from "../texts.ts";
import { companyApi } from "../colleagues/companyApi.ts";

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
  const { number, brand, head } = props;
  const answer = useServerAnswer([number, brand, head].join(), (signal) => read(props, signal));
  if (answer.status === "loading") return <Loader text={text("loading")} />;
  return answer.status === "here" ? <Pictures key={head} brand={brand} pictured={answer.value} /> : null;
}

function Pictures({ brand, pictured }: { readonly brand: string; readonly pictured: PicturedBrand }) {
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
  if (scenes.length === 0) return <p>{text("proposal.noScreen")}</p>;
  const isSame = !scenes.some((each) => mayDiffer(each, reports));
  return (
    <>
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

/** How many findings a brand has in a proposal, and the way to them. */
export function ProposalFindings({ brand, head }: Omit<ProposalPicturesProps, "number">) {
  const answer = useServerAnswer(`${brand} ${head}`, (signal) => studioApi.check(brand, signal));
  if (answer.status !== "here") return null;
  const { length } = answer.value.findings;
  return length === 0 ? (
    <span>{text("proposal.noFindings")}</span>
  ) : (
    <a href={brandPath(brand)}>{countText("findings.title", length)}</a>
  );
}
