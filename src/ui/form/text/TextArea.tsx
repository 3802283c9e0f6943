import { type ChangeEvent, useRef } from "react";
import { fillText } from "#contract/fillText.ts";
import { CountedTextArea, type CountedTextAreaProps } from "./CountedTextArea.tsx";
import { fellesTexts } from "../../texts/fellesTexts.ts";
import { useTexts } from "../../texts/TextsContext.ts";
import { useDomValue } from "../useDomValue.ts";

/** `className` and `style` are for the element around label and field, all other attributes for the `<textarea>`. */
export interface TextAreaProps extends Omit<CountedTextAreaProps, "length" | "tooLong" | "frameRef"> {
  /** The text, with `onChange` or `onValueChange`. Left out: the field is uncontrolled. */
  readonly value?: string | undefined;
  /** The text at first and after a reset, when `value` is left out. */
  readonly defaultValue?: string | undefined;
  /** The message when there are `count` characters too many. Default 'Du har skrevet {count} tegn for mye'. */
  readonly tooLong?: ((count: number) => string) | undefined;
  /** Visible lines. Default 5 (spec: feedback-15). */
  readonly rows?: number | undefined;
}

const lengthOf = (area: HTMLTextAreaElement | null) => area?.value.length ?? 0;
const lengthIn = (field: HTMLDivElement) => lengthOf(field.querySelector("textarea"));

/** Several lines of text with a label, help and a counter. */
export function TextArea({ tooLong, rows = 5, onChange, ...rest }: TextAreaProps) {
  const texts = useTexts(fellesTexts);
  const { value, defaultValue = "" } = rest;
  const frame = useRef<HTMLDivElement>(null);
  const [ownLength, measure] = useDomValue(frame, defaultValue.length, lengthIn);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    measure();
  };
  const length = value?.length ?? ownLength;
  return (
    <CountedTextArea
      {...rest}
      tooLong={tooLong ?? ((count) => fillText(texts.tooLong, { antall: count }))}
      rows={rows}
      onChange={change}
      frameRef={frame}
      length={length}
    />
  );
}
