import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { FieldHint, hintProps } from "#ui/form/FieldHint.tsx";
import { FieldFrame } from "#ui/form/text/FieldFrame.tsx";
import { controlStyle } from "./controlStyle.ts";

/** A value of a list, with the words for it. */
export interface SelectOption {
  readonly value: string;
  readonly text: string;
  /** The heading that it is below. */
  readonly group?: string;
}

interface SelectInputProps extends Omit<ComponentProps<"select">, "children" | "onChange"> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

/** One value of a list: the browser's own control, without a look. All lists of the studio are made of it. */
export function SelectInput({ options, onChange, ...select }: SelectInputProps) {
  return (
    <select {...select} onChange={(event) => onChange(event.target.value)}>
      {[...Map.groupBy(options, ({ group }) => group)].map(([group, own]) =>
        group === undefined ? (
          <Options key="" options={own} />
        ) : (
          <optgroup key={group} label={group}>
            <Options options={own} />
          </optgroup>
        ),
      )}
    </select>
  );
}

const Options = ({ options }: Pick<SelectInputProps, "options">) =>
  options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Its choices are short words. */
  readonly isShort?: boolean;
  readonly onChange: (value: string) => void;
}

/** A choice from a list that shares its frame with its label: several of them fit in a row. */
export function Select({ label, value, options, isShort = false, onChange }: SelectProps) {
  const id = useId();
  return (
    <Field data-short={isShort || undefined}>
      <label htmlFor={id}>{label}</label>
      <SelectInput id={id} value={value} options={options} onChange={onChange} />
    </Field>
  );
}

/** A control that shares its frame with its label. */
export const FramedField = styled.div`
  position: relative;

  & > label {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0.75rem;
    color: ${theme.color.textSubtle};
    font-size: 0.6875rem;
    line-height: 1.2;
    pointer-events: none;
  }

  & > :is(input, select) {
    width: 100%;
    min-height: ${theme.size.control};
    padding: 1rem 0.75rem 0.125rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    font-size: ${theme.font.sizeSm};
    line-height: 1.3;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  & > :is(input, select):hover {
    background-color: ${theme.color.surfaceSubtle};
  }
`;

const Field = styled(FramedField)`
  flex: 1 1 8.5rem;
  min-width: 8.5rem;
  max-width: 20rem;

  &[data-short] {
    flex: 0 1 7.5rem;
    min-width: 7rem;
  }
`;

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
