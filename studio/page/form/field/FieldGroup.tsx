import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { fieldText } from "../../fields/fieldText.ts";
import { fieldKey, inside } from "../../fields/fieldKey.ts";
import { text } from "../../texts.ts";
import { useForm } from "../FormContext.tsx";
import { findingsWithin } from "../model/createForm.ts";
import { isInPanel, isPlaced, sectionOf } from "../../fields/sectionOf.ts";
import { FieldFindings } from "./FieldFindings.tsx";
import { Stack } from "../../parts/layout.ts";

interface FieldGroupProps {
  readonly place: FieldPlace;
  readonly names: readonly string[];
  readonly depth: number;
  /** Whether the heading is seen; screen readers always have it. Default: unless the section has the same. */
  readonly isTitleShown?: boolean;
  /** Names of fields that `children` show. */
  readonly ownNames?: readonly string[];
  /** Shown above the fields. */
  readonly children?: ReactNode;
}

/** Fields that belong together, under one heading. */
export function FieldGroup(props: FieldGroupProps) {
  const { place, names, depth, ownNames = [], children: above } = props;
  const { form, filter, brand, onFix, FieldView } = useForm();
  // A part that is not in use is folded; it stays as it is when something is written in it.
  const isUnused = form.stateOf(place).value === undefined;
  const [isFolded] = useState(depth > 0 && isUnused);
  const section = sectionOf(place);
  const title = fieldText(place.kind, place.path, brand.schemas[place.kind])?.title ?? String(place.path.at(-1));
  const { isTitleShown = depth > 0 || title !== section?.title } = props;
  const children = names
    .map((name): FieldPlace => inside(place, name))
    // A part of it can be in another section, in a place of its own, or in a panel.
    .filter((child) => sectionOf(child)?.id === section?.id && !isPlaced(child) && !isInPanel(child));
  // The findings of the fields are beside the fields.
  const findings = findingsWithin(form, place, [...names, ...ownNames]);
  const fields = children.map((child) => <FieldView key={child.path.at(-1)} place={child} depth={depth + 1} />);
  return (
    <Group data-field={fieldKey(place)} data-depth={depth}>
      <legend data-hidden={!isTitleShown || undefined}>{title}</legend>
      <FieldFindings findings={findings} onFix={onFix} />
      {above}
      {isFolded ? (
        <details open={filter.query !== "" || undefined}>
          <summary>{text(isUnused ? "form.unused" : "form.used")}</summary>
          <Fields>{fields}</Fields>
        </details>
      ) : (
        fields
      )}
    </Group>
  );
}

const Fields = styled(Stack)`
  gap: 0.75rem;
  padding-block-start: 0.5rem;
`;

/** Fields under one heading, the `<legend>`. */
export const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  & > legend {
    margin-block-end: 0.5rem;
    color: ${theme.color.heading};
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
  }
`;

const Group = styled(Fieldset)`
  & > legend[data-hidden] {
    position: absolute;
    clip-path: inset(50%);
  }

  & > details > summary {
    width: fit-content;
    min-height: 2rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
    line-height: 2rem;
  }

  &:not([data-depth="0"]) {
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid ${theme.color.border};
  }
`;
