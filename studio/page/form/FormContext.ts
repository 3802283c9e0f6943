import { type ComponentType, createContext, use } from "react";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import type { Filter } from "./model/createFilter.ts";
import type { Form } from "./model/createForm.ts";
import type { AfterPress } from "./useAfterPress.ts";

export interface FieldViewProps {
  readonly place: FieldPlace;
  /** How many groups are around it. */
  readonly depth?: number;
}

/** What every field of the form needs. */
export interface FormParts {
  readonly form: Form;
  readonly filter: Filter;
  readonly brand: OpenedBrand;
  /** Shows a field: fields hold fields, and their files would import each other in a circle. */
  readonly FieldView: ComponentType<FieldViewProps>;
  readonly onFix: (finding: StudioFinding) => void;
  /** For what would move the form while something in it is pressed. */
  readonly afterPress: AfterPress;
}

export const FormContext = createContext<FormParts | undefined>(undefined);

/** The form around a field. */
export function useForm(): FormParts {
  const parts = use(FormContext);
  if (parts === undefined) throw new Error("A field is only in a form");
  return parts;
}
