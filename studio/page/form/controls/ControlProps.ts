/** The props that a control gets from its field. */
export interface ControlProps {
  /** The name of the field, for a control without a label. */
  readonly title: string;
  /** For the label. */
  readonly id: string;
  /** Ids of explanation and findings. */
  readonly describedBy: string;
  readonly isInvalid: boolean;
  /** The text has a syntax error: nothing can be changed. */
  readonly isReadOnly: boolean;
}
