import { useState } from "react";
import { isObject } from "#contract/isObject.ts";
import { type FieldPlace, valueText } from "#studio/document/describeField.ts";
import { inside } from "../../fields/fieldKey.ts";
import { SelectControl } from "../controls/SelectControl.tsx";
import { Unfiltered, useForm } from "../FormContext.tsx";
import { EditedField } from "./EditedField.tsx";
import { FieldGroup } from "./FieldGroup.tsx";

interface VariantFieldsProps {
  readonly place: FieldPlace;
  /** The field that chooses the form of the object. */
  readonly chooser: string;
  /** The fields of each form. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
  readonly depth: number;
}

/** An object in one of several forms: the form is chosen first, and decides which fields there are. */
export function VariantFields({ place, chooser, forms, depth }: VariantFieldsProps) {
  const { form, filter } = useForm();
  /** The search at the time when another form was chosen. */
  const [chosenIn, setChosenIn] = useState<string>();
  const choice = inside(place, chooser);
  const { value } = form.stateOf(choice);
  const chosen = typeof value === "string" ? value : "";
  const names = forms.get(chosen) ?? [];
  const options = [...forms.keys()].map((each) => ({
    value: each,
    text: valueText(choice.kind, choice.path, each) ?? each,
  }));
  const choose = (next: string) => {
    setChosenIn(filter.query);
    const { own, inherited } = form.stateOf(place);
    const kept = new Set(forms.get(next));
    const ownFields = Object.entries(isObject(own) ? own : {}).filter(([name]) => kept.has(name));
    // Fields of the other form are not fields of this one: inherited fields are removed by `null`.
    const removed = Object.keys(isObject(inherited) ? inherited : {}).filter(
      (name) => name !== chooser && !kept.has(name),
    );
    form.set(place, {
      [chooser]: next,
      ...Object.fromEntries(ownFields),
      ...Object.fromEntries(removed.map((name) => [name, null])),
    });
  };
  return (
    <Unfiltered isOn={chosenIn === filter.query}>
      <FieldGroup place={place} names={names} depth={depth} ownNames={[chooser]}>
        {filter.isShown(choice) && (
          <EditedField place={choice}>
            {(control) => <SelectControl {...control} value={chosen} options={options} onChange={choose} />}
          </EditedField>
        )}
      </FieldGroup>
    </Unfiltered>
  );
}
