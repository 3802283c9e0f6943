import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import styled from "styled-components";
import { tooLong as defaultTooLong } from "#locales/nb/felles.json";
import { FieldHint, hintProps } from "./FieldHint.tsx";
import { LiveRegion } from "../feedback/LiveRegion.tsx";
import { theme } from "../theme/theme.ts";
import { useDomValue } from "./useDomValue.ts";

/** `className` and `style` are for the element around label and field, all other attributes for the `<textarea>`. */
export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "children"> {
  /** Name of the field, shown above it. */
  readonly label: ReactNode;
  /** The text, with `onChange` or `onValueChange`. Left out: the field is uncontrolled. */
  readonly value?: string | undefined;
  /** The text at first and after a reset, when `value` is left out. */
  readonly defaultValue?: string | undefined;
  /** Called with the new text after each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Help text. Replaced by the error, or by the message about the length. */
  readonly help?: ReactNode;
  /** The error message. The message about the length comes first. */
  readonly error?: ReactNode;
  /** Maximum number of characters. More can be written: nothing is removed. Default: no maximum and no counter. */
  readonly maxLength?: number | undefined;
  /** The message when there are `count` characters too many. Default 'Du har skrevet {count} tegn for mye'. */
  readonly tooLong?: ((count: number) => string) | undefined;
  /** Visible lines. Default 5 (spec: feedback-15). */
  readonly rows?: number | undefined;
}

const standardTooLong = (count: number) => defaultTooLong.replace("{{antall}}", String(count));
const lengthOf = (area: HTMLTextAreaElement | null) => area?.value.length ?? 0;
const lengthIn = (field: HTMLDivElement) => lengthOf(field.querySelector("textarea"));

/**
 * Several lines of text with a label, help and a counter. The running count is visible and not announced; that the text
 * has become too long is announced once (spec: widgets-11, parts-4).
 */
export function TextArea(props: TextAreaProps) {
  const { label, onChange, onValueChange, help, error, maxLength, className, style, ...others } = props;
  const { tooLong = standardTooLong, rows = 5, ...rest } = others;
  const ownId = useId();
  const { id = ownId, value, defaultValue = "" } = rest;
  const field = useRef<HTMLDivElement>(null);
  const [ownLength, measure] = useDomValue(field, defaultValue.length, lengthIn);
  const length = value?.length ?? ownLength;
  const excess = maxLength === undefined ? 0 : Math.max(0, length - maxLength);
  const [announced, setAnnounced] = useState(0);
  if (excess > 0 !== announced > 0) setAnnounced(excess);

  const hint = { id: `${id}hint`, help, error: excess > 0 ? tooLong(excess) : error };
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
    measure();
  };
  return (
    <Field ref={field} className={className} style={style}>
      <label htmlFor={id}>{label}</label>
      <Area {...rest} {...hintProps(hint, rest["aria-describedby"])} id={id} rows={rows} onChange={change} />
      <Below>
        <FieldHint {...hint} />
        {maxLength !== undefined && <Count aria-hidden="true">{`${length}/${maxLength}`}</Count>}
      </Below>
      {maxLength !== undefined && <LiveRegion>{announced > 0 && tooLong(announced)}</LiveRegion>}
    </Field>
  );
}

const Field = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  max-width: ${theme.content.line};

  & > label {
    font-weight: ${theme.font.weightStrong};
  }
`;

const Area = styled.textarea`
  display: block;
  width: 100%;
  padding: 0.5rem 0.75rem;
  border: ${theme.border.control} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  resize: vertical;

  &[aria-invalid="true"] {
    border-color: ${theme.color.errorBorder};
    box-shadow: inset 0 0 0 1px ${theme.color.errorBorder};
  }
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
