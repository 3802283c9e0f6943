import { type ComponentProps, useState } from "react";
import { readDay } from "./days.ts";

interface DayInputProps extends Omit<ComponentProps<"input">, "onChange" | "type" | "value"> {
  readonly type: "date" | "datetime-local";
  readonly value: string;
  /** Called with a date, or a date and time, of this century. */
  readonly onChange: (value: string) => void;
  /** The field was left empty. */
  readonly onEmptied?: () => void;
}

/**
 * The browser's own field for a day, without a look. Parts that are typed one after the other stay until it is left. A
 * day that is written in words can be pasted.
 */
export function DayInput({ value, onChange, onEmptied, ...input }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const write = (next: string) => {
    setTyped(next);
    if (next.startsWith("20")) onChange(next);
  };
  return (
    <input
      {...input}
      value={typed ?? value}
      onChange={({ target }) => write(target.value)}
      onPaste={(event) => {
        const day = readDay(event.clipboardData.getData("text"));
        if (day === undefined || input.readOnly === true) return;
        event.preventDefault();
        write(input.type === "date" ? day : `${day}T12:00`);
      }}
      onBlur={() => {
        setTyped(undefined);
        if (typed === "") onEmptied?.();
      }}
    />
  );
}
