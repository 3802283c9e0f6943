import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { fieldTitle } from "#studio/document/describeField.ts";
import { text } from "../texts.ts";
import type { ColourSide, ShownField } from "../colours/colourFields.ts";
import { ShownValue } from "../changes/ShownValue.tsx";
import { lowerFirst, roleName } from "../colours/roleName.ts";
import { cardStyle } from "../parts/layout.ts";

interface ComparedFieldsProps {
  /** The section. */
  readonly title: string;
  readonly fields: readonly ShownField[];
  /** The names of the two brands. */
  readonly names: { readonly a: string; readonly b: string };
  /** Whether the names of the fields in the files are shown. */
  readonly isShowingPaths: boolean;
  readonly onTake: (field: ShownField, to: "a" | "b") => void;
}

/** Where a value is written. */
const sourceText = ({ layer, alias }: ColourSide): string | undefined =>
  alias ?? (layer === undefined ? undefined : text(`compare.layer.${layer}`));

/** The fields of a section: each with the value of both brands. */
export function ComparedFields({ title, fields, names, isShowingPaths, onTake }: ComparedFieldsProps) {
  return (
    <Table>
      <caption>
        {title} <span>{fields.length}</span>
      </caption>
      <colgroup>
        <col />
        <col />
        <col />
      </colgroup>
      {/* The bar with the brands is above the columns. */}
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col">{text("compare.field")}</th>
          <th scope="col">{names.a}</th>
          <th scope="col">{names.b}</th>
        </tr>
      </VisuallyHidden>
      <tbody>
        {fields.map((field) => (
          <tr key={`${field.kind} ${field.path.join(".")}`} data-same={field.isSame || undefined}>
            <th scope="row">
              {fieldTitle(field)}
              {isShowingPaths && <code>{field.path.filter((step) => step !== "$extensions").join(".")}</code>}
            </th>
            {(["a", "b"] as const).map((side) => {
              const other = side === "a" ? "b" : "a";
              const { contrast } = field[side];
              const source = sourceText(field[side]);
              return (
                <td key={side}>
                  <ShownValue place={field} side={field[side]} isColour={field.isColour} />
                  <Layer>
                    {source !== undefined && <span>{source}</span>}
                    {contrast !== undefined && (
                      <span>{text("compare.contrastWith", { role: lowerFirst(roleName(contrast.with)) })}</span>
                    )}
                    {!field.isSame && field.canBeTaken && (
                      <Button
                        variant="quiet"
                        aria-label={text("compare.takeField", {
                          field: fieldTitle(field),
                          from: names[side],
                          to: names[other],
                        })}
                        onClick={() => onTake(field, other)}
                      >
                        <span aria-hidden="true">{side === "a" ? "→" : "←"}</span>
                        {text("compare.take", { to: names[other] })}
                      </Button>
                    )}
                  </Layer>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  overflow: hidden;
  ${cardStyle}
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.font.sizeSm};
  table-layout: fixed;

  & > caption {
    padding: 0.75rem 1rem 0.375rem;
    font-size: ${theme.font.sizeMd};
    font-weight: ${theme.font.weightStrong};
    text-align: start;
  }

  & > caption > span {
    color: ${theme.color.textSubtle};
    font-weight: ${theme.font.weightBody};
    font-variant-numeric: tabular-nums;
  }

  & > :is(thead, tbody) > tr > * {
    padding: 0.5rem 1rem;
    border-block-start: 1px solid ${theme.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & > tbody > tr:first-child > * {
    border-block-start: 0;
  }

  & > colgroup > col {
    width: 37%;
  }

  & > colgroup > col:first-child {
    width: 26%;
  }

  & > tbody > tr > th {
    font-weight: ${theme.font.weightStrong};
  }

  & > tbody > tr > th > code {
    display: block;
    color: ${theme.color.textSubtle};
    font-family: ui-monospace, "DejaVu Sans Mono", monospace;
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightBody};
  }

  & > tbody > tr[data-same] {
    color: ${theme.color.textSubtle};
  }

  & td button {
    min-height: 1.75rem;
    margin-block: -0.125rem;
    padding: 0 0.5rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightBody};
    text-align: start;
  }

  & > tbody > tr:hover td button,
  & td button:focus-visible {
    color: ${theme.color.text};
  }
`;

const Layer = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem 0.5rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
`;
