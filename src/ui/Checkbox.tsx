import { type ReactNode, type Ref, useId } from "react";
import styled from "styled-components";
import { choiceStyle } from "./choiceStyle.ts";
import { FieldFault } from "./FieldFault.tsx";

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** The label. */
  readonly children: ReactNode;
  /** What is wrong with it. */
  readonly fault?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its label and fault. */
export function Checkbox({ isChecked, onChange, children, fault, ref }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <Label>
        <input
          ref={ref}
          type="checkbox"
          checked={isChecked}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </Label>
      {fault !== undefined && <FieldFault id={id}>{fault}</FieldFault>}
    </div>
  );
}

const Label = styled.label`
  ${choiceStyle}
`;
