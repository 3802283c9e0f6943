import { type RefObject, useContext, useEffect, useRef } from "react";
import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import { entryAddress, previewOrigin, type PreviewVisit } from "../preview/view/previewAddress.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi } from "../studioApi.ts";
import { BrandFrame } from "../parts/BrandFrame.ts";
import { text } from "../texts.ts";
import { baseOrigin } from "../base/baseOrigin.ts";
import { useElementSize } from "../preview/useElementSize.ts";
import type { FrameQueue } from "./createFrameQueue.ts";

/** How far outside the window a frame counts as in sight: it is there when one scrolls to it. */
const margin = "300px";

/** Reports to the queue when an element comes into sight, or goes out of it. */
function useInSight(queue: FrameQueue, key: string): RefObject<HTMLLIElement | null> {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => (entry?.isIntersecting === true ? queue.enter(key) : queue.leave(key)),
      { rootMargin: margin },
    );
    observer.observe(observed);
    return () => {
      observer.disconnect();
      queue.leave(key);
    };
  }, [queue, key]);
  return element;
}

interface BrandTileProps {
  readonly brand: BrandName;
  readonly visit: PreviewVisit;
  /** Size of the portal's window in px. */
  readonly size: { readonly width: number; readonly height: number };
  readonly queue: FrameQueue;
  /** Whether the brand is shown twice: with the saved base, and with the edited one. */
  readonly isPair: boolean;
}

/** One brand: its name and its portal, loaded when it is in sight and it is its turn. */
export function BrandTile({ brand: { id, name }, visit, size, queue, isPair }: BrandTileProps) {
  const element = useInSight(queue, id);
  const tab = useContext(TabNumber);
  const isTurn = useStore(queue).has(id);
  const loaded = () => queue.settle(id);
  const preview = useServerAnswer(isTurn ? id : undefined, (signal) =>
    showable({ id, isPair, signal, onNone: loaded }),
  );
  const hasPreview = preview.status === "here" && preview.value.status !== "none";
  const channel =
    hasPreview && visit.channel === "direkte" && !preview.value.hasDirectLogin ? "nettbank" : visit.channel;
  const addressAt = (origin: string) =>
    isTurn && hasPreview ? entryAddress(origin, { ...visit, channel }) : undefined;
  const own = addressAt(previewOrigin(id, window.location, { tab }));
  return (
    <Tile ref={element}>
      <h2>
        <a href={brandPath(id)}>{name}</a>
      </h2>
      {isPair && (
        <Captions>
          <span>{text("glance.before")}</span>
          <span>{text("glance.after")}</span>
        </Captions>
      )}
      <Frames>
        <ScaledFrame
          key={own}
          title={text(isPair ? "glance.frameBefore" : "glance.frame", { name })}
          address={own}
          {...size}
          onLoaded={loaded}
        />
        {isPair && (
          <ScaledFrame
            title={text("glance.frameAfter", { name })}
            address={addressAt(baseOrigin(id, window.location, tab))}
            {...size}
            onLoaded={loaded}
          />
        )}
        {!hasPreview && (
          <Waiting>
            {preview.status === "here" && text("glance.none")}
            {preview.status === "failed" && text("glance.failed")}
            {preview.status === "loading" && isTurn && <Loader text={text("preview.loading")} />}
          </Waiting>
        )}
      </Frames>
      {preview.status === "here" && preview.value.status === "outdated" && <p>{text("glance.outdated")}</p>}
    </Tile>
  );
}

interface Asked {
  readonly id: string;
  readonly isPair: boolean;
  readonly signal: AbortSignal;
  /** There is nothing to load. */
  readonly onNone: () => void;
}

/** Asks whether a brand can be shown. One that cannot gives its turn to the next. */
async function showable({ id, isPair, signal, onNone }: Asked) {
  try {
    const state = isPair ? (await brandsApi.basePreviews(id, signal)).after : await brandsApi.preview(id, signal);
    if (state.status === "none") onNone();
    return state;
  } catch (error) {
    if (!signal.aborted) onNone();
    throw error;
  }
}

const Tile = styled(BrandFrame)`
  contain-intrinsic-size: auto 26rem;

  & > h2 {
    padding: 0.5rem 0.75rem;
    border-block-end: 1px solid ${theme.color.border};
    font-size: ${theme.font.sizeMd};
  }

  & > h2 > a {
    color: inherit;
    text-decoration: none;
  }

  /* The whole tile leads to the brand. */
  & > h2 > a::after {
    content: "";
    position: absolute;
    z-index: 1;
    inset: 0;
  }

  & > p {
    padding: 0.5rem 0.75rem;
    color: ${theme.color.onWarning};
    font-size: ${theme.font.sizeXs};
  }
`;

const Captions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: 0.25rem 0.75rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
`;

const Frames = styled.div`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 0.25rem;
  background: ${theme.color.border};
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 1rem;
  background: ${theme.color.surfaceSubtle};
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
  text-align: center;
`;

interface ScaledFrameProps {
  readonly title: string;
  /** Undefined: there is room for the page, but nothing in it. */
  readonly address: string | undefined;
  /** Width of the portal's window in px. */
  readonly width: number;
  /** Height of the portal's window in px. */
  readonly height: number;
  readonly onLoaded: () => void;
}

/** A live page of the portal, drawn smaller. It is only looked at: it takes neither presses nor keys. */
function ScaledFrame({ title, address, width, height, onLoaded }: ScaledFrameProps) {
  const { ref, width: room } = useElementSize();
  return (
    <Room ref={ref} style={{ aspectRatio: `${width} / ${height}` }}>
      {address !== undefined && room > 0 && (
        <iframe
          inert
          tabIndex={-1}
          title={title}
          src={address}
          sandbox="allow-scripts allow-same-origin allow-forms"
          style={{ width, height, scale: room / width }}
          onLoad={onLoaded}
        />
      )}
    </Room>
  );
}

const Room = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  background: ${theme.color.surface};

  & > iframe {
    position: absolute;
    inset: 0 auto auto 0;
    max-width: none;
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
`;
