import type { ReactNode } from "react";

/** A choice of a group. */
export interface ChoiceOption<Value extends string = string> {
  /** The value that the host gets, and that is in the data of a form. Each option has its own. */
  readonly value: Value;
  /** The text beside the button or box. */
  readonly label: ReactNode;
  /** What the choice means; described to screen readers with it. Default: none. */
  readonly help?: ReactNode;
}
