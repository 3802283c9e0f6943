import { useContext } from "react";
import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import type { Language } from "#contract/pageLanguage.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import type { Environment } from "#studio/document/environments.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import type { SharedView } from "../preview/view/usePreviewView.ts";
import { CaptionedPortal } from "../preview/frames/CaptionedPortal.tsx";
import { useWindowsInStep } from "../preview/frames/useWindowsInStep.ts";
import { inLight } from "../preview/view/previewView.ts";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi } from "../studioApi.ts";
import { text } from "../texts.ts";

interface BeforeAfterProps extends Pick<SharedView, "choices" | "view"> {
  readonly brand: BrandName;
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
export function BeforeAfter({ brand, revision, environment, language, choices, view, width }: BeforeAfterProps) {
  const { id, name } = brand;
  const tab = useContext(TabNumber);
  const previews = useServerAnswer(JSON.stringify([id, revision, environment]), (signal) =>
    brandsApi.basePreviews(id, environment, signal),
  );
  const windows = useWindowsInStep();
  if (previews.status === "loading") return <Loader text={text("preview.loading")} />;
  if (previews.status === "failed") return <FailedMessage error={previews.error} />;
  const { before, after } = previews.value;
  const shown = after.hasDark ? view : inLight(view);
  const shared = { choices, view: shown, language, width, onMessage: windows.receive };
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
