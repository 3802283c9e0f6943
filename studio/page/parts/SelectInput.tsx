import type { ComponentProps } from "react";

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
