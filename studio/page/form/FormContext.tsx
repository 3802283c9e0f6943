import { type ComponentType, createContext, type ReactNode, use } from "react";
import type { StudioFinding, Environment } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import type { EditState } from "../session/editState.ts";
import type { ReplacedField } from "../session/replacedFields.ts";
import type { Filter } from "./model/createFilter.ts";
import type { Form } from "./model/createForm.ts";
import type { AfterPress } from "./useAfterPress.ts";

export interface FieldViewProps {
  readonly place: FieldPlace;
  /** How many groups are around it. */
  readonly depth?: number;
}

/** The parts of the form that every field needs. */
export interface FormParts {
  readonly form: Form;
  readonly filter: Filter;
  readonly brand: OpenedBrand;
  /** Whether each field says its name in the file. */
  readonly hasNames: boolean;
  /** Shows a field: fields hold fields, and their files would import each other in a circle. */
  readonly FieldView: ComponentType<FieldViewProps>;
  /** What colleagues have replaced in this page. */
  readonly replaced: readonly ReplacedField[];
  readonly onFix: (finding: StudioFinding) => void;
  /** For changes that would move the form while something in it is pressed. */
  readonly afterPress: AfterPress;
}

export const FormContext = createContext<FormParts | undefined>(undefined);

/** The form around a field. */
export function useForm(): FormParts {
  const parts = use(FormContext);
  if (parts === undefined) throw new Error("A field is only in a form");
  return parts;
}

const everything: Filter = { query: "", way: "words", isShown: () => true, isNamed: () => false };

interface UnfilteredProps {
  /** Whether all fields are shown. The fields keep their state when that changes. */
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/** Shows all fields in it, whatever was searched for: somebody has just added or chosen the part with these fields. */
export function Unfiltered({ isOn, children }: UnfilteredProps) {
  const parts = useForm();
  return <FormContext value={isOn ? { ...parts, filter: everything } : parts}>{children}</FormContext>;
}

/** The props of a panel of its own in a section. */
export interface SectionPanelProps {
  readonly brand: OpenedBrand;
  readonly state: EditState;
  /** The environment whose values are edited. */
  readonly environment: Environment;
}

/** A panel of its own above the fields of a section. */
export type SectionPanel = ComponentType<SectionPanelProps>;
