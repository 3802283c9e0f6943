import styled from "styled-components";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { dayText } from "../../days/dayText.ts";
import { DayInput } from "../../days/DayInput.tsx";
import { readDay } from "../../days/readDay.ts";
import { text } from "../../texts.ts";
import { controlStyle, smallButtonStyle } from "../../parts/controlStyle.ts";
import { useForm } from "../FormContext.tsx";
import { EditedField } from "./EditedField.tsx";

/** A day of the calendar. One that the file has in other words can be corrected. */
export function DayField({ place }: { readonly place: FieldPlace }) {
  const { form } = useForm();
  const { value } = form.stateOf(place);
  const written = typeof value === "string" ? value : "";
  const read = readDay(written);
  return (
    <EditedField place={place}>
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
