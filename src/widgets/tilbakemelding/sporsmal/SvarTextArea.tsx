import type { ComponentProps } from "react";
import { CountedTextArea } from "#ui/form/text/CountedTextArea.tsx";
import type { TilbakemeldingReader } from "../tilbakemeldingText.ts";
import { maxTextLength } from "./sporsmal.ts";

interface SvarTextAreaProps extends Pick<
  ComponentProps<typeof CountedTextArea>,
  "label" | "onValueChange" | "readOnly" | "ref"
> {
  readonly value: string;
  readonly t: TilbakemeldingReader;
  /** Default: no personal information, and no reply is given (spec: feedback-6). */
  readonly help?: string | undefined;
  /** Visible lines. Default 4, as in a follow-up (spec: feedback-15). */
  readonly rows?: number;
}

/** A free-text answer: help, counter and limit. */
export function SvarTextArea({ t, help, rows = 4, ...field }: SvarTextAreaProps) {
  return (
    <CountedTextArea
      {...field}
      length={field.value.length}
      help={help ?? t("text.help")}
      rows={rows}
      maxLength={maxTextLength}
      tooLong={(antall) => t("text.tooLong", { antall })}
    />
  );
}
