import { type ReactNode, type Ref, useId } from "react";
import styled from "styled-components";
import { FieldHint, hintProps } from "#ui/form/FieldHint.tsx";
import { FieldFrame } from "#ui/form/text/FieldFrame.tsx";
import { controlStyle } from "./controlStyle.ts";
import { SelectInput, type SelectOption } from "./SelectInput.tsx";

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Help text. Replaced by the error. */
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
  readonly className?: string;
}

/** A choice from a list, below its label. */
export function SelectField({ label, help, error, ...select }: SelectFieldProps) {
  const id = useId();
  const hint = { id: `${id}hint`, help, error };
  return (
    <FieldFrame label={label} htmlFor={id}>
      <Choice {...select} {...hintProps(hint)} id={id} />
      <FieldHint {...hint} />
    </FieldFrame>
  );
}

const Choice = styled(SelectInput)`
  ${controlStyle}
`;
