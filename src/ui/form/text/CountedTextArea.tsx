import { type ComponentProps, type ReactNode, type Ref, useState } from "react";
import styled from "styled-components";
import { FieldFrame } from "./FieldFrame.tsx";
import { FieldHint } from "../FieldHint.tsx";
import { LiveRegion } from "../../feedback/LiveRegion.tsx";
import { textControlStyle } from "./textControlStyle.ts";
import { theme } from "../../theme/theme.ts";
import { useField } from "./useField.ts";

/** `className` and `style` are for the element around label and field, all other attributes for the `<textarea>`. */
export interface CountedTextAreaProps extends Omit<ComponentProps<"textarea">, "children"> {
  /** Name of the field, shown above it. */
  readonly label: ReactNode;
  /** Number of characters that the text has. */
  readonly length: number;
  /** Called with the new text after each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Help text. Replaced by the error, or by the message about the length. */
  readonly help?: ReactNode;
  /** The error message. The message about the length comes first. */
  readonly error?: ReactNode;
  /** Maximum number of characters. More can be written: nothing is removed. Default: no maximum and no counter. */
  readonly maxLength?: number | undefined;
  /** The message when there are `count` characters too many. */
  readonly tooLong: (count: number) => string;
  /** The element around label and field. */
  readonly frameRef?: Ref<HTMLDivElement>;
}

/**
 * Several lines of text with a counter, for an owner that knows the length of the text. The running count is visible
 * and not announced; that the text has become too long is announced once (spec: widgets-11, parts-4).
 */
export function CountedTextArea(props: CountedTextAreaProps) {
  const { label, length, error, maxLength, tooLong, frameRef, className, style, ...rest } = props;
  const excess = maxLength === undefined ? 0 : Math.max(0, length - maxLength);
  const [announced, setAnnounced] = useState(0);
  if (excess > 0 !== announced > 0) setAnnounced(excess);
  const settings = { ...rest, error: excess > 0 ? tooLong(excess) : error };
  const [control, hint] = useField<HTMLTextAreaElement, typeof settings>(settings);
  return (
    <FieldFrame ref={frameRef} label={label} htmlFor={control.id} className={className} style={style}>
      <Area {...control} />
      <Below>
        <FieldHint {...hint} />
        {maxLength !== undefined && <Count aria-hidden="true">{`${length}/${maxLength}`}</Count>}
      </Below>
      {maxLength !== undefined && <LiveRegion>{announced > 0 && tooLong(announced)}</LiveRegion>}
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${textControlStyle}
  display: block;
  width: 100%;
  resize: vertical;
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1rem;
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};

  /* The count is beside the help text where it fits, else under it. */
  & > p {
    max-width: 100%;
  }
`;

const Count = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;
