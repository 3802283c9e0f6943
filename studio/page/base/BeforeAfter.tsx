import { useQuery } from "@tanstack/react-query";
import { useContext, useMemo } from "react";
import styled from "styled-components";
import type { Language } from "#contract/pageLanguage.ts";
import type { BasePreviews, BrandName } from "#studio/document/BaseEffect.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { Environment } from "#studio/document/StudioDocument.ts";
import { Unanswered } from "../parts/Unanswered.tsx";
import type { SharedView } from "../preview/view/usePreviewView.ts";
import { fieldKey } from "../fields/fieldKey.ts";
import type { Outlined } from "../preview/frames/framesState.ts";
import { noOutline } from "../preview/frames/PortalPicture.tsx";
import { sourcesOf } from "../preview/sourcesOf.ts";
import { useSources } from "../preview/useSources.ts";
import { CaptionedPortal } from "../preview/frames/CaptionedPortal.tsx";
import { useWindowsInStep } from "../preview/frames/useWindowsInStep.ts";
import { inLight } from "../preview/view/previewView.ts";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { basePreviewsQuery } from "../session/queries.ts";
import { text } from "../texts.ts";

interface BeforeAfterProps extends Pick<SharedView, "choices" | "view"> {
  readonly brand: BrandName;
  /** The field that is outlined in both. */
  readonly place: FieldPlace | undefined;
  /** The revision of the edited base. */
  readonly revision: number;
  /** The environment whose values are shown. */
  readonly environment: Environment;
  /** The language of the pages, in a brand that has it. */
  readonly language: Language;
  /** Width of the portal's window in px. */
  readonly width: number;
}

/** A brand with the base as it is saved, and as it is edited. Both can be used as the portal, and scroll in step. */
export function BeforeAfter(props: BeforeAfterProps) {
  const { brand, revision, environment } = props;
  const previews = useQuery(basePreviewsQuery(brand.id, environment, revision));
  if (previews.data === undefined) return <Unanswered query={previews} waiting={text("preview.loading")} />;
  return <Portals {...props} previews={previews.data} />;
}

/** Both portals, at the place of the field. */
function Portals(props: BeforeAfterProps & { readonly previews: BasePreviews }) {
  const { brand, place, language, choices, view, width, previews } = props;
  const { id, name } = brand;
  const { before, after } = previews;
  const tab = useContext(TabNumber);
  const windows = useWindowsInStep();
  const sources = useSources({ id, preview: after }, language, true);
  const outlined = useMemo(
    (): Outlined => (place === undefined ? noOutline : { field: fieldKey(place), sources: sourcesOf(sources, place) }),
    [place, sources],
  );
  const shown = after.hasDark ? view : inLight(view);
  const shared = { choices, view: shown, language, width, outlined, onMessage: windows.receive };
  return (
    <Pair>
      <CaptionedPortal
        {...shared}
        caption={text("base.before")}
        title={text("glance.frameBefore", { name })}
        preview={before}
        origin={previewOrigin(id, window.location, { environment: before.environment, tab })}
        onFrames={windows.keepFirst}
      />
      <CaptionedPortal
        {...shared}
        caption={text("base.after")}
        title={text("glance.frameAfter", { name })}
        preview={after}
        origin={previewOrigin(id, window.location, { base: "edited", environment: after.environment, tab })}
        onFrames={windows.keepSecond}
      />
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.25rem 1rem;
  min-height: 18rem;
  padding: 0.75rem 1rem 1rem;
`;
