import type { ComponentProps } from "react";

/** A value of a list, with the words for it. */
export interface SelectOption {
  readonly value: string;
  readonly text: string;
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
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
