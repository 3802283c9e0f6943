import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { ComparedField } from "#studio/document/BrandComparison.ts";
import { valueText } from "#studio/document/describeField.ts";
import { GradeMark } from "../colours/pairs/GradeMark.tsx";
import { lowerFirst, roleName } from "../colours/roleName.ts";
import { countText, text } from "../texts.ts";
import type { ColourSide } from "../colours/colourFields.ts";

interface ComparedValueProps {
  readonly field: Pick<ComparedField, "isColour" | "kind" | "path">;
  readonly side: ColourSide;
  /** The buttons beside its layer. */
  readonly children?: ReactNode;
}

/** Where a value is written; of a colour in a context that is built, whether somebody took it over. */
function sourceText({ layer, alias, isTakenOver }: ColourSide): string | undefined {
  if (alias !== undefined) return alias;
  if (isTakenOver !== undefined) return text(isTakenOver ? "context.takenOver" : "context.built");
  return layer === undefined ? undefined : text(`compare.layer.${layer}`);
}

/** The value of a field in one brand, how well it is seen, and where it is written. */
export function ComparedValue({ field, side, children }: ComparedValueProps) {
  const source = sourceText(side);
  const { contrast } = side;
  return (
    <>
      <Shown field={field} side={side} />
      <Layer>
        {source !== undefined && <span>{source}</span>}
        {contrast !== undefined && (
          <span>{text("compare.contrastWith", { role: lowerFirst(roleName(contrast.with)) })}</span>
        )}
        {children}
      </Layer>
    </>
  );
}

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

function Shown({
  field: { kind, path, isColour },
  side: { value, css, contrast },
}: Omit<ComparedValueProps, "children">) {
  if (value === undefined || value === null) return <Nothing>{text("compare.nothing")}</Nothing>;
  if (isColour && css !== undefined)
    return (
      <Colour>
        <i style={{ background: css }} />
        <code>{css}</code>
        {contrast !== undefined && <GradeMark {...contrast} />}
      </Colour>
    );
  const word = valueText(kind, path, value);
  if (word !== undefined) return <span>{word}</span>;
  if (css !== undefined) return <code>{css}</code>;
  if (typeof value === "boolean") return <span>{text(value ? "compare.yes" : "compare.no")}</span>;
  if (typeof value === "string" || typeof value === "number") return <span>{value}</span>;
  if (Array.isArray(value) && value.length === 0) return <Nothing>{text("compare.emptyList")}</Nothing>;
  if (isListOfTexts(value)) return <span>{value.join(", ")}</span>;
  const count = Array.isArray(value) ? value.length : Object.keys(value).length;
  return (
    <Whole>
      <summary>{countText("compare.items", count)}</summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </Whole>
  );
}

const Nothing = styled.span`
  color: ${theme.color.textSubtle};
  font-style: italic;
`;

const Layer = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem 0.5rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
`;

const Colour = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;

  & > i {
    flex: none;
    width: 2.5rem;
    height: 1.5rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
  }

  & > code {
    font-family: ui-monospace, "DejaVu Sans Mono", monospace;
  }

  & > span {
    flex-direction: row;
    gap: 0.5rem;
    align-items: baseline;
    margin-inline-start: 0.5rem;
  }
`;

const Whole = styled.details`
  & > summary {
    width: fit-content;
    min-height: 1.625rem;
    cursor: pointer;
  }

  & > pre {
    max-height: 20rem;
    margin: 0.25rem 0 0;
    padding: 0.5rem;
    overflow: auto;
    background: ${theme.color.surfaceSubtle};
    font-size: ${theme.font.sizeXs};
    white-space: pre-wrap;
  }
`;
