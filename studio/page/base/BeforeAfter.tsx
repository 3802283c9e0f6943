import { useContext } from "react";
import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import type { SharedView } from "../preview/view/useSharedView.ts";
import { CaptionedPortal } from "../preview/frames/CaptionedPortal.tsx";
import { useWindowsInStep } from "../preview/frames/useWindowsInStep.ts";
import { inLight } from "../preview/view/previewView.ts";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi } from "../studioApi.ts";
import { text } from "../texts.ts";
import { baseOrigin } from "./baseOrigin.ts";

interface BeforeAfterProps extends Pick<SharedView, "choices" | "view"> {
  readonly brand: BrandName;
  /** The revision of the edited base. */
  readonly revision: number;
  /** Width of the portal's window in px. */
  readonly width: number;
}

/** A brand with the base as it is saved, and as it is edited. Both can be used as the portal, and scroll in step. */
export function BeforeAfter({ brand: { id, name }, revision, choices, view, width }: BeforeAfterProps) {
  const tab = useContext(TabNumber);
  const previews = useServerAnswer(`${id} ${revision}`, (signal) => brandsApi.basePreviews(id, signal));
  const windows = useWindowsInStep();
  if (previews.status === "loading") return <Loader text={text("preview.loading")} />;
  if (previews.status === "failed") return <FailedMessage />;
  const { before, after } = previews.value;
  const shared = { choices, view: after.hasDark ? view : inLight(view), width, onMessage: windows.receive };
  return (
    <Pair>
      <CaptionedPortal
        {...shared}
        caption={text("base.before")}
        title={text("glance.frameBefore", { name })}
        preview={before}
        origin={previewOrigin(id, window.location, { tab })}
        onFrames={windows.keepFirst}
      />
      <CaptionedPortal
        {...shared}
        caption={text("base.after")}
        title={text("glance.frameAfter", { name })}
        preview={after}
        origin={baseOrigin(id, window.location, tab)}
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
  min-height: 12rem;
  padding: 0.75rem 1rem 1rem;
`;
