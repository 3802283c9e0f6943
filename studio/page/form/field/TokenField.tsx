import styled from "styled-components";
import { isObject } from "#contract/isObject.ts";
import { colourObject, readColourObject } from "#scripts/shared/colours/colourObject.ts";
import { colourCss } from "#scripts/shared/colours/readColour.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { inside } from "../../fields/fieldKey.ts";
import { fieldText } from "../../fields/fieldText.ts";
import { text } from "../../texts.ts";
import type { ControlProps } from "../controls/ControlProps.ts";
import { NumberControl } from "../controls/NumberControl.tsx";
import { SelectControl } from "../controls/SelectControl.tsx";
import { TextControl } from "../controls/TextControl.tsx";
import { useForm } from "../FormContext.tsx";
import type { TokenType } from "../model/shapeOf.ts";
import { EditedField } from "./EditedField.tsx";
import { TextList } from "./TextList.tsx";

interface TokenFieldProps {
  /** The role. Its value is below it. */
  readonly place: FieldPlace;
  readonly token: TokenType;
}

const units = { dimension: ["px", "rem"], duration: ["ms", "s"] } as const;
const shadowParts = ["offsetX", "offsetY", "blur", "spread"] as const;

/** A number with its unit. */
function Measure({ place, value, kind, control, label }: MeasureProps) {
  const { form } = useForm();
  const part = (name: string): FieldPlace => inside(place, name);
  return (
    <Pair>
      <NumberControl
        {...control}
        {...(label === undefined ? {} : { label })}
        value={Number(value["value"] ?? 0)}
        units={units[kind]}
        onChange={(next, unit) => {
          form.set(part("value"), next, "typing");
          if (unit !== undefined) form.set(part("unit"), unit, "typing");
        }}
      />
      <SelectControl
        {...control}
        id={`${control.id}unit`}
        label={text("token.unit", { title: label ?? fieldText(place.kind, place.path)?.title ?? "" })}
        value={String(value["unit"])}
        options={units[kind].map((unit) => ({ value: unit, text: unit }))}
        onChange={(next) => form.set(part("unit"), next)}
      />
    </Pair>
  );
}

interface MeasureProps {
  readonly place: FieldPlace;
  readonly value: Readonly<Record<string, unknown>>;
  readonly kind: "dimension" | "duration";
  readonly control: ControlProps;
  readonly label?: string;
}

/** A colour as people type it: `#rrggbb`, or an alias. Undefined for what the field cannot show. */
function colourField(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const colour = readColourObject(value);
  return colour === undefined ? undefined : colourCss(colour);
}

/** What is written for a typed colour. A code that is not complete yet stays a text, and is a finding. */
const writtenColour = (typed: string): unknown => (/^#(?:.{6}|.{8})$/.test(typed) && colourObject(typed)) || typed;

/** A shadow: how far it is moved, how soft it is, and its colour. */
function Shadow({ place, value, control }: Omit<MeasureProps, "kind" | "label">) {
  const { form } = useForm();
  const at = (name: string): FieldPlace => inside(place, name);
  const shownColour = colourField(value["color"]);
  return (
    <Parts>
      {shadowParts.map((name) => {
        const part = value[name];
        return isObject(part) ? (
          <div key={name}>
            <span aria-hidden="true">{text(`token.${name}`)}</span>
            <Measure
              place={at(name)}
              value={part}
              kind="dimension"
              label={text(`token.${name}`)}
              control={{ ...control, id: `${control.id}${name}` }}
            />
          </div>
        ) : null;
      })}
      {shownColour !== undefined && (
        <div>
          <label htmlFor={`${control.id}color`}>{text("token.color")}</label>
          <TextControl
            {...control}
            id={`${control.id}color`}
            value={shownColour}
            onChange={(next) => form.set(at("color"), writtenColour(next), "typing")}
          />
        </div>
      )}
    </Parts>
  );
}

/** A value of the theme. */
export function TokenField({ place, token }: TokenFieldProps) {
  const { form } = useForm();
  const inner: FieldPlace = inside(place, "$value");
  const { value } = form.stateOf(inner);
  if (token === "fontFamily" && Array.isArray(value))
    return <TextList place={inner} most={10} title={fieldText(place.kind, place.path)?.title ?? ""} />;
  const isShadow = token === "shadow" && isObject(value);
  return (
    <EditedField place={place} isLabelled={!isShadow}>
      {(control) => {
        if (isShadow) return <Shadow place={inner} value={value} control={control} />;
        if ((token === "dimension" || token === "duration") && isObject(value))
          return <Measure place={inner} value={value} kind={token} control={control} />;
        if (typeof value === "number")
          return <NumberControl {...control} value={value} onChange={(next) => form.set(inner, next, "typing")} />;
        if (typeof value === "string")
          return <TextControl {...control} value={value} onChange={(next) => form.set(inner, next, "typing")} />;
        return <p>{text("token.composed")}</p>;
      }}
    </EditedField>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5rem;
  gap: 0.375rem;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.5rem;

  & span,
  & label {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;
