import { memo, type ReactNode, useRef } from "react";
import { type FieldPath, type FieldPlace, valueText } from "#studio/document/describeField.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import { schemaNodes } from "../../fields/schemaNodes.ts";
import { inside } from "../../fields/fieldKey.ts";
import { Segments } from "../../parts/Segments.tsx";
import { text } from "../../texts.ts";
import { ChoicesControl } from "../controls/ChoicesControl.tsx";
import { NumberControl } from "../controls/NumberControl.tsx";
import { SelectControl } from "../controls/SelectControl.tsx";
import { SwitchControl } from "../controls/SwitchControl.tsx";
import { TextControl } from "../controls/TextControl.tsx";
import { LanguagesField } from "./LanguagesField.tsx";
import { type FieldViewProps, useForm } from "../FormContext.tsx";
import { isHours, usualHours } from "../model/hoursHint.ts";
import { listAround } from "../model/listAround.ts";
import { CampaignFields, isCampaign } from "./CampaignFields.tsx";
import { EditedField } from "./EditedField.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { KeyedFields } from "./KeyedFields.tsx";
import { ObjectList } from "./ObjectList.tsx";
import { TextList } from "./TextList.tsx";
import { TokenField } from "./TokenField.tsx";
import { VariantFields } from "./VariantFields.tsx";
import styled from "styled-components";
import { dayText, readDay, wholeDayText } from "../../days/days.ts";
import { DayInput } from "../../days/DayInput.tsx";
import { controlStyle, smallButtonStyle } from "../../parts/controlStyle.ts";

/** The words for a value, as the start of a line; the value itself when it has none. */
function optionsOf(kind: FieldPlace["kind"], path: FieldPath, values: readonly string[]) {
  return values.map((value) => {
    const words = valueText(kind, path, value) ?? value;
    return { value, text: words.charAt(0).toUpperCase() + words.slice(1) };
  });
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** So many choices can be seen side by side. */
const mostSegments = 3;

function ChoiceField({ place, values }: { readonly place: FieldPlace; readonly values: readonly string[] }) {
  const { form } = useForm();
  const { value } = form.stateOf(place);
  const chosen = typeof value === "string" ? value : "";
  const options = optionsOf(place.kind, place.path, values);
  const isShort = values.length <= mostSegments && options.every(({ text }) => text.length < 15);
  if (!isShort)
    return (
      <EditedField place={place}>
        {(control) => (
          <SelectControl {...control} value={chosen} options={options} onChange={(next) => form.set(place, next)} />
        )}
      </EditedField>
    );
  return (
    <EditedField place={place} isLabelled={false}>
      {({ title, describedBy, isReadOnly }) => (
        <Segments
          legend={title}
          describedBy={describedBy}
          choices={options}
          chosen={chosen}
          onChoose={(next) => {
            if (!isReadOnly) form.set(place, next);
          }}
        />
      )}
    </EditedField>
  );
}

function ChoicesField({ place, values }: { readonly place: FieldPlace; readonly values: readonly string[] }) {
  const { form } = useForm();
  const chosen = textsOf(form.stateOf(place).value);
  return (
    <EditedField place={place} isLabelled={false}>
      {(control) => (
        <ChoicesControl
          {...control}
          chosen={chosen}
          options={optionsOf(place.kind, [...place.path, 0], values)}
          onChange={(value, isChosen) => {
            if (isChosen) form.addItem(place, value);
            else form.removeItem(inside(place, chosen.indexOf(value)));
          }}
        />
      )}
    </EditedField>
  );
}

interface TextFieldProps {
  readonly place: FieldPlace;
  /** Characters that it may have; undefined: the limit is far above any text. */
  readonly most: number | undefined;
  readonly isLong: boolean;
}

const lengthText = (value: unknown, most: number): string =>
  text("form.length", { count: typeof value === "string" ? value.length : 0, most });

/**
 * A text. Emptied and left, it is taken out of the file; an inherited one is removed by saying so. One that is still to
 * be filled in stays when it is only looked at.
 */
function TextField({ place, most, isLong }: TextFieldProps) {
  const { form, brand, afterPress } = useForm();
  const { value, own, inherited } = form.stateOf(place);
  const isInList = listAround(place.path) !== undefined;
  const around = schemaNodes(brand.schemas[place.kind], place.path.slice(0, -1));
  const isWritten = useRef(false);
  // The items of a list are complete; a layer need not be.
  const usual = isHours(place.path)
    ? usualHours(
        form.stateOf({ ...place, path: place.path.slice(0, -2) }).value,
        typeof value === "string" ? value : "",
      )
    : undefined;
  const isNeeded = isInList && around.some(({ required }) => required?.includes(String(place.path.at(-1))));
  return (
    <EditedField
      place={place}
      hint={usual === undefined ? undefined : text("form.otherHours", { usual })}
      {...(most === undefined ? {} : { note: lengthText(value, most) })}
    >
      {(control) => (
        <TextControl
          {...control}
          value={typeof value === "string" ? value : ""}
          isLong={isLong}
          onChange={(next) => {
            isWritten.current = true;
            form.set(place, next, "typing");
          }}
          onLeave={() => {
            if (own !== "" || isNeeded || !isWritten.current) return;
            isWritten.current = false;
            // A part without fields then goes, and the parts below it move.
            afterPress(() => {
              form.set(place, isInList || inherited === undefined ? undefined : null);
            });
          }}
        />
      )}
    </EditedField>
  );
}

/** A field of the form, with the control that it needs. It is drawn again when the form has changed. */
export const FieldView = memo(function FieldView({ place, depth = 0 }: FieldViewProps): ReactNode {
  const { form, filter, brand } = useForm();
  if (!filter.isShown(place)) return null;
  const isOfBrand = place.kind === "descriptor" && !isOfBase(brand.basis);
  if (isOfBrand && place.path[0] === "languages") return <LanguagesField place={place} />;
  const shape = form.shapeOf(place);
  const { value } = form.stateOf(place);
  switch (shape.type) {
    case "text":
      return <TextField place={place} most={shape.most} isLong={shape.isLong} />;
    case "day":
      return <DayField place={place} />;
    case "choice":
      return <ChoiceField place={place} values={shape.values} />;
    case "choices":
      return <ChoicesField place={place} values={shape.values} />;
    case "number":
      return (
        <EditedField place={place}>
          {(control) => (
            <NumberControl
              {...control}
              value={Number(value ?? 0)}
              onChange={(next) => form.set(place, next, "typing")}
            />
          )}
        </EditedField>
      );
    case "switch":
      return (
        <EditedField place={place}>
          {(control) => <SwitchControl {...control} isOn={value === true} onChange={(next) => form.set(place, next)} />}
        </EditedField>
      );
    case "texts":
      return <TextList place={place} most={shape.most} />;
    case "objects":
      return <ObjectList place={place} fewest={shape.fewest} most={shape.most} depth={depth} />;
    case "group":
      if (isCampaign(place)) return <CampaignFields place={place} />;
      return <FieldGroup place={place} names={shape.names} depth={depth} />;
    case "keyed":
      return <KeyedFields place={place} keys={shape.keys} depth={depth} />;
    case "variants":
      return <VariantFields place={place} chooser={shape.chooser} forms={shape.forms} depth={depth} />;
    case "token":
      return <TokenField place={place} token={shape.token} />;
    case "unknown":
      return null;
  }
});

/** A day of the calendar. One that the file has in other words can be corrected. */
function DayField({ place }: { readonly place: FieldPlace }) {
  const { form } = useForm();
  const { value } = form.stateOf(place);
  const written = typeof value === "string" ? value : "";
  const read = readDay(written);
  return (
    // Browsers write a day in the order of their own language: in words it is the same for all.
    <EditedField place={place} hint={read === written ? wholeDayText(read) : undefined}>
      {({ id, describedBy, isInvalid, isReadOnly }) => (
        <>
          <Day
            id={id}
            type="date"
            value={read === written ? written : ""}
            readOnly={isReadOnly}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            onChange={(day) => form.set(place, day, "typing")}
            onEmptied={() => form.reset(place)}
          />
          {read !== undefined && read !== written && !isReadOnly && (
            <Correct type="button" onClick={() => form.set(place, read)}>
              {text("day.correct", { written, day: dayText(read) })}
            </Correct>
          )}
        </>
      )}
    </EditedField>
  );
}

const Day = styled(DayInput)`
  ${controlStyle}
`;

const Correct = styled.button`
  ${smallButtonStyle}
`;
