import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { SmileyFace } from "./SmileyFace.tsx";
import { SmileyFaces } from "./SmileyFaces.tsx";
import { type RadioButtonsProps, useRadios } from "./useRadios.ts";

/** `className`, `id` and other attributes are for the `<fieldset>`. */
export interface SmileyScaleProps extends Omit<RadioButtonsProps, "children"> {
  /** What the faces from 1, the sourest, to 5, the happiest, are called. */
  readonly labels: readonly [string, string, string, string, string];
  /** 1 to 5, null for no answer, with `onChange` or `onValueChange`. Left out: the scale is uncontrolled. */
  readonly value?: number | null | undefined;
  /** The answer at first and after a reset, when `value` is left out. Default: none. */
  readonly defaultValue?: number | undefined;
  /** Called with 1 to 5 when a face is chosen. */
  readonly onValueChange?: ((value: number) => void) | undefined;
}

/** A question answered by one of five faces: radio buttons in all but their looks. */
export function SmileyScale(props: SmileyScaleProps) {
  const [{ labels, ...rest }, radioOf] = useRadios<number, SmileyScaleProps>(props);
  return (
    <ChoiceGroup {...rest}>
      <SmileyFaces>
        {labels.map((label, at) => (
          <SmileyFace key={label} label={label} {...radioOf(at + 1, at)} />
        ))}
      </SmileyFaces>
    </ChoiceGroup>
  );
}
