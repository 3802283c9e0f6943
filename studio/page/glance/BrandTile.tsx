import { useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useContext, useEffect, useRef } from "react";
import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import { type Scheme, schemes } from "#studio/document/ShownContext.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import type { Frames } from "../preview/frames/createFrames.ts";
import { type PicturedPortal, PortalPicture } from "../preview/frames/PortalPicture.tsx";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { inLight, type PreviewView } from "../preview/view/previewView.ts";
import type { SharedView } from "../preview/view/usePreviewView.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { basePreviewsQuery, previewQuery } from "../session/queries.ts";
import { BrandFrame } from "../parts/BrandFrame.ts";
import { text } from "../texts.ts";
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

interface BrandTileProps extends Pick<SharedView, "choices" | "view"> {
  readonly brand: BrandName;
  /** Size of the portal's window in px. */
  readonly size: { readonly width: number; readonly height: number };
  readonly queue: FrameQueue;
  /** What the portal is shown beside: `base` with the saved base and with the edited one, `scheme` in light and dark. */
  readonly pairOf: "base" | "scheme" | undefined;
}

/** One brand: its name and its portal, loaded when it is in sight and it is its turn. */
export function BrandTile({ brand, choices, view, size, queue, pairOf }: BrandTileProps) {
  const { id, name } = brand;
  const element = useInSight(queue, id);
  const tab = useContext(TabNumber);
  const isTurn = useStore(queue).has(id);
  const settle = useCallback(() => queue.settle(id), [queue, id]);
  const follow = useCallback(
    (frames: Frames | undefined) => void frames?.subscribe(({ shown }) => shown !== undefined && settle()),
    [settle],
  );
  const { previews, isFailed } = usePreviews(id, isTurn, pairOf === "base");
  const isNone = isFailed || previews?.after.status === "none";
  // One that cannot be shown gives its turn to the next.
  useEffect(() => {
    if (isNone) settle();
  }, [isNone, settle]);
  const shown = isNone ? undefined : previews;
  const portals = shown === undefined ? [] : portalsOf({ brand, view, pairOf, previews: shown, tab });
  const rooms = pairOf === undefined ? [0] : [0, 1];
  return (
    <Tile ref={element}>
      <h2>
        <a href={brandPath(id)}>{name}</a>
      </h2>
      {pairOf !== undefined && (
        <Captions>
          {portals.map(({ caption }) => (
            <span key={caption}>{caption}</span>
          ))}
          {portals.length === 1 && <span>{text("glance.onlyLight")}</span>}
        </Captions>
      )}
      <Frames>
        {rooms.map((room) => (
          <PortalPicture
            key={room}
            portal={isTurn ? portals[room] : undefined}
            {...{ choices, size }}
            onFrames={follow}
          />
        ))}
        {shown === undefined && (
          <Waiting>
            {previews !== undefined && text("glance.none")}
            {isFailed && text("glance.failed")}
            {previews === undefined && !isFailed && isTurn && <Loader text={text("preview.loading")} />}
          </Waiting>
        )}
      </Frames>
      {shown?.after.status === "outdated" && <p>{text("glance.outdated")}</p>}
    </Tile>
  );
}

/** The portal of a brand; with an edited base, before and after it. */
interface BrandPreviews {
  readonly before: PreviewState;
  readonly after: PreviewState;
}

/** The portals that a tile shows, once it is its turn. */
function usePreviews(id: string, isTurn: boolean, isBase: boolean) {
  const own = useQuery({ ...previewQuery(id), enabled: isTurn && !isBase });
  const both = useQuery({ ...basePreviewsQuery(id, "all"), enabled: isTurn && isBase });
  const alone: BrandPreviews | undefined = own.data && { before: own.data, after: own.data };
  const previews = isBase ? both.data : alone;
  return { previews, isFailed: previews === undefined && (own.isError || both.isError) };
}

/** A portal of a tile. */
interface ShownPortal extends PicturedPortal {
  /** What is said of it beside another one. */
  readonly caption: string;
}

interface PortalsOf extends Pick<BrandTileProps, "brand" | "pairOf" | "view"> {
  readonly previews: BrandPreviews;
  readonly tab: number;
}

/** The portals of a tile. A brand with light alone has one where others have two schemes. */
function portalsOf({ brand: { id, name }, view, pairOf, previews, tab }: PortalsOf): readonly ShownPortal[] {
  const { before, after } = previews;
  const own = after.hasDark ? view : inLight(view);
  const isDirect = view.channel === "direkte" && after.hasDirectLogin;
  const visit: PreviewView = { ...own, channel: view.channel === "direkte" && !isDirect ? "nettbank" : view.channel };
  const origin = previewOrigin(id, window.location, { tab });
  if (pairOf === "base")
    return [
      {
        title: text("glance.frameBefore", { name }),
        caption: text("glance.before"),
        origin,
        preview: before,
        view: visit,
      },
      {
        title: text("glance.frameAfter", { name }),
        caption: text("glance.after"),
        origin: previewOrigin(id, window.location, { base: "edited", tab }),
        preview: after,
        view: visit,
      },
    ];
  const inScheme = (scheme: Scheme): ShownPortal => ({
    title: pairOf === undefined ? text("glance.frame", { name }) : text(`preview.frame.${scheme}`, { name }),
    caption: text(`context.scheme.${scheme}`),
    origin,
    preview: after,
    view: { ...visit, scheme },
  });
  return pairOf === "scheme" && after.hasDark ? schemes.map(inScheme) : [inScheme(visit.scheme)];
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
  min-height: 1.75rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};

  & > span {
    padding: 0.25rem 0.75rem;
  }
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
