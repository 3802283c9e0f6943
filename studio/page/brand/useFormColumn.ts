import { isFlag, isSize, useRemembered } from "../parts/useRemembered.ts";

/** Widths in px. */
export const formWidths = { least: 260, most: 720 } as const;

export interface FormColumnState {
  /** Undefined: by the width of the window. */
  readonly widthPx: number | undefined;
  readonly resize: (widthPx: number) => void;
  readonly isFolded: boolean;
  readonly fold: (isFolded: boolean) => void;
}

const isWidth = (value: unknown): value is number | undefined => isSize(value);

/** The column of the form: its width, and whether it is folded. This browser remembers both. */
export function useFormColumn(): FormColumnState {
  const [widthPx, resize] = useRemembered<number | undefined>("form-width", undefined, isWidth);
  const [isFolded, fold] = useRemembered("form-folded", false, isFlag);
  return { widthPx, resize, isFolded, fold };
}
