import { useContext } from "react";
import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { Language } from "#contract/pageLanguage.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import type { Environment } from "../environments.ts";
import type { SharedView } from "../preview/view/useSharedView.ts";
import type { Frames } from "../preview/frames/createFrames.ts";
import { noOutline } from "../preview/frames/PortalPicture.tsx";
import { PreviewWindow } from "../preview/frames/PreviewWindow.tsx";
import { useWindowPair } from "../preview/frames/useWindowPair.ts";
import { inLight } from "../preview/view/previewView.ts";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { useElementSize } from "../preview/useElementSize.ts";
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
  const windows = useWindowPair();
  if (previews.status === "loading") return <Loader text={text("preview.loading")} />;
  if (previews.status === "failed") return <FailedMessage />;
  const { before, after } = previews.value;
  const shared = { choices, view, language, width, onMessage: windows.receive };
  return (
    <Pair>
      <Portal
        {...shared}
        caption={text("base.before")}
        title={text("glance.frameBefore", { name })}
        preview={before}
        origin={previewOrigin(id, window.location, { environment: before.environment, tab })}
        onFrames={windows.keepFirst}
      />
      <Portal
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

interface PortalProps extends Pick<SharedView, "choices" | "view"> {
  readonly caption: string;
  readonly title: string;
  readonly preview: PreviewState;
  readonly origin: string;
  readonly language: Language;
  readonly width: number;
  readonly onFrames: (frames: Frames | undefined) => void;
  readonly onMessage: (message: FromPreview, from: Frames) => void;
}

function Portal({ caption, preview, choices, width, ...windowProps }: PortalProps) {
  const { view } = windowProps;
  const { ref, ...room } = useElementSize();
  const scale = Math.min(1, room.width / width);
  return (
    <figure>
      <figcaption>
        {caption}
        {preview.status === "outdated" && ` · ${text("glance.outdated")}`}
      </figcaption>
      <Desk ref={ref}>
        {preview.status === "none" && <p>{text("glance.none")}</p>}
        {room.width > 0 && (
          <PreviewWindow
            {...windowProps}
            column={{ key: "first", width, scale, left: (room.width - width * scale) / 2 }}
            height={room.height}
            preview={preview}
            view={preview.hasDark ? view : inLight(view)}
            choice={choices.states.find((state) => state.id === view.state)}
            picking={undefined}
            outlined={noOutline}
          />
        )}
      </Desk>
    </figure>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.25rem 1rem;
  min-height: 18rem;
  padding: 0.75rem 1rem 1rem;

  & > figure {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    min-height: 0;
    margin: 0;
  }

  & figcaption {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;

const Desk = styled.div`
  position: relative;
  min-height: 0;
  overflow: hidden;
`;
