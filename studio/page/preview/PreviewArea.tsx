import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { isLanguage, type Language } from "#contract/pageLanguage.ts";
import { otherScheme } from "#studio/document/ShownContext.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import { footAnchor } from "../drawer/drawerAnchor.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { icons } from "../parts/icons.ts";
import { portalAboveForm } from "../parts/oneColumn.ts";
import { Resizer } from "../parts/Resizer.tsx";
import { whatHelps } from "../companyPlace.ts";
import { text } from "../texts.ts";
import { framePx, type PreviewColumn, previewColumns } from "./view/previewColumns.ts";
import { type PreviewView, widthLimits } from "./view/previewView.ts";
import { useElementSize } from "./useElementSize.ts";

interface PreviewAreaProps {
  readonly view: PreviewView;
  /** The language of the first window. */
  readonly language: Language;
  readonly preview: PreviewState;
  /** What is said about the chosen field, or about picking. */
  readonly note: ReactNode;
  readonly onWidth: (width: number) => void;
  readonly onShowFindings: () => void;
  /** Draws a window; `height` in px. */
  readonly children: (column: PreviewColumn, height: number) => ReactNode;
}

/** What is said of a window beside another one that has the same width. */
function columnText(
  { comparison, scheme }: PreviewView,
  language: Language,
  key: PreviewColumn["key"],
): string | undefined {
  const isFirst = key === "first";
  if (comparison === "saved") return text(isFirst ? "preview.compare.after" : "preview.compare.before");
  if (comparison === "scheme") return text(`context.scheme.${isFirst ? scheme : otherScheme(scheme)}`);
  if (isLanguage(comparison)) return text(`language.${isFirst ? language : comparison}`);
  return undefined;
}

/** Room at the right of the windows for the handle, in px. */
const handleRoom = 16;

function sizeText({ width, scale }: PreviewColumn): string {
  const rounded = Math.round(width);
  return scale === 1
    ? text("preview.size", { width: rounded })
    : text("preview.scale", { width: rounded, percent: Math.round(scale * 100) });
}

/** The room for the windows of the portal, and what they show, in a line. */
export function PreviewArea(props: PreviewAreaProps) {
  const { view, language, preview, note, onWidth, onShowFindings, children } = props;
  const { status, hasFailed = false } = preview;
  const { ref, ...room } = useElementSize();
  const columns = previewColumns(room.width - handleRoom, view);
  const [first] = columns;
  return (
    <Area>
      <Desk ref={ref}>
        {status === "none" && (
          <None>
            <EmptyState
              icon={icons.desktop}
              title={text(hasFailed ? "preview.unmade.title" : "preview.none.title")}
              action={
                !hasFailed && (
                  <Button variant="secondary" onClick={onShowFindings}>
                    {text("preview.none.show")}
                  </Button>
                )
              }
            >
              {text(hasFailed ? "preview.unmade.text" : "preview.none.text", { helps: whatHelps() })}
            </EmptyState>
          </None>
        )}
        {columns.map((column) => children(column, room.height))}
        {first !== undefined && (
          <Resizer
            label={text("preview.width.handle")}
            axis="x"
            size={first.width}
            limits={widthLimits}
            step={10}
            largeStep={100}
            // In the middle of the room, both edges of the window move.
            growth={(columns.length === 1 ? 2 : 1) / first.scale}
            valueText={text("preview.width.value", { width: Math.round(first.width) })}
            onResize={onWidth}
            style={{ insetInlineStart: first.left + first.width * first.scale + framePx }}
          />
        )}
      </Desk>
      <Foot>
        {status === "outdated" && (
          <strong>{text(hasFailed ? "preview.unmade.outdated" : "preview.outdated", { helps: whatHelps() })}</strong>
        )}
        <em>{note}</em>
        <span>
          {columns.map((column) => (
            <span key={column.key}>
              {[columnText(view, language, column.key), sizeText(column)]
                .filter((each) => each !== undefined)
                .join(": ")}
            </span>
          ))}
        </span>
      </Foot>
    </Area>
  );
}

const Area = styled.div`
  display: grid;
  grid-template-rows: minmax(auto, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
`;

/* Never too low to read in it. Where the form is below it, it takes half of the window. */
const Desk = styled.div`
  position: relative;
  min-height: max(17rem, 55dvh);
  margin: 1rem 0 0 0.375rem;
  overflow: hidden;

  ${portalAboveForm} {
    min-height: max(14rem, 30dvh);
  }

  @media (min-width: ${breakpoints.medium}px) {
    min-height: 17rem;
  }
`;

/* Above a portal that was shown before, of another environment. */
const None = styled.div`
  position: absolute;
  z-index: 2;
  inset: 0;
  overflow: auto;
  background: ${theme.color.page};
`;

const Foot = styled.p`
  anchor-name: ${footAnchor};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  max-width: none;
  min-height: 2rem;
  padding: 0.375rem 1rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
  font-variant-numeric: tabular-nums;

  & > strong {
    color: ${theme.color.onWarning};
    font-weight: ${theme.font.weightStrong};
  }

  & > em {
    color: ${theme.color.text};
    font-style: normal;
  }

  & > span {
    display: flex;
    gap: 1.5rem;
    margin-inline-start: auto;
  }
`;
