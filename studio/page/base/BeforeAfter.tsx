import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { entryAddress, previewOrigin, type PreviewVisit } from "../preview/previewAddress.ts";
import { useElementSize } from "../preview/useElementSize.ts";
import { useAnswer } from "../session/useAnswer.ts";
import { brandsApi } from "../studioApi.ts";
import { text } from "../texts.ts";
import { baseOrigin } from "./baseOrigin.ts";

interface BeforeAfterProps {
  readonly brand: BrandName;
  /** The revision of the edited base. */
  readonly revision: number;
  readonly visit: PreviewVisit;
  /** Width of the portal's window in px. */
  readonly width: number;
}

/** A brand with the base as it is saved, and as it is edited. Both can be used as the portal. */
export function BeforeAfter({ brand: { id, name }, revision, visit, width }: BeforeAfterProps) {
  const previews = useAnswer(`${id} ${revision}`, () => brandsApi.basePreviews(id));
  if (previews.status === "loading") return <Loader text={text("preview.loading")} />;
  if (previews.status === "failed") return <FailedMessage />;
  const { before, after } = previews.value;
  return (
    <Pair>
      <Portal
        caption={text("base.before")}
        title={text("glance.frameBefore", { name })}
        state={before}
        address={entryAddress(previewOrigin(id, window.location), visit)}
        width={width}
      />
      <Portal
        caption={text("base.after")}
        title={text("glance.frameAfter", { name })}
        state={after}
        address={entryAddress(baseOrigin(id, window.location), visit)}
        width={width}
      />
    </Pair>
  );
}

interface PortalProps {
  readonly caption: string;
  readonly title: string;
  readonly state: PreviewState;
  readonly address: string;
  readonly width: number;
}

function Portal({ caption, title, state, address, width }: PortalProps) {
  const { ref, ...room } = useElementSize();
  const scale = room.width > 0 && width > room.width ? room.width / width : 1;
  return (
    <figure>
      <figcaption>
        {caption}
        {state.status === "outdated" && ` · ${text("glance.outdated")}`}
      </figcaption>
      <Desk ref={ref}>
        {state.status === "none" && <p>{text("glance.none")}</p>}
        {state.status !== "none" && room.width > 0 && (
          <iframe
            // Another page has to be loaded again.
            key={`${address} ${state.page}`}
            title={title}
            src={address}
            sandbox="allow-scripts allow-same-origin allow-forms"
            style={{ width: scale === 1 ? room.width : width, height: room.height / scale, scale }}
          />
        )}
      </Desk>
    </figure>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1rem;
  min-height: 12rem;
  padding: 0.75rem 1rem 1rem;

  & > figure {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 0.25rem;
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

  & > iframe {
    position: absolute;
    inset: 0 auto auto 0;
    max-width: none;
    border: 0;
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.card};
    transform-origin: 0 0;
  }
`;
